// Room: engine/schedule. From what the user did to SM-2's quality. Nobody grades himself, except on basic cards.
#pragma once

#include <string>
#include <vector>

#include "engine/model/deck.hpp"
#include "engine/model/review.hpp"

namespace trapline::schedule {

struct Graded {
  bool correct = false;
  Quality quality = 0;
  bool lucky = false;  ///< right, but called a guess: earns no longer interval
};

/// Right: 3 (lucky), 3, 4, 5 by rising confidence. Wrong: 1, and 0 when certain.
[[nodiscard]] Graded grade_answer(bool correct, Confidence confidence);

/// Basic cards: again, hard, good, easy are 1, 3, 4, 5; "again" is wrong.
[[nodiscard]] Graded grade_basic(Grade grade);

/// True where exactly the right options were chosen, in any order. Options are compared by id, never by letter.
[[nodiscard]] bool is_correct(const Question& question, const std::vector<std::string>& chosen);

/// What an answer to `question` says about the trap `trap_id` that it carries.
[[nodiscard]] TrapOutcome judge_trap(const Question& question, const std::string& trap_id,
                                     const std::vector<std::string>& chosen, const Graded& graded);

}  // namespace trapline::schedule
