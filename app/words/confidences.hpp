// Room: app/words. How sure somebody was, and how well he knew it, as people say it.
#pragma once

#include <array>
#include <string>

#include "engine/model/review.hpp"

namespace trapline::words {

/// "fairly sure".
[[nodiscard]] std::string in_words(Confidence confidence);
/// "Fairly sure": for what can be pressed.
[[nodiscard]] std::string label_of(Confidence confidence);
/// "again", "hard", "good", "easy".
[[nodiscard]] std::string in_words(Grade grade);
[[nodiscard]] std::string label_of(Grade grade);

/// In the order in which they are offered.
inline constexpr std::array kConfidences{Confidence::guess, Confidence::unsure, Confidence::fairly_sure,
                                         Confidence::certain};
inline constexpr std::array kGrades{Grade::again, Grade::hard, Grade::good, Grade::easy};

/// "1 guess, 2 unsure, 3 fairly sure, 4 certain": what a digit means in a terminal.
[[nodiscard]] std::string confidences_by_digit();
[[nodiscard]] std::string grades_by_digit();

}  // namespace trapline::words
