// Room: app/views. A tinted box that stands out: an icon, a title, and lines below it.
#pragma once

#include <string>
#include <vector>

#include "app/views/view.hpp"
#include "app/widgets/icons.hpp"
#include "app/widgets/text_layout.hpp"

namespace trapline::ui {

enum class Tone { warning, good };

struct Callout {
  Icon icon = Icon::trap;
  Tone tone = Tone::warning;
  std::string title;
  std::vector<std::vector<StyledText>> lines;  ///< each a paragraph; their characters belong to the caller
};

/// Draws it over the reading column from `y` on, adds it to the semantic tree, and returns the y below it.
float draw_callout(const View& view, const Callout& callout, float y);

}  // namespace trapline::ui
