// Room: engine/time. Where "now" comes from. Nothing else in the program may ask the machine for the time.
#pragma once

#include "engine/time/study_day.hpp"

namespace trapline {

/// Hands out the current moment. Passed in from the outside, so that tests can jump a year.
class Clock {
 public:
  Clock() = default;
  Clock(const Clock&) = delete;
  Clock& operator=(const Clock&) = delete;
  virtual ~Clock() = default;
  [[nodiscard]] virtual Moment now() const = 0;
};

/// The machine's clock and its local offset from UTC.
class SystemClock final : public Clock {
 public:
  [[nodiscard]] Moment now() const override;
};

/// A clock that stands still: `--now`, and tests, which may move it.
class FixedClock final : public Clock {
 public:
  explicit FixedClock(Moment now) : now_(now) {}
  [[nodiscard]] Moment now() const override { return now_; }
  void set(Moment now) { now_ = now; }

 private:
  Moment now_;
};

}  // namespace trapline
