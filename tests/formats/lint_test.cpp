// What trapline check says of a deck that could be better, and that it says nothing of a good one.
#include "engine/authoring/lint.hpp"

#include <gtest/gtest.h>

#include "engine/formats/formats.hpp"

namespace trapline::formats {
namespace {

const std::string kHead = "---\ntopics: [Sea]\n---\n";

/// A deck of one question, with these options and fields from line 8 on.
std::string deck(const std::string& rest) { return kHead + "## Tide\n\nWhen?\n\n" + rest; }

const std::string kGood = "- [x] Now\n  - Why: it is high.\n- [ ] Later\n  - Why: it is low.\n";

std::vector<Diagnostic> check(const std::string& text, const std::vector<TopicPath>& known = {}) {
  const ParsedDeck parsed = parse_deck_file(text, "d.deck.md");
  EXPECT_TRUE(parsed.accepted());
  return authoring::lint(parsed, known);
}

/// Expects exactly one warning, in this line, with these words.
void expect_warning(const std::string& text, int line, const std::string& words,
                    const std::vector<TopicPath>& known = {}) {
  const auto found = check(text, known);
  ASSERT_EQ(found.size(), 1U) << text << (found.empty() ? "" : found[0].message + " | " + found.back().message);
  EXPECT_EQ(found[0].severity, Severity::warning);
  EXPECT_EQ(found[0].line, line) << found[0].message;
  EXPECT_NE(found[0].message.find(words), std::string::npos) << found[0].message;
}

TEST(Lint, HasNothingToSayOfAGoodDeck) {
  EXPECT_TRUE(check(deck(kGood)).empty());
  EXPECT_TRUE(
      check(deck(kGood + "\nExplanation: the option Boat is fine, as an answer. A tide is wrong here.\n")).empty());
}

TEST(Lint, SeesAMisspeltLeadIn) {
  expect_warning(deck("- [x] Now\n- [ ] Later\n  - Why: low.\n  - Temptin: it is easy\n"), 11,
                 "did you mean \"Tempting:\"?");
  expect_warning(deck(kGood + "\nTopic: Sea\n"), 13, "did you mean \"Topics:\"?");
  expect_warning(deck(kGood + "\nIt is now.\n"), 13, "without a lead-in");
  const auto found = check(deck(kGood + "\nExplanation: e\n\n**Refrences:** none\n"));
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].line, 15);
  EXPECT_NE(found[0].message.find("\"References:\""), std::string::npos);
}

TEST(Lint, DoesNotSeeMisspeltLeadInsInProse) {
  EXPECT_TRUE(
      check(deck(kGood + "\nExplanation: e\n\nWho: the crew. Note: well. Trip: far\nwhat: this\nNow: go\n")).empty());
}

TEST(Lint, SeesALetterInAnExplanation) {
  for (const std::string text : {"option B is late", "Answer (B) fails", "both choices A and B fail",
                                 "B is wrong because", "see Option B.", "(B is incorrect)"})
    expect_warning(deck(kGood + "\nExplanation: high water\nis now; " + text + "\n"), 14, "by the letter");
  expect_warning(deck("- [x] Now\n  - Why: unlike option C\n- [ ] Later\n  - Why: low.\n"), 9, "letter C");
}

TEST(Lint, SeesADistractorWithoutAWhy) {
  expect_warning(deck("- [x] Now\n- [ ] Later\n"), 9, "\"Later\" does not say why");
}

TEST(Lint, SeesAnAllOfTheAboveWithoutAPin) {
  expect_warning(deck(kGood + "- [ ] None of the above\n  - Why: some.\n"), 12, "shuffled");
  EXPECT_TRUE(check(deck(kGood + "- [ ] ! None of the above\n  - Why: some.\n")).empty());
}

TEST(Lint, SeesATopicThatTheBlueprintDoesNotKnow) {
  const std::vector<TopicPath> known{"3.3 Hardware", "Sea"};
  EXPECT_TRUE(check(deck(kGood + "\nTopics: Sea/Tides, 3.3 Hardware/GPUs\n"), known).empty());
  expect_warning(deck(kGood + "\nTopics: Seaside\n"), 13, "\"Seaside\" is not in the blueprint", known);
  expect_warning(deck(kGood + "  - Trap: trap-rest\n") +
                     "\n## Trap: Tides rest\n<!-- id: trap-rest -->\nTruth: Tides turn\nTopics: Air\n",
                 14, "\"Air\" is not in the blueprint", known);
  EXPECT_TRUE(check(deck(kGood + "\nTopics: Seaside\n")).empty()) << "without a blueprint nothing is unknown";
}

TEST(Lint, SeesAQuestionWithoutTopics) { expect_warning(deck(kGood).substr(kHead.size()), 1, "has no topic"); }

TEST(Lint, SeesATrapThatNobodyCarriesOrThatHasNoTruth) {
  expect_warning(deck(kGood) + "\n## Trap: Tides rest\nTruth: Tides turn.\n", 13, "no question carries");
  expect_warning(deck(kGood + "  - Trap: trap-tides-rest\n") + "\n## Trap: Tides rest\n", 14, "has no truth");
  EXPECT_TRUE(check(deck(kGood + "  - Trap: Tides rest\n")).empty()) << "a claim at an option has no place for a truth";
}

TEST(Lint, SeesThatTheRightOptionIsTheLongestByHabit) {
  std::string text = kHead;
  for (int i = 0; i < 5; ++i) {
    const std::string right = i == 4 ? "no" : "certainly so";
    text +=
        "## Q" + std::to_string(i) + "\nWhat?\n- [x] " + right + "\n- [ ] maybe\n  - Why: w\n- [ ] not\n  - Why: w\n\n";
  }
  expect_warning(text, 0, "in 4 of 5 questions");
  EXPECT_TRUE(check(text + "## Last\nWhat?\n- [x] a\n- [ ] bb\n  - Why: w\n- [ ] c\n  - Why: w\n").empty());
}

/// Five questions of which each carries the trap as often as `carried` says.
std::string five_questions(const std::string& carried) {
  std::string text = kHead + "## Trap: Tides rest\n<!-- id: trap-rest -->\nTruth: Tides turn\n\n";
  for (const char c : carried) {
    text += std::string("## Q") + std::to_string(text.size()) + "\nWhat?\n- [x] low\n- [ ] mid\n  - Why: w\n";
    if (c != '.') text += "  - Trap: trap-rest\n";
    text += "- [ ] top\n  - Why: w\n\n";
    if (c == 'm') text += "Use: mock\n\n";
  }
  return text;
}

TEST(Lint, SeesATrapThatOneQuestionAloneCarries) {
  expect_warning(five_questions("x...."), 4, "only one question carries");
  EXPECT_TRUE(check(five_questions("x..x.")).empty());
  expect_warning(five_questions("x..m."), 4, "only one question carries");
}

TEST(Lint, SeesAWrongOptionThatArguesForItself) {
  const std::string wrong = "- [x] Now\n  - Why: high.\n- [ ] Later, since the moon is late\n  - Why: low.\n";
  expect_warning(deck(wrong), 4, "argues for itself");
  EXPECT_TRUE(
      check(deck("- [x] Now, since the moon is up\n  - Why: high.\n- [ ] Later, since it is late\n  - Why: low.\n"))
          .empty());
}

TEST(Lint, SeesWordsOfTheStemThatComeBackOnOneSideAlone) {
  const auto with_stem = [](const std::string& right, const std::string& wrong) {
    return kHead + "## Tide\n\nA ferry waits in the harbor behind the lighthouse. When?\n\n- [x] " + right +
           "\n- [ ] " + wrong + "\n  - Why: low.\n";
  };
  expect_warning(with_stem("At noon", "When the ferry leaves the harbor and its lighthouse"), 4,
                 "in wrong options alone");
  expect_warning(with_stem("When the ferry leaves the harbor and its lighthouse", "At noon"), 4,
                 "in the right option alone");
  EXPECT_TRUE(check(with_stem("As the ferry passes", "When the harbor and its lighthouse are out of sight")).empty());
}

TEST(Lint, SeesAWordThatIsNeverRight) {
  std::string text = kHead;
  for (int i = 0; i < 12; ++i)
    text += "## Q" + std::to_string(i) + "\nWhat?\n- [x] a buoy " + std::to_string(i) + "\n- [ ] a kraken " +
            std::to_string(i) + "\n  - Why: w\n\n";
  expect_warning(text, 7, "\"kraken\" stands in 12 wrong options");
}

TEST(Lint, SeesAClaimAndATruthOfUnlikeLength) {
  const auto trap = [](const std::string& truth) {
    return deck(kGood + "  - Trap: trap-rest\n") +
           "\n## Trap: Tides rest for six hours at noon\n<!-- id: trap-rest -->\nTruth: " + truth + "\n";
  };
  expect_warning(trap("Tides never rest; the water only seems to stand while it turns"), 14, "length gives them away");
  EXPECT_TRUE(check(trap("Tides turn in six minutes at noon")).empty());
}

TEST(Lint, SeesABeliefThatIsWrittenTwice) {
  expect_warning(deck(kGood + "  - Trap: trap-one\n") +
                     "\nTrap: trap-two\n\n## Trap: Tides rest\n<!-- id: trap-one -->\nTruth: Tides turn\n\n"
                     "## Trap: tides  *rest*.\n<!-- id: trap-two -->\nTruth: Tides turn\n",
                 20, "stands in line 16 too");
}

TEST(Lint, WorksOnADeckWithoutLines) {
  ParsedDeck parsed;
  parsed.deck.questions.push_back({});
  parsed.deck.questions[0].options = {{"a", "x", true, false, "", "", "", ""},
                                      {"b", "x", false, false, "", "", "", ""}};
  parsed.deck.traps.push_back({"trap-x", "X", "", {}});
  EXPECT_EQ(authoring::lint(parsed).size(), 4U);
}

}  // namespace
}  // namespace trapline::formats
