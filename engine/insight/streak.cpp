#include "engine/insight/streak.hpp"

namespace trapline::insight {

int streak(const std::vector<StudyDay>& days, StudyDay today) {
  int streak = 0;
  StudyDay expected = today;
  for (const StudyDay day : days) {
    if (day > today) continue;
    if (streak == 0 && day == today + -1) expected = day;  // today may still come
    if (day != expected) break;
    ++streak;
    expected = expected + -1;
  }
  return streak;
}

}  // namespace trapline::insight
