// Room: app/theme. Colours by role, as data. Knows no widget and no screen.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace trapline::ui {

/// A colour in sRGB, each part 0..255.
struct Color {
  std::uint8_t r = 0, g = 0, b = 0, a = 255;
  bool operator==(const Color&) const = default;
};

/// What a colour is for. A view names a role and never a colour.
struct Palette {
  bool dark = false;
  Color background;  ///< behind everything
  Color surface;     ///< cards
  Color hover;       ///< a card or a quiet button under the pointer
  Color code;        ///< behind code
  Color border;      ///< around cards: ornament, no information
  Color edge;        ///< around buttons and options
  Color outline;     ///< a line that tells something: 3:1 against what lies behind
  Color track;       ///< the empty part of a bar
  Color text;
  Color muted;        ///< secondary text
  Color accent;       ///< text and lines of what can be acted on
  Color accent_soft;  ///< behind what is chosen
  Color button;       ///< the primary button
  Color button_hover;
  Color on_button;  ///< text on the primary button
  Color right, right_soft;
  Color wrong, wrong_soft;
  Color trap, trap_soft;
};

[[nodiscard]] const Palette& light_palette();
[[nodiscard]] const Palette& dark_palette();

/// WCAG 2: from 1 (equal) to 21 (black on white). Transparency is not considered.
[[nodiscard]] double contrast_ratio(Color a, Color b);

/// Two colours that meet on the screen, and the least contrast they need.
struct ContrastRule {
  std::string_view what;
  Color Palette::*front;
  Color Palette::*back;
  double at_least;
};

/// Every pair of text and ground that the views use: 4.5 for text, 3 for outlines (WCAG 2, AA).
[[nodiscard]] const std::vector<ContrastRule>& contrast_rules();

}  // namespace trapline::ui
