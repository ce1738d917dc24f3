// The proportions of an exam: weights as published, and what they mean for a number of questions.
#include "engine/model/blueprint.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <numeric>

namespace trapline {
namespace {

using testing::DoubleEq;
using testing::ElementsAre;

Blueprint of_weights(const std::vector<int>& weights) {
  Blueprint blueprint;
  for (const int weight : weights) {
    const int number = static_cast<int>(blueprint.sections.size()) + 1;
    blueprint.sections.push_back({number, "", weight, {}});
  }
  return blueprint;
}

const std::vector<int> kAddUpTo101 = {13, 16, 21, 20, 18, 13};

TEST(Blueprint, SharesAddUpToOneWhateverTheWeightsAddUpTo) {
  for (const auto& weights : std::vector<std::vector<int>>{kAddUpTo101, {1, 1, 1}, {7}, {60, 40}}) {
    const auto parts = section_shares(of_weights(weights));
    EXPECT_NEAR(std::accumulate(parts.begin(), parts.end(), 0.0), 1.0, 1e-12);
  }
  EXPECT_THAT(section_shares(of_weights({1, 3})), ElementsAre(DoubleEq(0.25), DoubleEq(0.75)));
}

TEST(Blueprint, SplitsQuestionsByTheLargestRemainder) {
  EXPECT_THAT(split_questions(of_weights(kAddUpTo101), 50), ElementsAre(7, 8, 10, 10, 9, 6));
  EXPECT_THAT(split_questions(of_weights(kAddUpTo101), 55), ElementsAre(7, 9, 11, 11, 10, 7));
  EXPECT_THAT(split_questions(of_weights(kAddUpTo101), 60), ElementsAre(8, 9, 12, 12, 11, 8));
}

TEST(Blueprint, GivesTheFirstOfEqualsTheQuestionThatIsLeft) {
  EXPECT_THAT(split_questions(of_weights({1, 1, 1}), 10), ElementsAre(4, 3, 3));
  EXPECT_THAT(split_questions(of_weights({1, 1, 1}), 11), ElementsAre(4, 4, 3));
  EXPECT_THAT(split_questions(of_weights({10, 20, 70}), 5), ElementsAre(1, 1, 3)) << "remainders of a half, twice";
}

TEST(Blueprint, SplitsEveryNumberOfQuestionsWithoutLossAndWithinOneOfTheShare) {
  const Blueprint blueprint = of_weights(kAddUpTo101);
  const auto parts = section_shares(blueprint);
  for (int questions = 0; questions <= 300; ++questions) {
    const auto counts = split_questions(blueprint, questions);
    ASSERT_EQ(std::accumulate(counts.begin(), counts.end(), 0), questions);
    for (std::size_t i = 0; i < counts.size(); ++i) EXPECT_NEAR(counts[i], parts[i] * questions, 1.0);
  }
}

TEST(Blueprint, WithoutWeightsSplitsNothing) {
  EXPECT_THAT(split_questions(of_weights({}), 50), ElementsAre());
  EXPECT_THAT(split_questions(of_weights({0, 0}), 50), ElementsAre(0, 0));
  EXPECT_THAT(section_shares(of_weights({0, 0})), ElementsAre(0.0, 0.0));
  EXPECT_THAT(split_questions(of_weights({0, 5}), 3), ElementsAre(0, 3));
}

TEST(Blueprint, KnowsTheSectionOfATopic) {
  Blueprint blueprint = of_weights({60, 40});
  blueprint.sections[0].objectives = {{"1.1", "1.1 Right of way"}, {"1.2", "1.2 Lights"}};
  blueprint.sections[1].objectives = {{"2.1", "2.1 Fronts"}};
  EXPECT_EQ(section_of(blueprint, "1.2 Lights"), 0U);
  EXPECT_EQ(section_of(blueprint, "2.1 Fronts/Cold"), 1U);
  EXPECT_EQ(section_of(blueprint, "2.1 Frontside"), std::nullopt);
  EXPECT_EQ(section_of(blueprint, "Knots"), std::nullopt);
  EXPECT_THAT(objective_topics(blueprint), ElementsAre("1.1 Right of way", "1.2 Lights", "2.1 Fronts"));
}

}  // namespace
}  // namespace trapline
