#include "app/widgets/paragraph.hpp"

#include <algorithm>
#include <cmath>

namespace trapline::ui {
namespace {

float tallest(const Canvas& canvas, const std::vector<StyledText>& texts) {
  float step = 0;
  for (const StyledText& text : texts) step = std::max(step, line_step(canvas.look(), text.font));
  return step;
}

}  // namespace

float line_step(const Look& look, FontRole font) {
  const bool large = font == FontRole::title || font == FontRole::heading;
  return std::round((large ? 1.35F : 1.5F) * ems_of(font) * look.em);
}

Paragraph::Paragraph(const Canvas& canvas, std::vector<StyledText> texts, float width)
    : texts_(std::move(texts)),
      layout_(lay_out(canvas.look(), texts_, {.width = width, .line_height = tallest(canvas, texts_)})) {}

float draw_paragraph(Canvas& canvas, const std::string& text, FontRole font, Color color, Point at, float width,
                     Role role) {
  const Paragraph paragraph(canvas, text, font, color, width);
  paragraph.draw(canvas, at);
  canvas.note({.role = role, .name = text, .value = {}, .rect = {at.x, at.y, width, paragraph.height()}});
  return at.y + paragraph.height();
}

}  // namespace trapline::ui
