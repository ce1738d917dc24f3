// A sitting over a collection: what is left is known at once, and the next queue is built when the user reads.
#include "app/control/sitting.hpp"

#include <gtest/gtest.h>

#include "support/world.hpp"

namespace trapline::test {
namespace {

using control::Sitting;

class SittingTest : public testing::Test {
 protected:
  SittingTest() { world.collection.decks().import_deck(make_deck({make_question("one"), make_question("two")})); }

  /// Answers the card that is asked.
  void answer(Sitting& sitting, const std::string& option, Confidence confidence = Confidence::certain) {
    collection::Reply reply;
    reply.chosen = {option};
    reply.confidence = confidence;
    sitting.answer(reply);
  }
  /// What is known without counting is what counting gives.
  static void expect_known_is_counted(Sitting& sitting) {
    const collection::Today known = sitting.known();
    const collection::Today counted = sitting.count();
    EXPECT_EQ(known.fresh, counted.fresh);
    EXPECT_EQ(known.reviews, counted.reviews);
    EXPECT_EQ(known.traps, counted.traps);
    EXPECT_EQ(known.drills, counted.drills);
    EXPECT_EQ(known.answered, counted.answered);
    EXPECT_EQ(known.correct, counted.correct);
  }

  World world;
};

TEST_F(SittingTest, BuildsNoQueueInsideOfAnAnswer) {
  Sitting sitting(world.collection, world.clock);
  ASSERT_NE(sitting.next(), nullptr);
  EXPECT_TRUE(world.collection.daily_review().is_current());
  answer(sitting, "a");
  EXPECT_FALSE(world.collection.daily_review().is_current());
  sitting.idle();
  EXPECT_TRUE(world.collection.daily_review().is_current());
}

TEST_F(SittingTest, KnowsWhatIsLeftOfEachSort) {
  Sitting sitting(world.collection, world.clock);
  for (const char* option : {"a", "b", "a"}) {  // right, wrong, and the drill of what was wrong
    ASSERT_NE(sitting.next(), nullptr) << option;
    answer(sitting, option);
    expect_known_is_counted(sitting);
  }
  EXPECT_EQ(sitting.next(), nullptr);
  world.on_day(1);
  ASSERT_NE(sitting.next(), nullptr);
  EXPECT_EQ(sitting.known().reviews, 2);
  answer(sitting, "a", Confidence::guess);  // right by luck: drilled
  expect_known_is_counted(sitting);
}

TEST_F(SittingTest, TakesTheTimeSinceTheCardWasShownAtMostADay) {
  Sitting sitting(world.collection, world.clock);
  ASSERT_NE(sitting.next(), nullptr);
  Moment later = morning(0);
  later.at.ms += 2'500;
  world.clock.set(later);
  answer(sitting, "a");
  EXPECT_EQ(world.log().at(0).duration_ms, 2'500);
}

TEST_F(SittingTest, EndsAtItsLimit) {
  Sitting sitting(world.collection, world.clock, {{}, 1, collection::Ahead::no});
  ASSERT_NE(sitting.next(), nullptr);
  answer(sitting, "a");
  EXPECT_EQ(sitting.next(), nullptr);
  EXPECT_EQ(sitting.asked(), nullptr);
  EXPECT_TRUE(sitting.undo());
  EXPECT_NE(sitting.next(), nullptr) << "what was taken back counts no longer";
}

}  // namespace
}  // namespace trapline::test
