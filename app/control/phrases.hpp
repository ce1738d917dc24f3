// Room: app/control. Days and confidences as people say them. Shared by the window and the terminal.
#pragma once

#include <string>

#include "engine/model/review.hpp"
#include "engine/time/study_day.hpp"

namespace trapline {

/// "Monday, 30 November"; with the year where it is not that of `today`.
[[nodiscard]] std::string date_in_words(StudyDay day, StudyDay today);

/// When something falls due, seen from `today`: "today", "tomorrow", "in 6 days (Sunday, 6 December)".
[[nodiscard]] std::string comes_back(StudyDay due, StudyDay today);

/// "fairly sure".
[[nodiscard]] std::string in_words(Confidence confidence);

}  // namespace trapline
