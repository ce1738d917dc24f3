// The machine's clock.
#include "engine/time/clock.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

namespace trapline {
namespace {

/// Gives the variable back as it was.
class TimeZone {
 public:
  TimeZone() : was_(std::getenv("TZ") ? std::getenv("TZ") : "") {}
  ~TimeZone() { was_.empty() ? unsetenv("TZ") : set(was_); }
  TimeZone(const TimeZone&) = delete;
  TimeZone& operator=(const TimeZone&) = delete;
  static int set(const std::string& zone) { return setenv("TZ", zone.c_str(), 1); }

 private:
  std::string was_;
};

TEST(SystemClock, HeedsAZoneThatChangesWhileTheProgramRuns) {
  const TimeZone zone;
  const SystemClock clock;
  TimeZone::set("EAST-05:30");
  EXPECT_EQ(clock.now().offset_minutes, 330);
  TimeZone::set("WEST+08:00");
  EXPECT_EQ(clock.now().offset_minutes, -480);
}

}  // namespace
}  // namespace trapline
