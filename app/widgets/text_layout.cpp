#include "app/widgets/text_layout.hpp"

#include <algorithm>
#include <cmath>

#include "app/widgets/imgui_types.hpp"
#include "engine/text/utf8.hpp"

namespace trapline::ui {
namespace {

bool is_ideograph(char32_t c) { return c >= 0x2E80 && c < 0xFB00; }

float pad_of(const StyledText& text, const Look& look) { return text.tinted ? look.px(0.2F) : 0.0F; }

/// A piece of a word: a word may run through several faces ("**bold**," is one).
struct Piece {
  std::size_t source = 0;
  std::string_view text = {};
  float width = 0;
  float lead = 0;   ///< room before it, for the tint of code
  float trail = 0;  ///< and behind it
};

float advance(const ImFont& font, char32_t c) {
  return font.GetCharAdvance(static_cast<ImWchar>(c < GlyphSet::kEnd ? c : text::kReplacement));
}

/// Puts words on lines.
class Breaker {
 public:
  Breaker(const Look& look, const std::vector<StyledText>& texts, const TextMeasure& measure)
      : look_(look), texts_(texts), measure_(measure) {
    layout_.line_height = measure.line_height;
  }

  TextLayout run() {
    for (std::size_t i = 0; i < texts_.size(); ++i) read(i);
    end_word();
    layout_.width = std::max(layout_.width, x_);
    layout_.height = static_cast<float>(line_ + 1) * measure_.line_height;
    return std::move(layout_);
  }

 private:
  void read(std::size_t source) {
    std::string_view rest = texts_[source].text;
    const ImFont& font = *look_.font(texts_[source].font);
    const float pad = pad_of(texts_[source], look_);
    Piece piece{.source = source, .lead = pad};
    while (!rest.empty()) {
      const char* begin = rest.data();
      const char32_t c = text::take_code_point(rest);
      const bool space = c == ' ' || c == '\t' || c == '\n' || c == '\r';
      if (space || is_ideograph(c)) {
        end_piece(piece);
        end_word();
      }
      if (space) {
        read_space(c, advance(font, c));
        continue;
      }
      if (!piece.text.empty()) begin = piece.text.data();
      piece.text = std::string_view(begin, static_cast<std::size_t>(rest.data() - begin));
      piece.width += advance(font, c);
    }
    end_piece(piece);
    if (pad > 0 && !word_.empty() && word_.back().source == source) {
      word_.back().trail = pad;
      word_width_ += pad;
    }
  }

  void read_space(char32_t c, float width) {
    if (c == '\n') {
      end_line();
    } else if (c != '\r') {
      space_ += width;
    }
  }

  void end_piece(Piece& piece) {
    if (!piece.text.empty()) {
      word_.push_back(piece);
      word_width_ += piece.width + piece.lead;
    }
    piece = {.source = piece.source};
  }

  void end_word() {
    if (word_.empty()) return;
    if (fresh_line_) space_ = std::min(space_, measure_.width / 2);
    if (x_ + space_ + word_width_ > measure_.width && !fresh_line_) wrap();
    x_ += space_;
    space_ = 0;
    for (const Piece& piece : word_) place(piece);
    word_.clear();
    word_width_ = 0;
  }

  void place(const Piece& piece) {
    x_ += piece.lead;
    if (x_ + piece.width <= measure_.width) {
      append(piece.source, piece.text, piece.width);
    } else {
      place_broken(piece);
    }
    x_ += piece.trail;
  }

  /// A word longer than a line: as many characters on each line as fit, and at least one.
  void place_broken(const Piece& piece) {
    std::string_view rest = piece.text;
    while (!rest.empty()) {
      float width = 0;
      const std::string_view head = head_that_fits(rest, *look_.font(texts_[piece.source].font), width);
      if (!head.empty()) append(piece.source, head, width);
      rest.remove_prefix(head.size());
      if (!rest.empty()) wrap();
    }
  }

  std::string_view head_that_fits(std::string_view text, const ImFont& font, float& width) const {
    std::string_view rest = text;
    while (!rest.empty()) {
      std::string_view next = rest;
      const float more = advance(font, text::take_code_point(next));
      const bool first_of_line = fresh_line_ && rest.size() == text.size();
      if (x_ + width + more > measure_.width && !first_of_line) break;
      width += more;
      rest = next;
    }
    return text.substr(0, text.size() - rest.size());
  }

  void append(std::size_t source, std::string_view text, float width) {
    auto& parts = layout_.parts;
    // Words of one face on one line become one part: fewer pieces to draw, and the tint of code has no gaps.
    if (!parts.empty() && parts.back().source == source && parts.back().line == line_) {
      PlacedText& last = parts.back();
      last.text =
          std::string_view(last.text.data(), static_cast<std::size_t>(text.data() + text.size() - last.text.data()));
      last.width = x_ + width - last.x;
    } else {
      parts.push_back({source, text, x_, width, line_});
    }
    x_ += width;
    fresh_line_ = false;
  }

  void wrap() {
    end_line();
    space_ = 0;
    x_ = std::min(measure_.hanging_indent, measure_.width / 2);
  }

  void end_line() {
    layout_.width = std::max(layout_.width, x_);
    x_ = 0;
    space_ = 0;
    ++line_;
    fresh_line_ = true;
  }

  const Look& look_;
  const std::vector<StyledText>& texts_;
  const TextMeasure& measure_;
  TextLayout layout_;
  std::vector<Piece> word_;
  float word_width_ = 0;
  float x_ = 0;
  float space_ = 0;
  std::size_t line_ = 0;
  bool fresh_line_ = true;
};

/// Faces of different sizes stand on one base line.
float base_line(const Look& look, float line_height) {
  const ImFont& body = *look.font(FontRole::body);
  return (line_height - (body.Ascent - body.Descent)) / 2 + body.Ascent;
}

void draw_part(Canvas& canvas, const StyledText& text, const PlacedText& part, const TextLayout& layout, Point line) {
  const Look& look = canvas.look();
  const float pad = pad_of(text, look);
  const float top = line.y + base_line(look, layout.line_height) - look.font(text.font)->Ascent;
  const float size = look.font(text.font)->FontSize;
  if (text.tinted) {
    canvas.fill({line.x + part.x - pad, top - look.px(0.06F), part.width + 2 * pad, size + look.px(0.12F)},
                canvas.colors().code, 0.25F);
  }
  canvas.text(part.text, {line.x + part.x, top}, text.font, text.color);
  if (text.struck) {
    const float y = std::round(top + size * 0.56F);
    canvas.line({line.x + part.x, y}, {line.x + part.x + part.width, y}, text.color, 0.07F);
  }
}

}  // namespace

TextLayout lay_out(const Look& look, const std::vector<StyledText>& texts, const TextMeasure& measure) {
  return Breaker(look, texts, measure).run();
}

void draw_text(Canvas& canvas, const std::vector<StyledText>& texts, const TextLayout& layout, Point at) {
  const float top = ImGui::GetWindowDrawList()->GetClipRectMin().y;
  const float bottom = ImGui::GetWindowDrawList()->GetClipRectMax().y;
  const auto y_of = [&](const PlacedText& part) { return at.y + static_cast<float>(part.line) * layout.line_height; };
  auto part = std::partition_point(layout.parts.begin(), layout.parts.end(),
                                   [&](const PlacedText& p) { return y_of(p) + layout.line_height < top; });
  for (; part != layout.parts.end() && y_of(*part) < bottom; ++part) {
    draw_part(canvas, texts[part->source], *part, layout, {at.x, y_of(*part)});
  }
}

}  // namespace trapline::ui
