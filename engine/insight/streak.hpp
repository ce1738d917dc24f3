// Room: engine/insight. Days in a row. Pure.
#pragma once

#include <vector>

#include "engine/time/study_day.hpp"

namespace trapline::insight {

/// Days in a row with an answer, up to today, or to yesterday while today has none yet. `days` come latest first, each
/// once; days that are still to come (a flight west, a clock set back) do not break it.
[[nodiscard]] int streak(const std::vector<StudyDay>& days, StudyDay today);

}  // namespace trapline::insight
