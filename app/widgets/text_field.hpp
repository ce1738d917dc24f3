// Room: app/widgets. A line of text that a user types into.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "app/widgets/canvas.hpp"

namespace trapline::ui {

/// A line that is being edited. Always valid UTF-8 where what was typed was.
struct TextLine {
  std::string text;
  std::size_t caret = 0;  ///< in bytes, between two characters

  /// Puts text in at the caret; what is no character (a line end, Escape) is left out.
  void type(std::string_view utf8);
  /// Backspace, Delete, the arrows, Home and End; true where the text has changed.
  bool key(const input::KeyPress& press);
};

struct TextFieldSpec {
  std::string label;      ///< its name in the semantic tree; not drawn
  std::string hint = {};  ///< shown while it is empty
};

/// Draws it, adds it to the semantic tree, and lets it take what was typed while it has the focus; a click gives it the
/// focus. Returns whether the text has changed.
[[nodiscard]] bool text_field(Canvas& canvas, const TextFieldSpec& spec, TextLine& line, const Rect& rect);

}  // namespace trapline::ui
