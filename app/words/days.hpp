// Room: app/words. Days in words, as a person says them. English; knows no card.
#pragma once

#include <string>

#include "engine/time/study_day.hpp"

namespace trapline::words {

/// "Monday, 30 November".
[[nodiscard]] std::string long_date(StudyDay day);

/// "today", "tomorrow", "in 6 days (Sunday, 6 December)"; with the year where it is more than half a year away.
[[nodiscard]] std::string when(StudyDay day, StudyDay today);

}  // namespace trapline::words
