// Room: app/words. What is said of an answer, in the window and in the terminal alike. Pure: values in, sentences out.
#pragma once

#include <optional>
#include <string>

#include "engine/model/review.hpp"

namespace trapline::words {

/// "Right", "Right, by luck", "Wrong".
[[nodiscard]] std::string verdict(bool correct, bool lucky);

/// Below the verdict: "You were certain.", "It was a guess."; empty where no confidence was asked for.
[[nodiscard]] std::string verdict_detail(bool lucky, std::optional<Confidence> confidence);

/// "Looked into again tomorrow."; empty where a trap is not.
[[nodiscard]] std::string looked_into_again(const std::string& when);

/// "You stepped into a trap".
[[nodiscard]] std::string what_became_of_a_trap(TrapOutcome outcome);

/// "Comes back tomorrow", "Asked again today, then tomorrow", "Asked again today"; empty where nothing is scheduled.
[[nodiscard]] std::string comes_back(const std::string& when, bool drilled_today);

/// "Missed 8 times by now."
[[nodiscard]] std::string missed(int times);

}  // namespace trapline::words
