// One sitting: who is asked, since when, what was chosen, and how it went.
#include "engine/study/session.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/world.hpp"

namespace trapline::study {
namespace {

using test::make_question;
using testing::ElementsAre;
using testing::IsEmpty;

Asked asked(int right = 1) {
  Question question = make_question("one");
  for (int i = 0; i < right; ++i) question.options.at(static_cast<std::size_t>(i)).right = true;
  return {CardId{"q:one"}, AskedAs::question, false, "q:one", question, 0};
}

TEST(Session, AsksNobodyAtFirstAndAfterLeaving) {
  Session session;
  EXPECT_EQ(session.asked(), nullptr);
  session.ask(asked(), {});
  ASSERT_NE(session.asked(), nullptr);
  EXPECT_EQ(session.asked()->card.key, "q:one");
  session.leave();
  EXPECT_EQ(session.asked(), nullptr);
}

TEST(Session, KeepsOneChoiceWhereOneIsWantedAndTheSameAgainClears) {
  Session session;
  session.ask(asked(), {});
  session.toggle(1);
  EXPECT_TRUE(session.is_choice_complete());
  session.toggle(2);
  EXPECT_THAT(session.chosen_ids(), ElementsAre("c"));
  session.toggle(2);
  session.toggle(99);
  EXPECT_THAT(session.chosen_ids(), IsEmpty());
  EXPECT_FALSE(session.is_choice_complete());
}

TEST(Session, KeepsSeveralChoicesWhereSeveralAreWanted) {
  Session session;
  session.ask(asked(2), {});
  session.toggle(3);
  EXPECT_FALSE(session.is_choice_complete());
  session.toggle(0);
  EXPECT_THAT(session.chosen_ids(), ElementsAre("a", "d"));
  EXPECT_TRUE(session.is_choice_complete());
}

TEST(Session, ANewCardBeginsWithNothingChosen) {
  Session session;
  session.ask(asked(), {});
  session.toggle(1);
  session.ask(asked(), {});
  EXPECT_THAT(session.chosen_ids(), IsEmpty());
}

TEST(Session, AnAnswerTakesNoLessThanNothingAndAtMostADay) {
  Session session;
  session.ask(asked(), {5'000});
  EXPECT_EQ(session.elapsed_ms({7'500}), 2'500);
  EXPECT_EQ(session.elapsed_ms({0}), 0) << "the clock was set back";
  EXPECT_EQ(session.elapsed_ms({5'000 + 40LL * 86'400'000}), kMostAnswerMs);
}

TEST(Session, CountsAnswersUpToItsLimit) {
  Session session(2);
  session.note_answer({"q:one"}, true);
  EXPECT_FALSE(session.limit_reached());
  session.note_answer({"q:two"}, false);
  EXPECT_TRUE(session.limit_reached());
  EXPECT_EQ(session.answered(), 2);
  EXPECT_EQ(session.correct(), 1);
}

TEST(Session, AnAnswerTakenBackCountsNoLonger) {
  Session session(1);
  session.note_answer({"q:one"}, true);
  session.note_undo({"q:of-an-earlier-sitting"});
  EXPECT_EQ(session.answered(), 1);
  session.note_undo({"q:one"});
  EXPECT_EQ(session.answered(), 0);
  EXPECT_FALSE(session.limit_reached());
}

}  // namespace
}  // namespace trapline::study
