// Room: app/widgets. Buttons, bars and labels.
#pragma once

#include <string>
#include <string_view>

#include "app/widgets/canvas.hpp"

namespace trapline::ui {

enum class ButtonKind {
  primary,  ///< the one action of a screen
  normal,
  quiet,  ///< text only until the pointer is over it
};

struct ButtonSpec {
  std::string label;
  std::string key = {};  ///< shown in a key cap; empty for none
  ButtonKind kind = ButtonKind::normal;
  bool enabled = true;
  FontRole font = FontRole::body;
};

/// Draws it, adds it to the semantic tree, and returns whether it was clicked, or pressed by a key while it has the
/// focus.
[[nodiscard]] bool button(Canvas& canvas, const ButtonSpec& spec, const Rect& rect);

/// The width that a button needs for its label and key.
[[nodiscard]] float button_width(const Canvas& canvas, const ButtonSpec& spec);

/// A key as printed on a keyboard; `right_middle` is the middle of its right edge. Returns its width.
float key_cap(Canvas& canvas, std::string_view key, Point right_middle, Color ink, Color edge);
[[nodiscard]] float key_cap_width(const Canvas& canvas, std::string_view key);

/// What shows where the keyboard is: a frame around `rect`.
void focus_frame(Canvas& canvas, const Rect& rect);

/// A bar filled from the left; `share` from 0 to 1.
void meter(Canvas& canvas, const Rect& rect, float share, Color color);

/// A small word in a tinted, rounded box with its left edge at `at.x` and its middle at `at.y`. Returns its width.
float tag(Canvas& canvas, std::string_view word, Point at, Color ink, Color ground);
[[nodiscard]] float tag_width(const Canvas& canvas, std::string_view word);

}  // namespace trapline::ui
