#include "app/views/callout.hpp"

#include "app/widgets/paragraph.hpp"

namespace trapline::ui {
namespace {

// In ems.
constexpr float kPad = 0.75F;
constexpr float kTightPad = 0.45F;
constexpr float kIcon = 1.2F;
constexpr float kStep = 0.35F;  // between lines

std::string words_of(const std::vector<std::vector<StyledText>>& lines) {
  std::string words;
  for (const auto& line : lines) {
    if (!words.empty()) words += ' ';
    for (const StyledText& text : line) words += text.text;
  }
  return words;
}

}  // namespace

float draw_callout(const View& view, const Callout& callout, float y) {
  Canvas& canvas = view.canvas;
  const Palette& colors = canvas.colors();
  const bool good = callout.tone == Tone::good;
  const Color ink = good ? colors.right : colors.trap;
  const float pad = view.space(kPad, kTightPad);
  const float step = view.space(kStep, 0.1F);
  const float x = view.left + 2 * pad + canvas.px(kIcon);
  const float inner = view.width - 3 * pad - canvas.px(kIcon);
  std::vector<Paragraph> paragraphs;
  paragraphs.emplace_back(canvas, callout.title, FontRole::strong, ink, inner);
  for (const auto& line : callout.lines) paragraphs.emplace_back(canvas, line, inner);
  float height = 2 * pad - step;
  for (const Paragraph& p : paragraphs) height += p.height() + step;
  const Rect box{view.left, y, view.width, height};
  canvas.fill(box, good ? colors.right_soft : colors.trap_soft, 0.6F);
  const Point icon{box.x + pad + canvas.px(kIcon) / 2, box.y + pad + paragraphs.front().height() / 2};
  draw_icon(canvas, callout.icon, icon, kIcon, ink);
  canvas.note({.role = Role::alert, .name = callout.title, .value = words_of(callout.lines), .rect = box});
  float top = box.y + pad;
  for (const Paragraph& p : paragraphs) {
    p.draw(canvas, {x, top});
    top += p.height() + step;
  }
  return box.bottom();
}

}  // namespace trapline::ui
