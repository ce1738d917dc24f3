#include "engine/schedule/sm2.hpp"

#include <algorithm>
#include <cstdint>

namespace trapline::schedule {
namespace {

constexpr int kMinEase = 130;
constexpr int kFirstInterval = 1;
constexpr int kSecondInterval = 6;

int next_interval(int repetitions, int interval_days, int ease) {
  if (repetitions == 1) return kFirstInterval;
  if (repetitions == 2) return kSecondInterval;
  const std::int64_t hundredths = std::int64_t{interval_days} * ease;
  return static_cast<int>(std::min<std::int64_t>((hundredths + 99) / 100, kMaxIntervalDays));
}

}  // namespace

int sm2_ease(int ease, Quality quality) {
  // 0.1 - (5-q)*(0.08 + (5-q)*0.02), in hundredths.
  const int miss = 5 - quality;
  return std::max(kMinEase, ease + 10 - miss * (8 + miss * 2));
}

Schedule sm2(const Schedule& before, Quality quality, StudyDay today) {
  Schedule after = before;
  if (quality < 3) {
    after.repetitions = 1;
    after.interval_days = kFirstInterval;
    ++after.lapses;
  } else {
    after.ease = sm2_ease(before.ease, quality);
    ++after.repetitions;
    after.interval_days = next_interval(after.repetitions, before.interval_days, after.ease);
  }
  after.due = today + after.interval_days;
  return after;
}

Schedule second_interval(const Schedule& before, StudyDay today) {
  Schedule after = before;
  after.repetitions = 2;
  after.interval_days = kSecondInterval;
  after.due = today + after.interval_days;
  return after;
}

Schedule hold_after_luck(const Schedule& before, StudyDay today) {
  Schedule after = before;
  after.ease = sm2_ease(before.ease, 3);
  after.interval_days = std::max(1, before.interval_days);
  after.due = today + after.interval_days;
  return after;
}

}  // namespace trapline::schedule
