#include "app/widgets/text_field.hpp"

#include <algorithm>
#include <utility>

#include "app/widgets/controls.hpp"

namespace trapline::ui {
namespace {

constexpr float kPad = 0.6F;  // ems
constexpr float kRadius = 0.5F;

bool continues(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

std::size_t before(const std::string& text, std::size_t at) {
  if (at == 0) return 0;
  --at;
  while (at > 0 && continues(text[at])) --at;
  return at;
}

std::size_t behind(const std::string& text, std::size_t at) {
  if (at >= text.size()) return text.size();
  ++at;
  while (at < text.size() && continues(text[at])) ++at;
  return at;
}

void draw_line(Canvas& canvas, const TextFieldSpec& spec, const TextLine& line, const Rect& rect, bool focused) {
  const Palette& colors = canvas.colors();
  const float height = canvas.line_height(FontRole::body);
  const float x = rect.x + canvas.px(kPad);
  const float y = rect.middle_y() - height / 2;
  const float room = rect.width - 2 * canvas.px(kPad);
  if (line.text.empty()) {
    canvas.text(canvas.elided(spec.hint, room, FontRole::body), {x, y}, FontRole::body, colors.muted);
  }
  const std::string_view left = std::string_view(line.text).substr(0, line.caret);
  const float caret = canvas.text_width(left, FontRole::body);
  const ClipTo clip({x, rect.y, room, rect.height});
  const float shift = std::max(0.0F, caret - room + canvas.px(0.1F));  // the caret is always in sight
  canvas.text(line.text, {x - shift, y}, FontRole::body, colors.text);
  if (focused) canvas.line({x - shift + caret, y}, {x - shift + caret, y + height}, colors.accent, 0.1F);
}

}  // namespace

void TextLine::type(std::string_view utf8) {
  std::string typed;
  for (const char c : utf8)
    if (static_cast<unsigned char>(c) >= 0x20 && c != 0x7F) typed += c;
  text.insert(caret, typed);
  caret += typed.size();
}

bool TextLine::key(const input::KeyPress& press) {
  const std::size_t from = before(text, caret);
  const std::size_t to = behind(text, caret);
  switch (press.key) {
    case input::key::kBackspace:
      text.erase(from, caret - from);
      return std::exchange(caret, from) != from;
    case input::key::kDelete:
      text.erase(caret, to - caret);
      return to != caret;
    case input::key::kLeft:
      caret = from;
      return false;
    case input::key::kRight:
      caret = to;
      return false;
    case input::key::kHome:
      caret = 0;
      return false;
    case input::key::kEnd:
      caret = text.size();
      return false;
    default:
      return false;
  }
}

bool text_field(Canvas& canvas, const TextFieldSpec& spec, TextLine& line, const Rect& rect) {
  if (hot_spot(rect, spec.label, true).clicked) canvas.focus_on(Role::text_field, spec.label);
  const FocusRing* focus = canvas.focus_of(Role::text_field, spec.label);
  line.caret = std::min(line.caret, line.text.size());
  bool changed = false;
  if (focus != nullptr) {
    for (const input::KeyPress& press : focus->keys()) changed = line.key(press) || changed;
    changed = changed || !focus->typed().empty();
    line.type(focus->typed());
  }
  canvas.fill(rect, canvas.colors().surface, kRadius);
  canvas.frame(rect, canvas.colors().edge, kRadius);
  draw_line(canvas, spec, line, rect, focus != nullptr);
  if (focus != nullptr) focus_frame(canvas, rect);
  canvas.note(
      {.role = Role::text_field, .name = spec.label, .value = line.text, .rect = rect, .focused = focus != nullptr});
  return changed;
}

}  // namespace trapline::ui
