// The whole life of a trap, told day by day.
#include <gtest/gtest.h>

#include <algorithm>

#include "support/world.hpp"

namespace trapline::test {
namespace {

using namespace collection;

/// Two traps; "first" is carried by three questions, "second" by one of them.
class TrapLife : public testing::Test {
 protected:
  TrapLife() {
    world.collection.decks().import_deck(
        make_deck({make_question("q1", {"first"}), make_question("q2", {"first", "second"}),
                   make_question("q3", {"first"}), make_question("other")},
                  {make_trap("first"), make_trap("second")}));
  }
  TrapMemory memory(const std::string& id) { return world.state("t:" + id).trap; }

  World world;
};

TEST_F(TrapLife, SleepsUntilAQuestionThatCarriesItIsAnswered) {
  world.answer_question("other", "a");
  EXPECT_FALSE(world.due("t:first"));
  EXPECT_EQ(world.collection.daily_review().today().traps, 0);
}

TEST_F(TrapLife, SprungComesBackTomorrow) {
  world.answer_question("q1", "b", Confidence::fairly_sure);
  EXPECT_EQ(world.due("t:first"), 1);
  EXPECT_EQ(world.state("t:first").schedule.lapses, 1);
  EXPECT_EQ(memory("first").sprung, 1);
}

TEST_F(TrapLife, MetAndResistedMayWaitSixDays) {
  world.answer_question("q1", "a");
  EXPECT_EQ(world.due("t:first"), 6);
  EXPECT_EQ(world.state("t:first").schedule.ease, 250);
  EXPECT_EQ(memory("first").sprung, 0);
}

TEST_F(TrapLife, MetInconclusivelyMayWaitSixDaysToo) {
  world.answer_question("q1", "d");  // missed by a distractor without a trap
  EXPECT_EQ(world.due("t:first"), 6);
  world.answer_question("q2", "a", Confidence::guess);  // right, but by luck
  EXPECT_EQ(world.due("t:second"), 6);
  EXPECT_EQ(memory("second").resisted_days, 0);
}

TEST_F(TrapLife, ResistedWhenDueGrowsWithTheAnswersQuality) {
  world.answer_question("q1", "a");
  world.on_day(6);
  world.answer_question("q2", "a", Confidence::certain);
  EXPECT_EQ(world.state("t:first").schedule.ease, 260);
  EXPECT_EQ(world.state("t:first").schedule.interval_days, 16);
  EXPECT_EQ(world.due("t:first"), 22);
}

TEST_F(TrapLife, ResistedBeforeItIsDueIsOnlyLogged) {
  world.answer_question("q1", "a");
  world.on_day(3);
  const Schedule before = world.state("t:first").schedule;
  world.answer_question("q2", "a");
  EXPECT_EQ(world.state("t:first").schedule, before);
  EXPECT_EQ(memory("first").resisted_days, 2);
  const auto log = world.log();
  EXPECT_EQ(std::count_if(log.begin(), log.end(), [](const Review& r) { return r.card.key == "t:first"; }), 2);
}

TEST_F(TrapLife, InconclusiveWhenDueIsAskedAgainTheNextDay) {
  world.answer_question("q1", "a");
  world.on_day(6);
  world.answer_question("q2", "d");
  EXPECT_EQ(world.due("t:first"), 7);
  EXPECT_EQ(world.state("t:first").schedule.interval_days, 6);
  world.on_day(7);
  world.answer_question("q3", "a", Confidence::guess);
  EXPECT_EQ(world.due("t:first"), 8);
}

TEST_F(TrapLife, SprungWhenCertainIsCheckedAfterAWeekWhateverTheScheduleSays) {
  world.answer_question("q1", "a");
  world.on_day(6);
  world.answer_question("q2", "b", Confidence::certain);
  EXPECT_EQ(world.due("t:first"), 7);
  EXPECT_EQ(memory("first").check_by, study_day_of(13));
  world.on_day(10);  // came late: six days from here would be day 16
  world.answer_question("q3", "a");
  EXPECT_EQ(world.state("t:first").schedule.interval_days, 6);
  EXPECT_EQ(world.due("t:first"), 13);
  world.on_day(13);
  world.answer_question("q1", "a");
  EXPECT_FALSE(memory("first").check_by);
  EXPECT_EQ(world.due("t:first"), 13 + world.state("t:first").schedule.interval_days);
}

TEST_F(TrapLife, SprungWhenUnsureHasNoCheckOfItsOwn) {
  world.answer_question("q1", "b", Confidence::unsure);
  EXPECT_FALSE(memory("first").check_by);
}

TEST_F(TrapLife, IsProbedByTheCarrierNotSeenLongestAndNotByTheOneThatSprungIt) {
  world.answer_question("q1", "b");
  world.on_day(1);
  const auto asked = world.collection.daily_review().next();
  ASSERT_TRUE(asked);
  EXPECT_EQ(asked->card.key, "t:first");
  EXPECT_EQ(asked->as, study::AskedAs::probe_question);
  EXPECT_NE(asked->form, "q:q1");
}

TEST_F(TrapLife, IsProbedByAStatementWhereEveryCarrierWasSeenThisWeek) {
  world.answer_question("q1", "b");
  world.answer_question("q2", "a");
  world.answer_question("q3", "a");
  world.on_day(1);
  const auto asked = world.collection.daily_review().next();
  ASSERT_TRUE(asked);
  EXPECT_EQ(asked->card.key, "t:first");
  EXPECT_EQ(asked->as, study::AskedAs::probe_statement);
  ASSERT_EQ(asked->question.options.size(), 2u);
  EXPECT_EQ(asked->question.options[0].text, "True");
}

TEST_F(TrapLife, StatementsTakeTurnsBetweenClaimAndTruth) {
  const study::Asked first = study::ask_by_statement({"t:x"}, make_trap("x"), {}, 0);
  const study::Asked second = study::ask_by_statement({"t:x"}, make_trap("x"), {}, 1);
  EXPECT_NE(first.form, second.form);
  for (const study::Asked& asked : {first, second})
    EXPECT_EQ(asked.question.options[asked.form == kFormTruth ? 0 : 1].right, true);
}

TEST_F(TrapLife, TheQuestionThatSprungItWaitsADay) {
  world.answer_question("q1", "b");
  world.on_day(1);
  std::vector<std::string> asked;
  for (std::string key; !(key = world.next_key()).empty();) {
    if (world.answer_next(true).review.kind != ReviewKind::drill) asked.push_back(key);
  }
  EXPECT_EQ(asked.front(), "t:first");
  EXPECT_EQ(std::count(asked.begin(), asked.end(), "q:q1"), 0) << "asked on the same day as its trap";
  world.on_day(2);
  EXPECT_EQ(world.next_key(), "q:q1");
}

TEST_F(TrapLife, KeepsItsSiblingWhenAStatementSpringsItAgain) {
  world.answer_question("q1", "b");
  world.answer_question("q2", "a");
  world.answer_question("q3", "a");
  world.on_day(1);
  ASSERT_EQ(world.collection.daily_review().next()->as, study::AskedAs::probe_statement);
  world.answer_next(false, Confidence::unsure);
  EXPECT_EQ(memory("first").sprung, 2);
  world.on_day(2);
  ASSERT_EQ(world.next_key(), "t:first");
  for (std::string key; !(key = world.next_key()).empty(); world.answer_next(true)) EXPECT_NE(key, "q:q1");
}

TEST_F(TrapLife, TheQuestionThatProbedItIsNotAskedAgainThatDay) {
  world.answer_question("q1", "b");
  world.on_day(1);
  const std::string probe = world.collection.daily_review().next()->form;
  world.answer_next(true);
  for (std::string key; !(key = world.next_key()).empty(); world.answer_next(true)) EXPECT_NE(key, probe);
}

TEST_F(TrapLife, IsTamedAfterThreeDaysTwoFormsAndThreeWeeks) {
  world.answer_question("q1", "b");
  for (int guard = 0; guard < 20 && !is_tamed(world.state("t:first")); ++guard) {
    const int interval = world.state("t:first").schedule.interval_days;
    world.on_day(*world.due("t:first"));
    world.finish_day();
    EXPECT_GT(world.state("t:first").schedule.interval_days, interval);
  }
  EXPECT_TRUE(is_tamed(world.state("t:first")));
  EXPECT_TRUE(world.due("t:first")) << "a tamed trap stays scheduled";
  world.answer_question("q3", "b");
  EXPECT_FALSE(is_tamed(world.state("t:first"))) << "sprung again, it is wild again";
}

TEST_F(TrapLife, NamedForAWholeQuestionIsSprungByAnyWrongAnswer) {
  Question question = make_question("whole");
  question.trap = "whole-trap";
  world.collection.decks().import_deck(make_deck({question}, {make_trap("whole-trap")}, "Other"));
  world.answer_question("whole", "d", Confidence::unsure);
  EXPECT_EQ(memory("whole-trap").sprung, 1);
}

TEST_F(TrapLife, DrillsMoveNoTrap) {
  world.answer_question("q1", "b");
  const CardState before = world.state("t:first");
  Answered drill = world.answer_next(false);
  while (drill.review.kind != ReviewKind::drill) drill = world.answer_next(true);
  EXPECT_EQ(world.state("t:first").trap.sprung, before.trap.sprung);
}

TEST_F(TrapLife, KeepsTheQuestionThatSprungItWaitingAlsoInASessionOfOneTopic) {
  Trap elsewhere = make_trap("first");
  elsewhere.topics = {"Elsewhere"};
  world.collection.decks().import_deck(make_deck({}, {elsewhere}));
  world.answer_question("q1", "b");
  world.on_day(1);
  const CardFilter topic{"", "Topic"};  // the questions' topic, and not the trap's
  EXPECT_EQ(world.collection.daily_review().today(topic).traps, 0);
  EXPECT_EQ(world.collection.daily_review().today(topic).held, 1);
  while (const auto next = world.collection.daily_review().next(topic)) {
    const std::string question = next->card.key.substr(2);
    const bool trap_is_due = world.due("t:first") == 1;
    EXPECT_FALSE(question == "q1" && trap_is_due) << "another carrier has to be the trap's review first";
    world.answer_question(question, "a");
  }
}

TEST(TrapWithoutATruth, IsRefutedByTheExplanationOfAnOptionThatCarriesIt) {
  World world;
  Trap trap = make_trap("belief");
  trap.truth.clear();
  Question question = make_question("q", {"belief"});
  question.options.at(1).why = "Because it is not so.";
  world.collection.decks().import_deck(make_deck({question}, {trap}));
  world.answer_question("q", "b");
  world.on_day(1);
  const study::Asked asked = world.collection.daily_review().next().value();
  ASSERT_EQ(asked.as, study::AskedAs::probe_statement);
  EXPECT_EQ(asked.question.stem, trap.claim);
  for (const Option& option : asked.question.options) EXPECT_EQ(option.why, "Because it is not so.");
}

}  // namespace
}  // namespace trapline::test
