// The measures that the tests over decks rely on: that they find what they should, and nothing else.
#include "tests/support/deck_quality.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace trapline::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Question question(const std::string& stem, const std::vector<std::string>& right,
                  const std::vector<std::string>& wrong) {
  Question made;
  made.stem = stem;
  for (const std::string& text : right) made.options.push_back({"", text, true, false, "", "", "", ""});
  for (const std::string& text : wrong) made.options.push_back({"", text, false, false, "", "", "", ""});
  return made;
}

TEST(DeckQuality, CountsWordsOfTheStemThatOneOptionAloneBringsBack) {
  EXPECT_THAT(words_of_the_stem_in_one_option(question("A ship with sails.", {"The sailing ship"}, {"A steam boat"})),
              ElementsAre(2, 0));
  EXPECT_THAT(words_of_the_stem_in_one_option(question("Cached pages.", {"Caching"}, {"A cache of old pages"})),
              ElementsAre(0, 1))
      << "in both, in another form";
  EXPECT_THAT(words_of_the_stem_in_one_option(question("What would you do with it?", {"Do what you would"}, {"Sleep"})),
              ElementsAre(0, 0))
      << "words of grammar";
}

TEST(DeckQuality, KnowsHowLikelyUnevenCountsAre) {
  EXPECT_NEAR(probability_of_evenness({25, 25, 25, 25}), 1.0, 1e-9);
  // Chi-squared here is 8; with three degrees of freedom the 5 % point is 7.815.
  EXPECT_NEAR(probability_of_evenness({33, 31, 19, 17}), 0.0460, 0.0001);
  EXPECT_GT(probability_of_evenness({32, 30, 20, 18}), 0.05);
  EXPECT_LT(probability_of_evenness({100, 0, 0, 0}), 1e-9);
}

TEST(DeckQuality, SeesCodeTablesAndImages) {
  EXPECT_TRUE(has_code_table_or_image("```py\nx\n```"));
  EXPECT_TRUE(has_code_table_or_image("a\n\n| b |\n|---|"));
  EXPECT_TRUE(has_code_table_or_image("a ![b](c.png)"));
  EXPECT_FALSE(has_code_table_or_image("a `b` | c [d](e)"));
}

TEST(DeckQuality, FindsImages) {
  EXPECT_THAT(image_files("![a](b.png) [c](d) ![e [f]](g/h.svg)"), ElementsAre("b.png", "g/h.svg"));
}

TEST(DeckQuality, SeesALetterThatStandsForAnOption) {
  for (const char* text :
       {"option B is", "Answer (A)", "choices A and B", "the answer is not option C.", "Option **D**"})
    EXPECT_NE(letter_reference(text), "") << text;
  for (const char* text :
       {"an A/B test", "option Boat", "options All", "answers all", "option I", "Vitamin C", "options are"})
    EXPECT_EQ(letter_reference(text), "") << text;
}

TEST(DeckQuality, CutsATextIntoRunsOfWords) {
  EXPECT_THAT(word_runs("One, two - THREE\nfour", 3), ElementsAre("one two three", "two three four"));
  EXPECT_THAT(word_runs("one two", 3), IsEmpty());
}

}  // namespace
}  // namespace trapline::test
