// How a card stands on the screen.
#include "engine/study/asked.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "engine/model/review.hpp"
#include "support/world.hpp"

namespace trapline::study {
namespace {

std::string order_of(const Asked& asked) {
  std::string order;
  for (const Option& option : asked.question.options) order += option.id;
  return order;
}

TEST(Shuffle, IsTheSameForTheSameCardAndCount) {
  const Question question = test::make_question("x");
  EXPECT_EQ(order_of(ask_question({"q:x"}, question, 3)), order_of(ask_question({"q:x"}, question, 3)));
}

TEST(Shuffle, VariesWithTheCountAndReachesEveryPlace) {
  const Question question = test::make_question("x");
  std::set<char> first;
  for (int asked = 0; asked < 40; ++asked) first.insert(order_of(ask_question({"q:x"}, question, asked))[0]);
  EXPECT_EQ(first.size(), 4U);
}

TEST(Shuffle, LeavesPinnedOptionsInTheirPlace) {
  Question question = test::make_question("x");
  question.options[3].pinned = true;
  for (int asked = 0; asked < 40; ++asked) EXPECT_EQ(order_of(ask_question({"q:x"}, question, asked))[3], 'd');
}

TEST(Shuffle, MovesTwoOptionsToo) {
  Question question = test::make_question("x");
  question.options.resize(2);
  std::set<std::string> orders;
  for (int asked = 0; asked < 40; ++asked) orders.insert(order_of(ask_question({"q:x"}, question, asked)));
  EXPECT_EQ(orders.size(), 2U);
}

TEST(Shuffle, KeepsTrueBeforeFalse) {
  Question question = test::make_question("x");
  question.kind = QuestionKind::true_false;
  question.options.resize(2);
  for (int asked = 0; asked < 10; ++asked) EXPECT_EQ(order_of(ask_question({"q:x"}, question, asked)), "ab");
}

TEST(Statement, OfATrapWithoutATruthIsAlwaysItsClaim) {
  Trap trap = test::make_trap("x");
  trap.truth.clear();
  for (int asked = 0; asked < 4; ++asked) EXPECT_EQ(ask_by_statement({"t:x"}, trap, {}, asked).form, kFormClaim);
}

TEST(Statement, IsTrueAsOftenAsFalseAndDoesNotFollowTheCount) {
  Trap trap = test::make_trap("x");
  trap.also_false = {"Another false form", "A third one"};
  int is_true = 0, alternations = 0;
  bool before = false;
  std::map<std::string, int> forms;
  for (int asked = 0; asked < 400; ++asked) {
    const Asked statement = ask_by_statement({"t:x"}, trap, {}, asked);
    const bool now = statement.question.options[0].right;
    is_true += now ? 1 : 0;
    alternations += asked > 0 && now != before ? 1 : 0;
    before = now;
    ++forms[statement.form];
  }
  EXPECT_NEAR(is_true, 200, 40);
  EXPECT_NEAR(alternations, 200, 40);
  for (const char* form : {"statement:claim", "statement:false2", "statement:false3"})
    EXPECT_NEAR(forms[form], 67, 30) << form;
  EXPECT_EQ(forms.size(), 4U);
}

TEST(Statement, GivesTheLessonOnceWithTheRightVerdict) {
  Trap trap = test::make_trap("x");
  trap.because = "Because of the wind.";
  for (int asked = 0; asked < 10; ++asked) {
    const Asked statement = ask_by_statement({"t:x"}, trap, {}, asked);
    for (const Option& option : statement.question.options)
      EXPECT_EQ(option.why.ends_with("Because of the wind."), option.right);
  }
}

TEST(Statement, SpringsTheTrapWhenJudgedWrongly) {
  for (int asked = 0; asked < 2; ++asked) {
    const Asked statement = ask_by_statement({"t:x"}, test::make_trap("x"), {}, asked);
    for (const Option& option : statement.question.options) {
      EXPECT_EQ(option.trap, option.right ? "" : "x");
      EXPECT_FALSE(option.why.empty());
    }
  }
}

}  // namespace
}  // namespace trapline::study
