// Room: app/views. A card that says why there is nothing to do, and what to do about it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/views/view.hpp"
#include "app/widgets/icons.hpp"

namespace trapline::ui {

struct EmptyCard {
  Icon icon = Icon::mark;
  Color ink;
  Color ground;
  std::string title;
  std::vector<std::string> lines;
  std::optional<std::string> action;  ///< what its primary button says
};

/// Draws it over the reading column from `y` on, adds it to the semantic tree, and moves `y` below it. Returns whether
/// the action was clicked.
[[nodiscard]] bool draw_empty_card(const View& view, const EmptyCard& card, float& y);

/// The head of the first screen: a small line where there is one, and "Today". Returns the y below it.
[[nodiscard]] float draw_today_heading(const View& view, const std::string& above, float y);

}  // namespace trapline::ui
