// Room: tests. Screens with contents such as a real deck has, to look at and to test with.
#pragma once

#include <string>
#include <vector>

#include "app/state/app_state.hpp"

namespace trapline::sample {

[[nodiscard]] state::AppState today();
[[nodiscard]] state::AppState nothing_imported();
[[nodiscard]] state::AppState files_refused();
[[nodiscard]] state::AppState cannot_open();
[[nodiscard]] state::AppState done_for_today();
[[nodiscard]] state::AppState review();      ///< choose one of four, with a code block
[[nodiscard]] state::AppState review_two();  ///< choose two, one chosen, with a table
[[nodiscard]] state::AppState trap_check();  ///< a statement to judge
[[nodiscard]] state::AppState basic(bool revealed);
[[nodiscard]] state::AppState feedback_wrong();  ///< a trap sprung
[[nodiscard]] state::AppState feedback_right();
[[nodiscard]] state::AppState feedback_lucky();

/// A question with this many options and nothing else of note.
[[nodiscard]] state::ReviewScreen question_with(int options, int choose = 1);

struct Named {
  std::string name;
  state::AppState state;
};
[[nodiscard]] std::vector<Named> all();

}  // namespace trapline::sample
