// What authors are told of their questions from learners' logs.
#include "engine/insight/items.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace trapline::insight {
namespace {

Question question(const std::string& id) {
  Question q;
  q.id = id;
  q.title = "Title of " + id;
  for (const char* option : {"a", "b", "c"}) {
    Option o;
    o.id = option;
    o.text = id + " " + option;
    o.right = o.id == "a";
    q.options.push_back(o);
  }
  return q;
}

ItemAnswer answer(const std::string& chosen, Confidence confidence = Confidence::unsure) {
  return {{chosen}, chosen == "a", confidence};
}

TEST(Items, CountHowOftenEachOptionWasChosenAndHowSurely) {
  const LearnerLog one{
      {"Deck", question("x"), {answer("b", Confidence::certain), answer("b", Confidence::guess), answer("a")}}};
  const LearnerLog two{{"Deck", question("x"), {answer("a", Confidence::certain)}}};
  const auto items = item_statistics({one, two});
  ASSERT_EQ(items.size(), 1U);
  EXPECT_EQ(items[0].learners, 2);
  EXPECT_EQ(items[0].first_right, 1);
  EXPECT_EQ(items[0].answers, 4);
  EXPECT_EQ(items[0].correct, 2);
  EXPECT_EQ(items[0].options[1].chosen, 2);
  EXPECT_EQ(items[0].options[1].certain, 1);
  EXPECT_EQ(items[0].options[1].guessed, 1);
  EXPECT_EQ(items[0].options[2].chosen, 0) << "it tempts nobody";
}

TEST(Items, SayNothingOfDiscriminationWithFewLearners) {
  const LearnerLog one{{"Deck", question("x"), {answer("a")}}, {"Deck", question("y"), {answer("b")}}};
  EXPECT_FALSE(item_statistics({one, one, one, one})[0].discrimination);
}

TEST(Items, DiscriminateWhereTheGoodAreRightAndTheWeakAreNot) {
  std::vector<LearnerLog> learners;
  for (int skill = 0; skill < 6; ++skill) {
    LearnerLog log{{"Deck", question("fair"), {answer(skill >= 3 ? "a" : "b")}},
                   {"Deck", question("upside-down"), {answer(skill >= 3 ? "b" : "a")}},
                   {"Deck", question("known-to-all"), {answer("a")}}};
    for (int i = 0; i < 5; ++i)
      log.push_back({"Deck", question("q" + std::to_string(i)), {answer(i < skill ? "a" : "c")}});
    learners.push_back(log);
  }
  const auto items = item_statistics(learners);
  EXPECT_GT(items[0].discrimination.value(), 0.5);
  EXPECT_LT(items[1].discrimination.value(), -0.5);
  EXPECT_FALSE(items[2].discrimination) << "all were right";
}

TEST(Items, OfNobodyAreNone) {
  EXPECT_TRUE(item_statistics({}).empty());
  EXPECT_TRUE(item_statistics({{{"Deck", question("x"), {}}}}).empty());
}

}  // namespace
}  // namespace trapline::insight
