#include "app/widgets/paragraph.hpp"

#include <algorithm>
#include <cmath>

namespace trapline {
namespace {

float tallest(const Canvas& canvas, const std::vector<StyledText>& texts) {
  float height = 0;
  for (const StyledText& text : texts) height = std::max(height, canvas.line_height(text.font));
  return height;
}

}  // namespace

Paragraph::Paragraph(const Canvas& canvas, std::vector<StyledText> texts, float width)
    : texts_(std::move(texts)),
      layout_(lay_out(canvas.look(), texts_,
                      {.width = width, .line_height = std::round(tallest(canvas, texts_) * kLineHeight)})) {}

float draw_paragraph(Canvas& canvas, const std::string& text, FontRole font, Color color, Point at, float width,
                     Role role) {
  const Paragraph paragraph(canvas, text, font, color, width);
  paragraph.draw(canvas, at);
  canvas.note({.role = role, .name = text, .value = {}, .rect = {at.x, at.y, width, paragraph.height()}});
  return at.y + paragraph.height();
}

}  // namespace trapline
