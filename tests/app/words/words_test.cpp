// Numbers, days and errors as a user reads them.
#include <gtest/gtest.h>

#include <limits>
#include <new>
#include <stdexcept>

#include "app/words/confidences.hpp"
#include "app/words/counts.hpp"
#include "app/words/errors.hpp"
#include "app/words/feedback.hpp"

namespace trapline::words {
namespace {

TEST(Percent, IsRoundedAndHasAWordForNothing) {
  EXPECT_EQ(percent(2, 3, "-"), "67 %");
  EXPECT_EQ(percent(1, 8, "-"), "13 %");
  EXPECT_EQ(percent(0, 0, "-"), "-");
}

TEST(Percent, OfMillionsOfAnswersDoesNotOverflow) {
  constexpr int kMany = std::numeric_limits<int>::max();
  EXPECT_EQ(percent(kMany, kMany, "-"), "100 %");
  EXPECT_EQ(percent(30'000'000, 40'000'000, "-"), "75 %");
}

TEST(Counts, SayOneAndMany) {
  EXPECT_EQ(count_of(1, "card is", "cards are"), "1 card is");
  EXPECT_EQ(count_of(0, "card is", "cards are"), "0 cards are");
  EXPECT_EQ(in_words(3), "three");
  EXPECT_EQ(in_words(11), "11");
}

TEST(Confidences, AreSaidAlikeEverywhere) {
  EXPECT_EQ(in_words(Confidence::fairly_sure), "fairly sure");
  EXPECT_EQ(label_of(Confidence::fairly_sure), "Fairly sure");
  EXPECT_EQ(confidences_by_digit(), "1 guess, 2 unsure, 3 fairly sure, 4 certain");
  EXPECT_EQ(grades_by_digit(), "1 again, 2 hard, 3 good, 4 easy");
}

TEST(Errors, OfLibrariesBecomeSentencesAndOursStay) {
  EXPECT_EQ(sentence_of(std::runtime_error("It is locked.")), "It is locked.");
  EXPECT_EQ(sentence_of(std::runtime_error("disk I/O error")),
            "Something unexpected failed (disk I/O error); what was answered before is kept.");
  EXPECT_EQ(sentence_of(std::bad_alloc()), "There is not enough memory for this.");
}

TEST(FeedbackInWords, TellsVerdictAndReturn) {
  EXPECT_EQ(verdict(true, true, Confidence::guess), "Right, by luck");
  EXPECT_EQ(verdict(false, false, Confidence::certain), "Certain, but wrong");
  EXPECT_EQ(verdict(false, false, Confidence::unsure), "Wrong");
  EXPECT_EQ(verdict_detail(false, false, Confidence::guess), "You guessed.");
  EXPECT_EQ(verdict_detail(true, false, Confidence::certain), "You were certain.");
  EXPECT_EQ(verdict_detail(true, false, std::nullopt), "");
  EXPECT_EQ(comes_back("tomorrow", false), "Comes back tomorrow");
  EXPECT_EQ(comes_back("tomorrow", true), "Asked again today, then tomorrow");
  EXPECT_EQ(comes_back("", true), "Asked again today");
  EXPECT_EQ(checked_again(""), "");
}

}  // namespace
}  // namespace trapline::words
