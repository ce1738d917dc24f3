// Two schedulers over one log: what each gives, from when on, and that a replay knows it.
#include <gtest/gtest.h>

#include "support/world.hpp"

namespace trapline::test {
namespace {

using schedule::Scheduler;
using schedule::SchedulerKind;

const Scheduler kFsrs90{SchedulerKind::fsrs, 90};

/// Its deck has one question, "q".
struct WorldOfOne : World {
  WorldOfOne() { collection.decks().import_deck(make_deck({make_question("q")})); }
};

void expect_clean(World& world) { EXPECT_TRUE(world.collection.upkeep().check().clean()); }

TEST(Schedulers, Sm2HoldsUntilAnotherIsChosen) {
  WorldOfOne world;
  EXPECT_EQ(world.collection.daily_review().scheduler(), Scheduler{});
  world.answer_question("q", "a");
  EXPECT_EQ(world.due("q:q"), 1);
  EXPECT_FALSE(world.state("q:q").fsrs) << "nothing is kept of what nobody asked for";
}

TEST(Schedulers, FsrsGivesTheIntervalOfEveryLaterAnswer) {
  World world;
  world.collection.decks().import_deck(make_deck({make_question("q"), make_question("later")}));
  world.answer_question("q", "a");
  world.collection.daily_review().use(kFsrs90);
  EXPECT_EQ(world.due("q:q"), 1) << "a day that is set stays";
  world.answer_question("later", "a");
  EXPECT_EQ(world.due("q:later"), 2) << "a stability of 2.3065 days";
  world.on_day(2);
  world.answer_question("later", "a");
  EXPECT_EQ(world.due("q:later"), 2 + 11) << "the interval history of the reference: 2, 11";
  expect_clean(world);
}

TEST(Schedulers, FsrsKnowsTheAnswersOfBefore) {
  WorldOfOne world;
  world.answer_question("q", "a");
  world.on_day(2);
  world.answer_question("q", "a");
  world.collection.daily_review().use(kFsrs90);
  ASSERT_TRUE(world.state("q:q").fsrs);
  EXPECT_NEAR(world.state("q:q").fsrs->stability, 10'964, 2) << "good, and good again after two days";
  expect_clean(world);
}

TEST(Schedulers, GoBackToSm2WithTheEaseThatItKept) {
  WorldOfOne world;
  world.collection.daily_review().use(kFsrs90);
  world.answer_question("q", "a");
  world.collection.daily_review().use({});
  world.on_day(2);
  world.answer_question("q", "a");
  EXPECT_EQ(world.due("q:q"), 2 + 6) << "SM-2's second interval";
  EXPECT_EQ(world.state("q:q").schedule.ease, 270);
  expect_clean(world);
}

TEST(Schedulers, LeaveTrapsToTheirOwnRules) {
  World world;
  world.collection.decks().import_deck(make_deck({make_question("q", {"t"})}, {make_trap("t")}));
  world.collection.daily_review().use(kFsrs90);
  world.answer_question("q", "b", Confidence::unsure);
  EXPECT_EQ(world.due("t:t"), 1);
  EXPECT_FALSE(world.state("t:t").fsrs);
  expect_clean(world);
}

TEST(Schedulers, ALuckyGuessEarnsNothingUnderEither) {
  WorldOfOne world;
  world.collection.daily_review().use(kFsrs90);
  world.answer_question("q", "a");
  const auto before = world.state("q:q");
  world.on_day(2);
  world.answer_question("q", "a", Confidence::guess);
  EXPECT_EQ(world.state("q:q").fsrs->stability, before.fsrs->stability);
  EXPECT_EQ(world.state("q:q").schedule.interval_days, before.schedule.interval_days);
  expect_clean(world);
}

TEST(Schedulers, ALowerRetentionMeansALongerInterval) {
  const auto due_with = [](int retention) {
    WorldOfOne world;
    world.collection.daily_review().use({SchedulerKind::fsrs, retention});
    world.answer_question("q", "a");
    return world.due("q:q").value();
  };
  EXPECT_EQ(due_with(90), 2);
  EXPECT_EQ(due_with(80), 8);
}

TEST(Schedulers, UndoTakesTheAnswerBackAndNotTheChoice) {
  WorldOfOne world;
  world.answer_question("q", "a");
  world.collection.daily_review().use(kFsrs90);
  world.collection.daily_review().undo();
  EXPECT_EQ(world.collection.daily_review().scheduler(), kFsrs90);
  EXPECT_FALSE(world.state("q:q").fsrs);
  expect_clean(world);
}

TEST(Schedulers, ChosenTwiceIsChosenOnce) {
  World world;
  world.collection.daily_review().use(kFsrs90);
  world.collection.daily_review().use(kFsrs90);
  EXPECT_EQ(world.collection.sync().facts().size(), 1U);
}

}  // namespace
}  // namespace trapline::test
