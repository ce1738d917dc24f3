// Room: app/words. What is said of an answer, in the window and in the terminal alike. Pure: values in, sentences out.
#pragma once

#include <optional>
#include <string>

#include "engine/model/review.hpp"

namespace trapline::words {

/// "Right", "Right, by luck", "Wrong", "Certain, but wrong".
[[nodiscard]] std::string verdict(bool correct, bool lucky, std::optional<Confidence> confidence);

/// Below the verdict: "You were fairly sure.", "You guessed."; empty where no confidence was asked for.
[[nodiscard]] std::string verdict_detail(bool correct, bool lucky, std::optional<Confidence> confidence);

/// "Checked again tomorrow."; empty where a trap is not.
[[nodiscard]] std::string checked_again(const std::string& when);

/// "You fell for a trap".
[[nodiscard]] std::string what_became_of_a_trap(TrapOutcome outcome);

/// "Comes back tomorrow", "Asked again today, then tomorrow", "Asked again today"; empty where nothing is scheduled.
[[nodiscard]] std::string comes_back(const std::string& when, bool drilled_today);

/// "Missed 8 times so far."
[[nodiscard]] std::string missed(int times);

}  // namespace trapline::words
