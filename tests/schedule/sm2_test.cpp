// SM-2 as published. The table is that of several independent implementations of the same text.
#include "engine/schedule/sm2.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace trapline::schedule {
namespace {

struct Golden {
  std::vector<Quality> qualities;
  std::vector<int> intervals;
  std::vector<int> eases;  // the last ones are given
};

class Sm2Golden : public testing::TestWithParam<Golden> {};

TEST_P(Sm2Golden, GivesThePublishedIntervalsAndEases) {
  Schedule schedule;
  StudyDay today{20'000};
  std::vector<int> intervals, eases;
  for (const Quality quality : GetParam().qualities) {
    schedule = sm2(schedule, quality, today);
    intervals.push_back(schedule.interval_days);
    eases.push_back(schedule.ease);
    EXPECT_EQ(schedule.due, today + schedule.interval_days);
    today = *schedule.due;
  }
  EXPECT_EQ(intervals, GetParam().intervals);
  const auto& wanted = GetParam().eases;
  EXPECT_EQ(std::vector<int>(eases.end() - static_cast<std::ptrdiff_t>(wanted.size()), eases.end()), wanted);
}

INSTANTIATE_TEST_SUITE_P(
    Text, Sm2Golden,
    testing::Values(
        Golden{{5}, {1}, {260}}, Golden{{4, 4, 4}, {1, 6, 15}, {250, 250, 250}},
        Golden{{5, 5, 5, 5, 5}, {1, 6, 17, 50, 150}, {260, 270, 280, 290, 300}},
        Golden{{4, 4, 4, 4, 4}, {1, 6, 15, 38, 95}, {250, 250, 250, 250, 250}},
        Golden{{3, 3, 3, 3, 3}, {1, 6, 13, 26, 47}, {236, 222, 208, 194, 180}},
        Golden{{3, 3, 3, 3, 3, 3, 3, 3, 3, 3},
               {1, 6, 13, 26, 47, 79, 121, 167, 218, 284},
               {236, 222, 208, 194, 180, 166, 152, 138, 130, 130}},
        Golden{{5, 5, 5, 2, 5, 5, 5}, {1, 6, 17, 1, 6, 18, 56}, {260, 270, 280, 280, 290, 300, 310}},
        Golden{{4, 4, 4, 0, 4, 4, 4}, {1, 6, 15, 1, 6, 15, 38}, {250, 250, 250, 250, 250, 250, 250}},
        Golden{{5, 3, 5, 3, 5, 3}, {1, 6, 16, 39, 99, 236}, {260, 246, 256, 242, 252, 238}},
        Golden{{0, 5, 5, 5}, {1, 6, 17, 48}, {250, 260, 270, 280}},
        Golden{{3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 5}, {1, 6, 13, 26, 47, 79, 121, 167, 218, 306, 459}, {130, 140, 150}},
        Golden{{4, 5, 3, 1, 4, 5, 5, 2, 3, 4},
               {1, 6, 15, 1, 6, 16, 43, 1, 6, 16},
               {250, 260, 246, 246, 246, 256, 266, 266, 252, 252}},
        Golden{{2, 2, 2, 2, 3, 4}, {1, 1, 1, 1, 6, 15}, {250, 250, 250, 250, 236, 236}},
        Golden{{5, 4, 3, 5, 4, 3, 5, 4, 3},
               {1, 6, 15, 39, 100, 242, 610, 1538, 3661},
               {260, 260, 246, 256, 256, 242, 252, 252, 238}}),
    [](const testing::TestParamInfo<Golden>& test) {
      std::string name = "q";
      for (const Quality quality : test.param.qualities) name += std::to_string(quality);
      return name;
    });

TEST(Sm2, CountsALapseAtEveryFailureAndKeepsTheEase) {
  Schedule schedule;
  for (int failure = 1; failure <= 3; ++failure) {
    schedule = sm2(schedule, 1, StudyDay{100});
    EXPECT_EQ(schedule.lapses, failure);
    EXPECT_EQ(schedule.repetitions, 1);
    EXPECT_EQ(schedule.ease, 250);
  }
}

TEST(Sm2, NeverPassesACentury) {
  Schedule schedule;
  for (int i = 0; i < 60; ++i) schedule = sm2(schedule, 5, StudyDay{0});
  EXPECT_EQ(schedule.interval_days, kMaxIntervalDays);
}

TEST(LuckyGuess, LowersTheEaseAndEarnsNoInterval) {
  Schedule schedule;
  for (const Quality quality : {4, 4, 4}) schedule = sm2(schedule, quality, StudyDay{0});
  const Schedule held = hold_after_luck(schedule, StudyDay{50});
  EXPECT_EQ(held.ease, 236);
  EXPECT_EQ(held.interval_days, 15);
  EXPECT_EQ(held.repetitions, 3);
  EXPECT_EQ(held.due, StudyDay{65});
}

TEST(LuckyGuess, OfANewCardComesBackTomorrow) {
  const Schedule held = hold_after_luck({}, StudyDay{50});
  EXPECT_EQ(held.repetitions, 0);
  EXPECT_EQ(held.interval_days, 1);
  EXPECT_EQ(held.due, StudyDay{51});
}

}  // namespace
}  // namespace trapline::schedule
