// Room: app/views. What stands around every screen: the top bar, the message, and the frame of a footer.
#pragma once

#include "app/views/view.hpp"

namespace trapline {

/// Draws the top bar and takes its height from `view.body`.
void draw_top_bar(View& view, const AppState& state);

/// Draws the message, where there is one, and takes its height from `view.body`.
void draw_message(View& view, const AppState& state);

/// Cuts a footer of this height off `view.body`, draws its ground, and returns its part of the reading column.
[[nodiscard]] Rect cut_footer(View& view, float height);

}  // namespace trapline
