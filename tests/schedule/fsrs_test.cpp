// FSRS-6 against figures that the reference implementations of the open-spaced-repetition project agree on.
#include <gtest/gtest.h>

#include <vector>

#include "engine/schedule/fsrs.hpp"
#include "engine/schedule/scheduler.hpp"

namespace trapline::schedule {
namespace {

struct Step {
  int rating;
  int days;  ///< since the one before
};

FsrsPoint after(const std::vector<Step>& steps) {
  FsrsPoint point = fsrs_first(static_cast<FsrsRating>(steps.front().rating));
  for (std::size_t i = 1; i < steps.size(); ++i)
    point = fsrs_next(point, static_cast<FsrsRating>(steps[i].rating), steps[i].days);
  return point;
}

struct Row {
  std::vector<Step> steps;
  double stability;
  double difficulty;
};

TEST(Fsrs, GivesThePublishedStabilityAndDifficulty) {
  const std::vector<Row> rows{
      {{{1, 0}}, 0.212, 6.4133},
      {{{2, 0}}, 1.2931, 5.11217071},
      {{{4, 0}}, 8.2956, 1},
      {{{3, 0}, {3, 0}}, 2.3065, 2.11121424},
      {{{1, 0}, {1, 0}}, 0.0833567171, 8.80630447},
      {{{4, 0}, {4, 0}}, 13.0460647, 1},
      {{{3, 0}, {1, 2}}, 0.607580106, 7.39450274},
      {{{3, 0}, {2, 2}}, 7.51332037, 4.75285849},
      {{{3, 0}, {4, 2}}, 18.5217542, 1},
      {{{3, 0}, {3, 2}, {3, 11}, {3, 46}}, 162.862202, 2.09745543},
      {{{3, 0}, {3, 2}, {3, 11}, {1, 46}, {3, 0}, {3, 2}}, 6.52899069, 7.36566474},
      {{{1, 0}, {3, 0}, {3, 1}, {3, 3}, {3, 8}, {3, 21}}, 53.6269029, 6.35748708},
      {{{4, 0}, {4, 8}, {4, 60}, {4, 400}}, 1850.32959, 1},
      {{{3, 0}, {3, 100}}, 51.0584329, 2.11121424},
  };
  for (const Row& row : rows) {
    const FsrsPoint point = after(row.steps);
    EXPECT_NEAR(point.stability, row.stability, row.stability * 1e-8);
    EXPECT_NEAR(point.difficulty, row.difficulty, 1e-8);
  }
}

TEST(Fsrs, TurnsAStabilityIntoAnIntervalAndBack) {
  EXPECT_NEAR(fsrs_interval(2.3065, 0.8), 7.64826125, 1e-7);
  EXPECT_NEAR(fsrs_interval(2.3065, 0.9), 2.3065, 1e-9);
  EXPECT_NEAR(fsrs_interval(162.862202, 0.95), 65.5615949, 1e-6);
  EXPECT_NEAR(fsrs_recall(2.3065, 10), 0.774366917, 1e-8);
}

TEST(Fsrs, KeepsWholeThousandthsAndAsksAfterADayAtLeast) {
  const StudyDay day{100};
  const FsrsMemory first = fsrs({}, FsrsRating::again, day);
  EXPECT_EQ(first, (FsrsMemory{212, 6413, day}));
  EXPECT_EQ(fsrs_interval_days(first, 90), 1);
  EXPECT_EQ(fsrs_interval_days({36'500'000, 1000, day}, 70), 36'500) << "a century at most";
  EXPECT_EQ(fsrs(first, FsrsRating::again, day + -3).stability, fsrs(first, FsrsRating::again, day).stability)
      << "a clock set back counts as the same day";
}

TEST(Scheduler, IsWrittenAndReadBack) {
  for (const Scheduler& scheduler : {Scheduler{}, Scheduler{SchedulerKind::fsrs, 85}})
    EXPECT_EQ(scheduler_in(to_text(scheduler)), scheduler);
}

TEST(Scheduler, IsNotTakenFromWhatItDoesNotKnow) {
  for (const char* text : {"", "sm3", "fsrs-6", "fsrs-6 ", "fsrs-6 9", "fsrs-6 98", "fsrs-6 90 x", "fsrs-7 90", "SM2"})
    EXPECT_FALSE(scheduler_in(text)) << text;
}

}  // namespace
}  // namespace trapline::schedule
