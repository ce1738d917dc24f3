#include "app/views/markdown.hpp"

#include <algorithm>
#include <cmath>

#include "app/widgets/icons.hpp"
#include "app/widgets/paragraph.hpp"
#include "engine/text/utf8.hpp"

namespace trapline::ui {
namespace {

// In ems.
constexpr float kGap = 0.7F;         // between blocks
constexpr float kItemGap = 0.25F;    // between the items of a list
constexpr float kIndent = 1.5F;      // a level of lists
constexpr float kMarkerRoom = 1.5F;  // for a bullet or a number
constexpr float kCodePadX = 0.9F;
constexpr float kCodePadY = 0.7F;
constexpr float kCellPadX = 0.7F;
constexpr float kCellPadY = 0.35F;
constexpr float kCorner = 0.4F;
constexpr float kIconRoom = 2;         // before the alternative text of an image
constexpr float kTallestPicture = 20;  // a question and its picture should be seen together
constexpr float kEndless = 1e6F;       // pixels: wide enough for any line
constexpr int kDeepest = 6;            // deeper lists are not moved further to the right

FontRole face(const markdown::TextSpan& span, FontRole base) {
  if (span.code) return FontRole::mono;
  if (base != FontRole::body) return base;
  if (span.strong) return span.emphasis ? FontRole::strong_emphasis : FontRole::strong;
  return span.emphasis ? FontRole::emphasis : FontRole::body;
}

bool is_tight(const markdown::TextBlock& above, const markdown::TextBlock& below) {
  return above.kind == markdown::TextBlockKind::list_item && below.kind == markdown::TextBlockKind::list_item;
}

std::string beginning_of(const markdown::RichText& text) {
  constexpr std::size_t kEnough = 400;
  std::string result;
  const auto add = [&](const std::vector<markdown::TextSpan>& spans) {
    for (const markdown::TextSpan& span : spans) {
      if (result.size() < kEnough) result += text::cut_utf8(span.text, kEnough);
    }
  };
  for (const markdown::TextBlock& block : text) {
    if (result.size() >= kEnough) break;
    if (!result.empty()) result += '\n';
    add(block.spans);
    for (const auto& row : block.rows) {
      for (const auto& cell : row) add(cell);
    }
  }
  return result;
}

/// Widths of columns that want `natural` and get `room` together: narrow ones keep theirs, wide ones share the rest.
std::vector<float> share_width(std::vector<float> natural, float room) {
  std::vector<bool> settled(natural.size(), false);
  float left = room;
  std::size_t open = natural.size();
  for (bool changed = true; changed && open > 0;) {
    changed = false;
    const float fair = left / static_cast<float>(open);
    for (std::size_t i = 0; i < natural.size(); ++i) {
      if (settled[i] || natural[i] > fair) continue;
      settled[i] = changed = true;
      left -= natural[i];
      --open;
    }
  }
  for (std::size_t i = 0; i < natural.size(); ++i) {
    if (!settled[i]) natural[i] = std::floor(left / static_cast<float>(open));
  }
  return natural;
}

/// How much of a cell's free room stands before its text.
float share_before(const markdown::TextBlock& table, std::size_t column) {
  const markdown::ColumnAlign align =
      column < table.columns.size() ? table.columns[column] : markdown::ColumnAlign::left;
  return align == markdown::ColumnAlign::right ? 1 : align == markdown::ColumnAlign::center ? 0.5F : 0;
}

}  // namespace

Markdown::Markdown(const Canvas& canvas, const markdown::RichText& text, float width, Color color,
                   std::string_view lead)
    : text_(text), lead_(lead), color_(color) {
  static const markdown::TextBlock kNoText;  // never changed: a paragraph for a lead that stands alone
  blocks_.reserve(text.size() + 1);
  if (!lead.empty() && (text.empty() || text.front().kind != markdown::TextBlockKind::paragraph))
    add(canvas, kNoText, width);
  for (const markdown::TextBlock& block : text) add(canvas, block, width);
}

std::vector<StyledText> Markdown::styled(const std::vector<markdown::TextSpan>& spans, FontRole base) const {
  std::vector<StyledText> texts;
  texts.reserve(spans.size());
  for (const markdown::TextSpan& span : spans) {
    texts.push_back({.text = span.text, .font = face(span, base), .color = color_, .tinted = span.code});
  }
  return texts;
}

std::vector<StyledText> Markdown::led(std::vector<StyledText> texts) const {
  if (!lead_.empty() && blocks_.empty())
    texts.insert(texts.begin(), StyledText{.text = lead_, .font = FontRole::strong, .color = color_});
  return texts;
}

void Markdown::add(const Canvas& canvas, const markdown::TextBlock& source, float width) {
  Block block{.source = &source};
  if (!blocks_.empty()) {
    height_ += canvas.look().snap(is_tight(*blocks_.back().source, source) ? kItemGap : kGap);
  }
  const bool item = source.kind == markdown::TextBlockKind::list_item;
  block.x = std::round(
      canvas.px(static_cast<float>(std::clamp(source.indent, 0, kDeepest)) * kIndent + (item ? kMarkerRoom : 0)));
  block.width = std::max(canvas.px(4), width - block.x);
  block.y = height_;
  switch (source.kind) {
    case markdown::TextBlockKind::code:
      add_code(canvas, block);
      break;
    case markdown::TextBlockKind::image:
      add_image(canvas, block);
      break;
    case markdown::TextBlockKind::table:
      add_table(canvas, block);
      break;
    case markdown::TextBlockKind::rule:
      block.height = canvas.px(0.5F);
      break;
    default:
      add_text(canvas, block);
      break;
  }
  height_ += block.height;
  blocks_.push_back(std::move(block));
}

void Markdown::add_text(const Canvas& canvas, Block& block) {
  const bool heading = block.source->kind == markdown::TextBlockKind::heading;
  const FontRole base = heading ? FontRole::heading : FontRole::body;
  block.texts = led(styled(block.source->spans, base));
  block.layout =
      lay_out(canvas.look(), block.texts, {.width = block.width, .line_height = line_step(canvas.look(), base)});
  block.height = block.layout.height;
}

void Markdown::add_image(const Canvas& canvas, Block& block) {
  block.picture = canvas.look().picture(block.source->image_path);
  if (block.picture != nullptr) {
    const PictureView& picture = *block.picture;
    // A pixel of the picture is a pixel at scale 1, unless it would not fit.
    const float scale =
        std::min({canvas.px(1 / kEmPixels), block.width / picture.width, canvas.px(kTallestPicture) / picture.height});
    block.width = std::round(picture.width * scale);
    block.height = std::round(picture.height * scale);
    return;
  }
  block.texts = styled(block.source->spans, FontRole::body);
  block.layout = lay_out(canvas.look(), block.texts,
                         {.width = block.width - 2 * canvas.px(kCodePadX) - canvas.px(kIconRoom),
                          .line_height = line_step(canvas.look(), FontRole::body)});
  block.height = block.layout.height + 2 * canvas.look().snap(kCodePadY);
}

void Markdown::add_code(const Canvas& canvas, Block& block) {
  block.texts = styled(block.source->spans, FontRole::mono);
  for (StyledText& text : block.texts) {
    text.font = FontRole::mono;
    text.tinted = false;
    while (text.text.ends_with('\n')) text.text.remove_suffix(1);
  }
  block.layout = lay_out(canvas.look(), block.texts,
                         {.width = block.width - 2 * canvas.px(kCodePadX),
                          .line_height = line_step(canvas.look(), FontRole::mono),
                          .hanging_indent = canvas.px(2)});
  block.height = block.layout.height + 2 * canvas.look().snap(kCodePadY);
}

std::vector<float> Markdown::read_table(const Canvas& canvas, Block& block) const {
  std::vector<float> natural;
  for (const auto& source : block.source->rows) {
    const FontRole font = block.rows.empty() ? FontRole::strong : FontRole::body;
    Row& row = block.rows.emplace_back();
    for (std::size_t c = 0; c < source.size(); ++c) {
      Cell& cell = row.cells.emplace_back();
      cell.texts = styled(source[c], font);
      const TextLayout wide = lay_out(canvas.look(), cell.texts, {.width = kEndless, .line_height = 1});
      natural.resize(std::max(natural.size(), c + 1), 0);
      natural[c] = std::max(natural[c], std::ceil(wide.width) + 2 * canvas.px(kCellPadX));
    }
  }
  return natural;
}

void Markdown::add_table(const Canvas& canvas, Block& block) const {
  const std::vector<float> widths = share_width(read_table(canvas, block), block.width);
  const float pad_x = canvas.px(kCellPadX);
  const float line = line_step(canvas.look(), FontRole::body);
  block.width = canvas.px(1);
  for (Row& row : block.rows) {
    row.y = block.height;
    float x = 0;
    for (std::size_t c = 0; c < row.cells.size(); ++c) {
      Cell& cell = row.cells[c];
      cell.x = x + pad_x;
      const float room = std::max(canvas.px(1), widths[c] - 2 * pad_x);
      cell.layout = lay_out(canvas.look(), cell.texts, {.width = room, .line_height = line});
      cell.x += std::floor((room - cell.layout.width) * share_before(*block.source, c));
      row.height = std::max(row.height, cell.layout.height);
      x += widths[c];
    }
    row.height += 2 * canvas.look().snap(kCellPadY);
    block.height += row.height;
    block.width = std::max(block.width, x);
  }
}

void Markdown::draw_image(Canvas& canvas, const Block& block, const Rect& rect) {
  const Palette& colors = canvas.colors();
  if (block.picture != nullptr) {
    // Charts are drawn in black ink, and where there is no ground in the file they mean paper.
    canvas.fill(rect, light_palette().surface, kCorner);
    canvas.picture(*block.picture, rect, kCorner);
    return canvas.frame(rect, colors.border, kCorner);
  }
  const float left = rect.x + canvas.px(kCodePadX);
  canvas.frame(rect, colors.border, kCorner);
  draw_icon(canvas, Icon::image, {left + canvas.px(0.55F), rect.middle_y()}, 1.1F, colors.muted);
  draw_text(canvas, block.texts, block.layout, {left + canvas.px(kIconRoom), rect.y + canvas.look().snap(kCodePadY)});
}

void Markdown::draw_table(Canvas& canvas, const Block& block, Point at) {
  const Palette& colors = canvas.colors();
  for (std::size_t r = 0; r < block.rows.size(); ++r) {
    const Row& row = block.rows[r];
    const float y = at.y + row.y;
    if (r == 0) canvas.fill({at.x, y, block.width, row.height}, colors.code, 0.25F);
    for (const Cell& cell : row.cells) {
      draw_text(canvas, cell.texts, cell.layout, {at.x + cell.x, y + canvas.look().snap(kCellPadY)});
    }
    canvas.hairline(at.x, at.x + block.width, y + row.height - 1, colors.border);
  }
}

void Markdown::draw_block(Canvas& canvas, const Block& block, Point at) {
  const Palette& colors = canvas.colors();
  const Rect rect{at.x, at.y, block.width, block.height};
  if (!on_screen(rect)) return;
  const float pad_x = canvas.px(kCodePadX);
  const float pad_y = canvas.look().snap(kCodePadY);
  switch (block.source->kind) {
    case markdown::TextBlockKind::code:
      canvas.fill(rect, colors.code, kCorner);
      return draw_text(canvas, block.texts, block.layout, {at.x + pad_x, at.y + pad_y});
    case markdown::TextBlockKind::image:
      return draw_image(canvas, block, rect);
    case markdown::TextBlockKind::table:
      return draw_table(canvas, block, at);
    case markdown::TextBlockKind::rule:
      return canvas.hairline(rect.x, rect.right(), rect.middle_y(), colors.border);
    default:
      break;
  }
  if (!block.source->marker.empty()) {
    const StyledText marker{.text = block.source->marker, .color = colors.muted};
    const float room = canvas.px(0.45F) + canvas.text_width(marker.text, FontRole::body);
    const TextLayout layout =
        lay_out(canvas.look(), {marker}, {.width = kEndless, .line_height = block.layout.line_height});
    draw_text(canvas, {marker}, layout, {at.x - room, at.y});
  }
  draw_text(canvas, block.texts, block.layout, at);
}

float Markdown::draw(Canvas& canvas, Point at) const {
  for (const Block& block : blocks_) draw_block(canvas, block, {at.x + block.x, at.y + block.y});
  if (!blocks_.empty()) {
    const float width = blocks_.front().x + blocks_.front().width;
    canvas.note({.role = Role::text,
                 .name = std::string(lead_) + beginning_of(text_),
                 .value = {},
                 .rect = {at.x, at.y, width, height_}});
  }
  return at.y + height_;
}

}  // namespace trapline::ui
