// Room: app/widgets. A text of one or more faces that wraps, measured before it is drawn.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "app/widgets/text_layout.hpp"

namespace trapline::ui {

/// From one line of running text to the next, in whole pixels. Large type needs less room between its lines.
[[nodiscard]] float line_step(const Look& look, FontRole font);

/// Its characters belong to the caller and must outlive it.
class Paragraph {
 public:
  Paragraph(const Canvas& canvas, std::vector<StyledText> texts, float width);
  Paragraph(const Canvas& canvas, std::string_view text, FontRole font, Color color, float width)
      : Paragraph(canvas, {{.text = text, .font = font, .color = color}}, width) {}

  [[nodiscard]] float height() const { return layout_.height; }
  [[nodiscard]] float width() const { return layout_.width; }
  void draw(Canvas& canvas, Point at) const { draw_text(canvas, texts_, layout_, at); }

 private:
  std::vector<StyledText> texts_;
  TextLayout layout_;
};

/// Draws a text of one face and adds it to the semantic tree. Returns the y below it.
float draw_paragraph(Canvas& canvas, const std::string& text, FontRole font, Color color, Point at, float width,
                     Role role = Role::text);

}  // namespace trapline::ui
