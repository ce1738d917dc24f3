// Days and instants, as a traveller and a night owl live them.
#include "engine/time/study_day.hpp"

#include <gtest/gtest.h>

namespace trapline {
namespace {

StudyDay day_of(const char* iso, int rollover = 4) {
  const auto moment = moment_from_iso(iso);
  EXPECT_TRUE(moment) << iso;
  return study_day(moment.value_or(Moment{}), rollover);
}

TEST(StudyDay, TurnsAtTheRolloverHourNotAtMidnight) {
  EXPECT_EQ(to_iso(day_of("2026-12-01T03:59:59.999+01:00")), "2026-11-30");
  EXPECT_EQ(to_iso(day_of("2026-12-01T04:00+01:00")), "2026-12-01");
  EXPECT_EQ(to_iso(day_of("2026-12-01T00:30+01:00", 0)), "2026-12-01");
}

TEST(StudyDay, IsTheLocalDayOfThePlaceWhereTheAnswerWasGiven) {
  EXPECT_EQ(to_iso(day_of("2026-12-01T10:00+13:00")), "2026-12-01");
  EXPECT_EQ(to_iso(day_of("2026-12-01T10:00-11:00")), "2026-12-01");
}

TEST(StudyDay, WorksBeforeTheEpochsFirstRollover) {
  EXPECT_EQ(day_of("1970-01-01T00:00Z").number, -1);
  EXPECT_EQ(day_of("1970-01-01T04:00Z").number, 0);
}

TEST(Moment, SurvivesARoundTripThroughItsText) {
  for (const char* text :
       {"2026-12-01T09:30:00.123+01:00", "1999-02-28T23:59:59.000-09:30", "2028-02-29T00:00:00.000+00:00"}) {
    const auto moment = moment_from_iso(text);
    ASSERT_TRUE(moment) << text;
    EXPECT_EQ(to_iso(*moment), text);
  }
}

TEST(Moment, RefusesWhatNamesNoInstant) {
  for (const char* text :
       {"", "now", "2026-12-01", "2026-12-01T09:30", "2026-13-01T09:30Z", "2026-02-29T09:30Z", "2026-12-01T24:00Z",
        "2026-12-01T09:60Z", "2026-12-01T09:30:60Z", "2026-12-01T09:30+1", "2026-12-01T09:30+25:00",
        "2026-12-01T09:30Z ", "1969-12-31T23:59Z", "2026-12-01T09:30:00.Z", "-026-12-01T09:30Z"})
    EXPECT_FALSE(moment_from_iso(text)) << text;
}

}  // namespace
}  // namespace trapline
