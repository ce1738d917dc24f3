// Room: app/views. An option after the answer: whether it is right, and why.
#pragma once

#include "app/views/view.hpp"

namespace trapline::ui {

/// Draws the card of the option at `index` over the reading column from `y` on, adds it to the semantic tree, and
/// returns the y below it. A click opens or folds what the deck says of it.
float draw_told_option(View& view, const state::FeedbackOption& option, std::size_t index, float y);

}  // namespace trapline::ui
