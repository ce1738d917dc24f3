// What a user once met and should not meet again: locks held for looking, files made by looking, counts off by one.
#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/insight/streak.hpp"
#include "support/folder.hpp"
#include "support/world.hpp"

namespace trapline::test {
namespace {

namespace fs = std::filesystem;
using namespace collection;

class AFile : public testing::Test {
 protected:
  void fill() {
    World world(file);
    world.collection.decks().import_deck(make_deck({make_question("x"), make_question("y")}));
    world.answer_next(true);
  }
  TemporaryFolder folder;
  fs::path file = folder.path() / "deep" / "collection.db";
  FixedClock clock{morning(0)};
};

TEST_F(AFile, IsNotMadeByLooking) {
  Collection collection(file, clock, {}, Access::read);
  EXPECT_EQ(collection.daily_review().today().fresh, 0);
  EXPECT_TRUE(collection.decks().list().empty());
  EXPECT_FALSE(fs::exists(file.parent_path()));
}

TEST_F(AFile, IsCheckedAndTriedWhileAnotherProgramWrites) {
  fill();
  Collection collection(file, clock, {}, Access::read);
  SQLite::Database other(file.string(), SQLite::OPEN_READWRITE);
  other.exec("BEGIN IMMEDIATE");
  EXPECT_TRUE(collection.upkeep().check().clean());
  EXPECT_EQ(collection.decks().import_deck(make_deck({make_question("z")}), DryRun::yes).questions.added, 1);
  EXPECT_EQ(collection.insights().stats().answers, 1);
}

TEST_F(AFile, IsNotChangedThroughACollectionThatOnlyLooks) {
  fill();
  Collection collection(file, clock, {}, Access::read);
  EXPECT_THROW(collection.decks().import_deck(make_deck({make_question("z")})), CollectionError);
}

TEST(Streak, LivesOnWhereARowIsDatedTomorrow) {
  const StudyDay today{100};
  EXPECT_EQ(insight::streak({{101}, {100}, {99}, {98}}, today), 3);
  EXPECT_EQ(insight::streak({{101}, {99}, {98}}, today), 2);
  EXPECT_EQ(insight::streak({{99}, {98}, {96}}, today), 2);
  EXPECT_EQ(insight::streak({{98}}, today), 0);
  EXPECT_EQ(insight::streak({}, today), 0);
}

TEST(Streak, IsToldByTheTotals) {
  World world;
  world.collection.decks().import_deck(make_deck({make_question("x")}));
  for (const int day : {5, 1, 2, 3}) {
    world.on_day(day);
    world.answer_question("x", "a");
  }
  world.on_day(4);  // the clock was ahead on day 5
  EXPECT_EQ(world.collection.insights().stats().streak, 3);
}

TEST(RecentTopics, CoverExactlySoManyDays) {
  World world;
  world.collection.decks().import_deck(make_deck({make_question("x")}));
  world.answer_question("x", "a");
  world.on_day(29);
  EXPECT_EQ(world.collection.insights().recent_topics(30).size(), 1U);
  world.on_day(30);
  EXPECT_TRUE(world.collection.insights().recent_topics(30).empty());
}

TEST(Leeches, AreCountedOverQuestionsOnly) {
  World world;
  world.collection.decks().import_deck(make_deck({make_question("x", {"t"})}, {make_trap("t")}));
  for (int day = 0; day < 9; ++day) {
    world.on_day(day);
    world.answer_question("x", "b", Confidence::unsure);
  }
  ASSERT_TRUE(is_leech(world.state("t:t").schedule));
  EXPECT_EQ(world.collection.insights().stats().leeches, 1);
}

TEST(Log, MayBeReadWhileItIsRead) {
  World world;
  world.collection.decks().import_deck(make_deck({make_question("x"), make_question("y"), make_question("z")}));
  for (int i = 0; i < 3; ++i) world.answer_next(true);
  int outer = 0, inner = 0;
  world.collection.insights().for_each_review([&](const Review&) {
    ++outer;
    world.collection.insights().for_each_review([&](const Review&) { ++inner; });
  });
  EXPECT_EQ(outer, 3);
  EXPECT_EQ(inner, 9);
}

TEST(Log, GivesItsNewestRowsWithWhatTheyDid) {
  World world;
  world.collection.decks().import_deck(make_deck({make_question("x", {"t"}), make_question("y")}, {make_trap("t")}));
  for (const int day : {0, 1, 7}) {
    world.on_day(day);
    world.answer_question("x", "a");
    world.answer_question("y", "b");
  }
  const auto all = world.log();
  const auto newest = world.collection.insights().newest_reviews(4);
  EXPECT_EQ(newest, std::vector<Review>(all.end() - 4, all.end()));
  EXPECT_THAT(world.collection.insights().newest_reviews(2, CardId{"q:y"}), testing::SizeIs(2));
}

TEST(StaleAnswers, IncludeThoseToAQuestionThatWasChangedWhileItWasShown) {
  World world;
  world.collection.decks().import_deck(make_deck({make_question("x")}));
  const study::Asked asked = world.collection.daily_review().next().value();
  Question corrected = make_question("x");
  std::swap(corrected.options[0].right, corrected.options[1].right);
  world.collection.decks().import_deck(make_deck({corrected}));
  EXPECT_THROW(world.collection.daily_review().answer(asked, {{"a"}, Confidence::certain, {}, 0}), StaleAnswer);
  EXPECT_TRUE(world.log().empty());
  EXPECT_NO_THROW(world.answer_next(true));
}

TEST(Undo, TakesBackAnswerAfterAnswerAndLeavesAWholeLog) {
  World world;
  world.collection.decks().import_deck(
      make_deck({make_question("x", {"t"}), make_question("y", {"t"})}, {make_trap("t")}));
  world.answer_question("x", "b");
  const CardState once = world.state("t:t");
  world.answer_question("y", "a");
  world.collection.daily_review().undo();
  EXPECT_EQ(world.state("t:t"), once);
  world.collection.daily_review().undo();
  EXPECT_EQ(world.state("t:t"), CardState{});
  EXPECT_FALSE(world.collection.daily_review().can_undo());
  EXPECT_TRUE(world.log().empty());
  EXPECT_EQ(world.collection.sync().facts().size(), 6U)
      << "nothing is deleted: two answers with evidence, two retractions";
  EXPECT_TRUE(world.collection.upkeep().check().clean());
}

}  // namespace
}  // namespace trapline::test
