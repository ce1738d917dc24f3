// Room: app/views. What stands around every screen: the top bar, the message, and the frame of a footer.
#pragma once

#include <functional>

#include "app/views/view.hpp"

namespace trapline::ui {

/// Draws the top bar and takes its height from `view.body`.
void draw_top_bar(View& view, const state::AppState& state);

/// Whether there is nowhere to go back to from this screen.
[[nodiscard]] bool is_home(const state::Screen& screen);

/// Draws the message and the work beside the screen, where there are some, and takes its height from `view.body`.
void draw_message(View& view, const state::AppState& state);

/// Draws a page whose contents begin at the given y, and returns the y below them.
using PageDrawer = std::function<float(float top)>;
using FooterDrawer = std::function<void(const Rect& area)>;

/// Draws the page into the rest of the window, where it scrolls, and the footer below it, where it always is in sight.
/// `footer` may be empty.
void draw_page(View& view, const PageDrawer& page, float footer_height, const FooterDrawer& footer);

}  // namespace trapline::ui
