#include "app/views/empty_card.hpp"

#include "app/widgets/controls.hpp"
#include "app/widgets/paragraph.hpp"

namespace trapline::ui {
namespace {

// In ems.
constexpr float kCardPad = 1.8F;
constexpr float kButtonHeight = 3.2F;
constexpr float kIcon = 3;
constexpr float kIconGap = 1.2F;
constexpr float kStep = 0.3F;

/// The height of its title and lines.
float height_of(const Canvas& canvas, const EmptyCard& card, float width) {
  const Color ink = canvas.colors().text;
  float height = Paragraph(canvas, card.title, FontRole::heading, ink, width).height();
  for (const std::string& text : card.lines)
    height += canvas.look().snap(kStep) + Paragraph(canvas, text, FontRole::body, ink, width).height();
  return height;
}

void draw_words(Canvas& canvas, const EmptyCard& card, Point at, float width) {
  const Palette& colors = canvas.colors();
  float y = draw_paragraph(canvas, card.title, FontRole::heading, colors.text, at, width, Role::heading);
  for (const std::string& text : card.lines)
    y = draw_paragraph(canvas, text, FontRole::body, colors.muted, {at.x, y + canvas.look().snap(kStep)}, width);
}

bool action_button(const View& view, const std::string& label, const Rect& rect) {
  const ButtonSpec spec{.label = label, .key = "Enter", .kind = ButtonKind::primary, .font = FontRole::heading};
  return button(view.canvas, spec, rect) && view.may_commit(view.input.now);
}

}  // namespace

bool draw_empty_card(const View& view, const EmptyCard& card, float& y) {
  Canvas& canvas = view.canvas;
  const float pad = canvas.look().snap(kCardPad);
  const float icon = canvas.look().snap(kIcon);
  const float inner = view.width - 2 * pad - icon - canvas.px(kIconGap);
  const float start = card.action ? canvas.look().snap(kButtonHeight) + pad : 0;
  const Rect box{view.left, y, view.width, height_of(canvas, card, inner) + start + 2 * pad};
  canvas.fill(box, canvas.colors().surface, 0.8F);
  canvas.frame(box, canvas.colors().border, 0.8F);
  draw_badge(canvas, card.icon, {box.x + pad + icon / 2, box.y + pad + icon / 2}, kIcon, card.ground, card.ink);
  draw_words(canvas, card, {box.x + pad + icon + canvas.px(kIconGap), box.y + pad}, inner);
  y = box.bottom();
  return card.action &&
         action_button(view, *card.action, {box.x + pad, box.bottom() - start, box.width - 2 * pad, start - pad});
}

float draw_today_heading(const View& view, const std::string& above, float y) {
  Canvas& canvas = view.canvas;
  const Palette& colors = canvas.colors();
  if (!above.empty()) y = draw_paragraph(canvas, above, FontRole::small, colors.muted, {view.left, y}, view.width);
  y += canvas.look().snap(0.2F);
  y = draw_paragraph(canvas, "Today", FontRole::title, colors.text, {view.left, y}, view.width, Role::heading);
  return y + canvas.look().snap(0.9F);
}

}  // namespace trapline::ui
