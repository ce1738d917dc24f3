// The day of a learner: limits, drills, luck, early practice, leeches, undo, imports.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/world.hpp"

namespace trapline::test {
namespace {

using namespace collection;

std::vector<Question> questions(int count) {
  std::vector<Question> made;
  for (int i = 0; i < count; ++i) made.push_back(make_question("n" + std::to_string(i), {}, i % 2 ? "Odd" : "Even"));
  return made;
}

TEST(DailyReview, BringsNewQuestionsUpToTheDaysLimit) {
  Settings settings;
  settings.limits.new_per_day = 3;
  World world(":memory:", settings);
  world.collection.decks().import_deck(make_deck(questions(5)));
  EXPECT_EQ(world.collection.daily_review().today().fresh, 3);
  world.answer_next(true);
  EXPECT_EQ(world.collection.daily_review().today().fresh, 2);
  EXPECT_EQ(world.finish_day(), 2);
  EXPECT_EQ(world.collection.daily_review().today().next_due, study_day_of(1));
}

TEST(DailyReview, AWrongAnswerIsDrilledUntilItScoresFourAndMovesNothingMore) {
  World world;
  world.collection.decks().import_deck(make_deck({make_question("x")}));
  world.answer_next(false, Confidence::unsure);
  const Schedule after_failure = world.state("q:x").schedule;
  EXPECT_EQ(world.collection.daily_review().today().drills, 1);
  EXPECT_EQ(world.answer_next(true, Confidence::unsure).review.kind, ReviewKind::drill);
  EXPECT_EQ(world.collection.daily_review().today().drills, 1) << "quality 3 is not enough";
  EXPECT_EQ(world.answer_next(true, Confidence::fairly_sure).review.kind, ReviewKind::drill);
  EXPECT_EQ(world.next_key(), "");
  EXPECT_EQ(world.state("q:x").schedule, after_failure);
}

TEST(DailyReview, ADrillNotDoneEndsWithTheDay) {
  World world;
  world.collection.decks().import_deck(make_deck({make_question("x")}));
  world.answer_next(false);
  world.on_day(1);
  EXPECT_EQ(world.collection.daily_review().today().drills, 0);
  EXPECT_EQ(world.answer_next(true).review.kind, ReviewKind::review);
}

TEST(DailyReview, DrillsTakeTurns) {
  World world;
  world.collection.decks().import_deck(make_deck({make_question("x"), make_question("y")}));
  world.answer_next(false);
  world.answer_next(false);
  const std::string first = world.next_key();
  world.answer_next(false);
  EXPECT_NE(world.next_key(), first);
}

TEST(DailyReview, ALuckyGuessHolds) {
  World world;
  world.collection.decks().import_deck(make_deck({make_question("x")}));
  for (const int day : {0, 1, 7}) {
    world.on_day(day);
    world.answer_question("x", "a", Confidence::fairly_sure);
  }
  world.on_day(22);
  const Answered lucky = world.answer_question("x", "a", Confidence::guess);
  EXPECT_TRUE(lucky.review.lucky);
  EXPECT_EQ(lucky.review.after.interval_days, 15);
  EXPECT_EQ(lucky.review.after.repetitions, 3);
  EXPECT_EQ(lucky.review.after.ease, 236);
}

TEST(DailyReview, EarlyPracticeNeverLengthensAnInterval) {
  World world;
  world.collection.decks().import_deck(make_deck({make_question("x")}));
  world.answer_question("x", "a");
  const Schedule before = world.state("q:x").schedule;
  const Answered early = world.answer_question("x", "a");
  EXPECT_EQ(early.review.kind, ReviewKind::early);
  EXPECT_EQ(world.state("q:x").schedule, before);
}

TEST(DailyReview, AFailureCountsEvenWhenEarly) {
  World world;
  world.collection.decks().import_deck(make_deck({make_question("x")}));
  world.answer_question("x", "a");
  world.on_day(1);
  world.answer_question("x", "a");
  world.on_day(3);
  const Answered failed = world.answer_question("x", "b");
  EXPECT_EQ(failed.review.kind, ReviewKind::early);
  EXPECT_EQ(world.due("q:x"), 4);
  EXPECT_EQ(world.state("q:x").schedule.lapses, 1);
}

TEST(DailyReview, ALeechIsToldAtEightLapsesThenEveryFourAndStaysInTheQueue) {
  World world;
  world.collection.decks().import_deck(make_deck({make_question("x")}));
  std::vector<int> alarms;
  for (int lapse = 1; lapse <= 17; ++lapse) {
    world.on_day(lapse);
    if (world.answer_question("x", "b").leech_alarm) alarms.push_back(lapse);
  }
  EXPECT_THAT(alarms, testing::ElementsAre(8, 12, 16));
  world.on_day(18);
  EXPECT_EQ(world.next_key(), "q:x");
}

TEST(DailyReview, AClockSetBackMovesNothingThatWasAnswered) {
  World world;
  world.collection.decks().import_deck(make_deck({make_question("x")}));
  world.on_day(10);
  world.answer_next(true);
  world.on_day(8);
  EXPECT_EQ(world.next_key(), "");
  EXPECT_EQ(world.due("q:x"), 11);
}

TEST(DailyReview, AFlightKeepsTheDayOnWhichAnAnswerWasGiven) {
  World world;
  world.collection.decks().import_deck(make_deck({make_question("x")}));
  world.clock.set(*moment_from_iso("2026-12-01T23:30+13:00"));
  world.answer_next(true);
  world.clock.set(*moment_from_iso("2026-12-01T08:30-11:00"));  // nine hours later, the same local day
  EXPECT_EQ(world.next_key(), "");
  EXPECT_EQ(to_iso(world.log().at(0).day), "2026-12-01");
}

TEST(DailyReview, KeepsToADeckOrATopicAndWhatLiesBelow) {
  World world;
  world.collection.decks().import_deck(make_deck({make_question("x", {}, "3 A/B")}, {}, "PMLE/3"));
  world.collection.decks().import_deck(make_deck({make_question("y", {}, "3 AB")}, {}, "PMLE2"));
  EXPECT_EQ(world.collection.daily_review().today({"PMLE", ""}).fresh, 1);
  EXPECT_EQ(world.collection.daily_review().today({"", "3 A"}).fresh, 1);
  EXPECT_EQ(world.collection.daily_review().today({"", "3 A%"}).fresh, 0) << "a wildcard is a letter like any other";
  EXPECT_EQ(world.collection.daily_review().next({"PMLE2", ""})->card.key, "q:y");
}

TEST(DailyReview, AheadAsksTheCardThatIsDueSoonest) {
  World world;
  world.collection.decks().import_deck(make_deck({make_question("x"), make_question("y")}));
  world.answer_question("x", "a");
  world.on_day(1);
  world.answer_question("x", "a");
  world.answer_question("y", "a");
  world.on_day(2);
  world.answer_question("y", "a");
  world.on_day(3);
  EXPECT_FALSE(world.collection.daily_review().next());
  EXPECT_EQ(world.collection.daily_review().next({}, Ahead::yes)->card.key, "q:x");
}

TEST(Answer, ThatDoesNotFitTheCardWritesNothing) {
  World world;
  world.collection.decks().import_deck(make_deck({make_question("x")}));
  const study::Asked asked = world.collection.daily_review().next().value();
  for (const Reply& reply : {Reply{{"z"}, Confidence::certain, {}, 0}, Reply{{"a", "b"}, Confidence::certain, {}, 0},
                             Reply{{}, Confidence::certain, {}, 0}, Reply{{"a"}, {}, {}, 0}})
    EXPECT_THROW(world.collection.daily_review().answer(asked, reply), std::invalid_argument);
  EXPECT_TRUE(world.log().empty());
}

TEST(Answer, ToACardAnsweredMeanwhileIsRefused) {
  World world;
  world.collection.decks().import_deck(make_deck({make_question("x")}));
  const study::Asked asked = world.collection.daily_review().next().value();
  world.answer_next(true);
  EXPECT_THROW(world.collection.daily_review().answer(asked, {{"a"}, Confidence::certain, {}, 0}), StaleAnswer);
  EXPECT_EQ(world.log().size(), 1U);
}

TEST(Undo, IsOnlyForTodaysAnswers) {
  World world;
  world.collection.decks().import_deck(make_deck({make_question("x")}));
  world.answer_next(true);
  world.on_day(1);
  EXPECT_FALSE(world.collection.daily_review().can_undo());
  EXPECT_FALSE(world.collection.daily_review().undo());
}

TEST(Import, TwiceChangesNothing) {
  World world;
  const Deck deck = make_deck({make_question("x", {"t"})}, {make_trap("t")});
  world.collection.decks().import_deck(deck);
  const ImportReport again = world.collection.decks().import_deck(deck);
  EXPECT_EQ(again.questions.unchanged, 1);
  EXPECT_EQ(again.traps.unchanged, 1);
  EXPECT_EQ(again.questions.added + again.questions.updated, 0);
}

TEST(Import, OfACorrectedQuestionKeepsItsHistory) {
  World world;
  world.collection.decks().import_deck(make_deck({make_question("x")}));
  world.answer_next(true);
  Question corrected = make_question("x");
  corrected.stem = "A better stem?";
  corrected.options.pop_back();
  const ImportReport report = world.collection.decks().import_deck(make_deck({corrected}));
  EXPECT_EQ(report.questions.updated, 1);
  EXPECT_EQ(world.due("q:x"), 1);
  EXPECT_EQ(world.collection.decks().show({"q:x"}).question, corrected);
}

TEST(Import, DryRunCountsTheSameAndWritesNothing) {
  World world;
  const ImportReport report = world.collection.decks().import_deck(make_deck({make_question("x")}), DryRun::yes);
  EXPECT_EQ(report.questions.added, 1);
  EXPECT_TRUE(world.collection.decks().list().empty());
  EXPECT_EQ(world.next_key(), "");
}

TEST(Import, OfTwoDecksWithTheSameIdsKeepsThemApart) {
  World world;
  world.collection.decks().import_deck(make_deck({make_question("same")}, {}, "One"));
  world.collection.decks().import_deck(make_deck({make_question("same")}, {}, "Two"));
  EXPECT_EQ(world.collection.daily_review().today().fresh, 2);
  EXPECT_EQ(world.collection.decks().find("same").size(), 2U);
  EXPECT_EQ(world.collection.decks().find("q:same").size(), 1U);
}

TEST(Import, OfThePageOfATrapGivesEveryContentBack) {
  World world;
  Question full = make_question("full", {"t"});
  full.kind = QuestionKind::multiple;
  full.options[1].right = true;
  full.options[1].trap.clear();
  full.options[2].trap = "t";
  full.options[2].tempting = "It shines.";
  full.options[2].right_if = "it were gold.";
  full.options[3].pinned = true;
  full.explanation = "A principle.";
  full.hint = "A hint.";
  full.trap = "u";
  full.topics = {"A/B", "C"};
  full.references = {{"Label", "https://example.org/x"}};
  world.collection.decks().import_deck(make_deck({full}, {make_trap("t"), make_trap("u")}));
  EXPECT_EQ(world.collection.decks().show({"q:full"}).question, full);
  EXPECT_EQ(world.collection.decks().show({"t:t"}).related.size(), 1U);
  EXPECT_EQ(world.collection.decks().show({"q:full"}).related.size(), 2U);
}

TEST(Check, FindsAndRepairsAStateThatTheLogDoesNotGive) {
  const std::filesystem::path file = std::filesystem::path(testing::TempDir()) / "check-repairs.db";
  std::filesystem::remove(file);
  World world(file);
  world.collection.decks().import_deck(make_deck({make_question("x")}));
  world.answer_next(true);
  const CardState right = world.state("q:x");
  CardState wrong = right;
  wrong.schedule.interval_days = 99;
  overwrite_state(file, {"q:x"}, wrong);
  EXPECT_FALSE(world.collection.upkeep().check().clean());
  EXPECT_TRUE(world.collection.upkeep().check(Repair::yes).clean());
  EXPECT_EQ(world.state("q:x"), right);
  std::filesystem::remove(file);
}

TEST(NextDue, IsNoDayWhereTheLimitsAskForNothing) {
  const auto next_due = [](Limits limits, bool answered) {
    Settings settings;
    World world(":memory:", settings);
    world.collection.decks().import_deck(make_deck({make_question("one"), make_question("two")}));
    if (answered) world.answer_next(true);
    settings.limits = limits;
    world.collection.set_settings(settings);
    world.on_day(1);
    return world.collection.daily_review().today().next_due;
  };
  EXPECT_EQ(next_due({0, 200}, false), std::nullopt) << "new questions only, and none a day";
  EXPECT_EQ(next_due({0, 0}, true), std::nullopt) << "one is due, and none a day";
  EXPECT_EQ(next_due({0, 200}, true), study_day_of(1));
  EXPECT_EQ(next_due({20, 0}, false), study_day_of(1));
}

}  // namespace
}  // namespace trapline::test
