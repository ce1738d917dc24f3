// Room: app/widgets. Breaks text in several faces into lines, as one paragraph. Knows no Markdown.
#pragma once

#include <string_view>
#include <vector>

#include "app/widgets/canvas.hpp"

namespace trapline::ui {

/// Text in one face. The characters belong to the caller, who keeps them until the text is drawn.
struct StyledText {
  std::string_view text;  ///< UTF-8; a line feed is a line break
  FontRole font = FontRole::body;
  Color color = {};
  bool tinted = false;  ///< on the ground of code
  bool struck = false;  ///< a line through it
};

/// A part of one StyledText that stands on one line.
struct PlacedText {
  std::size_t source = 0;  ///< index of its StyledText
  std::string_view text;
  float x = 0;
  float width = 0;
  std::size_t line = 0;
};

struct TextLayout {
  std::vector<PlacedText> parts;
  float line_height = 0;
  float width = 0;   ///< of the widest line
  float height = 0;  ///< of all lines; that of one line where the text is empty
};

struct TextMeasure {
  float width = 0;           ///< where lines end, in pixels
  float line_height = 0;     ///< in pixels
  float hanging_indent = 0;  ///< of a line that continues one that was too long
};

/// Breaks at spaces, between ideographs, and inside of a word only where it is longer than a line. Time grows with the
/// text's length.
[[nodiscard]] TextLayout lay_out(const Look& look, const std::vector<StyledText>& texts, const TextMeasure& measure);

/// Draws what is on the screen of it.
void draw_text(Canvas& canvas, const std::vector<StyledText>& texts, const TextLayout& layout, Point at);

}  // namespace trapline::ui
