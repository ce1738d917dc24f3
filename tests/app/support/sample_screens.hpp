// Room: tests. Screens with contents such as a real deck has, to look at and to test with.
#pragma once

#include <string>
#include <vector>

#include "app/state/screen.hpp"

namespace trapline::sample {

[[nodiscard]] AppState today();
[[nodiscard]] AppState nothing_imported();
[[nodiscard]] AppState files_refused();
[[nodiscard]] AppState cannot_open();
[[nodiscard]] AppState done_for_today();
[[nodiscard]] AppState review();      ///< choose one of four, with a code block
[[nodiscard]] AppState review_two();  ///< choose two, one chosen, with a table
[[nodiscard]] AppState trap_check();  ///< a statement to judge
[[nodiscard]] AppState basic(bool revealed);
[[nodiscard]] AppState feedback_wrong();  ///< a trap sprung
[[nodiscard]] AppState feedback_right();
[[nodiscard]] AppState feedback_lucky();

/// A question with this many options and nothing else of note.
[[nodiscard]] ReviewScreen question_with(int options, int choose = 1);

struct Named {
  std::string name;
  AppState state;
};
[[nodiscard]] std::vector<Named> all();

}  // namespace trapline::sample
