// Room: app/views. An option after the answer: whether it is right, and why.
#pragma once

#include "app/views/view.hpp"

namespace trapline::ui {

/// Draws its card over the reading column from `y` on, adds it to the semantic tree, and returns the y below it.
float draw_told_option(const View& view, const state::FeedbackOption& option, float y);

}  // namespace trapline::ui
