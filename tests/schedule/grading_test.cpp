// From an answer and a confidence to a quality, and what an answer says about a trap.
#include "engine/schedule/grading.hpp"

#include <gtest/gtest.h>

#include "support/world.hpp"

namespace trapline::schedule {
namespace {

TEST(Grading, FollowsTheTable) {
  struct Row {
    bool right;
    Confidence confidence;
    Quality quality;
    bool lucky;
  };
  for (const Row& row : {Row{true, Confidence::guess, 3, true}, Row{true, Confidence::unsure, 3, false},
                         Row{true, Confidence::fairly_sure, 4, false}, Row{true, Confidence::certain, 5, false},
                         Row{false, Confidence::guess, 1, false}, Row{false, Confidence::unsure, 1, false},
                         Row{false, Confidence::fairly_sure, 1, false}, Row{false, Confidence::certain, 0, false}}) {
    const Graded graded = grade_answer(row.right, row.confidence);
    EXPECT_EQ(graded.correct, row.right);
    EXPECT_EQ(graded.quality, row.quality);
    EXPECT_EQ(graded.lucky, row.lucky);
  }
}

TEST(Grading, BasicCardsAgainHardGoodEasyAreOneThreeFourFive) {
  EXPECT_EQ(grade_basic(Grade::again).quality, 1);
  EXPECT_EQ(grade_basic(Grade::hard).quality, 3);
  EXPECT_EQ(grade_basic(Grade::good).quality, 4);
  EXPECT_EQ(grade_basic(Grade::easy).quality, 5);
  EXPECT_FALSE(grade_basic(Grade::again).correct);
  EXPECT_FALSE(grade_basic(Grade::hard).lucky);
}

class MultipleResponse : public testing::Test {
 protected:
  MultipleResponse() {
    question.options[1].right = true;
    question.options[2].trap = "t";
  }
  Question question = test::make_question("two");  // a and b are right
};

TEST_F(MultipleResponse, WantsExactlyTheRightOptionsInAnyOrder) {
  EXPECT_TRUE(is_correct(question, {"b", "a"}));
  EXPECT_FALSE(is_correct(question, {"a"}));
  EXPECT_FALSE(is_correct(question, {"a", "b", "c"}));
  EXPECT_FALSE(is_correct(question, {}));
}

TEST_F(MultipleResponse, SpringsATrapChosenBesideARightOption) {
  const Graded wrong = grade_answer(false, Confidence::certain);
  EXPECT_EQ(judge_trap(question, "t", {"a", "c"}, wrong), TrapOutcome::sprung);
  EXPECT_EQ(judge_trap(question, "t", {"a", "d"}, wrong), TrapOutcome::inconclusive);
}

TEST_F(MultipleResponse, ResistsATrapWhenRightAndNotByLuck) {
  EXPECT_EQ(judge_trap(question, "t", {"a", "b"}, grade_answer(true, Confidence::unsure)), TrapOutcome::resisted);
  EXPECT_EQ(judge_trap(question, "t", {"a", "b"}, grade_answer(true, Confidence::guess)), TrapOutcome::inconclusive);
}

}  // namespace
}  // namespace trapline::schedule
