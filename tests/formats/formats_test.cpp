// Any bytes may be given as a deck file. They are read in bounded time or refused with a sentence.
#include "engine/formats/formats.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <random>
#include <set>

#include "engine/authoring/lint.hpp"
#include "engine/formats/deck_markdown/deck_markdown.hpp"

namespace trapline::formats {
namespace {

const std::string kQuestion = "## Q\nStem\n\n- [x] yes\n- [ ] no\n  - Why: w\n\n";

std::string repeat(const std::string& text, int times) {
  std::string result;
  result.reserve(text.size() * static_cast<std::size_t>(times));
  while (times-- > 0) result += text;
  return result;
}

void expect_whole_file_refused(const std::string& text, int line, const std::string& words) {
  const ParsedDeck parsed = parse_deck_file(text, "x.deck.md");
  EXPECT_FALSE(parsed.accepted());
  EXPECT_EQ(parsed.format, "");
  ASSERT_EQ(parsed.diagnostics.size(), 1U) << words;
  EXPECT_EQ(parsed.diagnostics[0].severity, Severity::error);
  EXPECT_EQ(parsed.diagnostics[0].line, line) << parsed.diagnostics[0].message;
  EXPECT_NE(parsed.diagnostics[0].message.find(words), std::string::npos) << parsed.diagnostics[0].message;
}

TEST(DeckFile, IsFoundByItsContentNotItsName) {
  EXPECT_EQ(parse_deck_file(kQuestion, "notes.txt").format, "deck-markdown");
  EXPECT_EQ(parse_deck_file("---\ndeck: D\n---\n", "x").format, "deck-markdown");
  EXPECT_EQ(parse_deck_file("Common exam trap\nt\nAnswer choices\n", "x.deck.md").format, "exam-page");
}

TEST(DeckFile, ThatIsNoDeckIsRefusedWhole) {
  expect_whole_file_refused("", 0, "is empty");
  expect_whole_file_refused(" \n\t\r\n", 0, "is empty");
  expect_whole_file_refused("\xEF\xBB\xBF\n", 0, "is empty");
  expect_whole_file_refused("A letter to a friend.\n\n- with\n- a list\n", 0, "a deck is Markdown");
  expect_whole_file_refused(std::string("PK\x03\x04\0\0", 6), 1, "is not text");
  expect_whole_file_refused(std::string("\xFF\xFE#\0", 4), 0, "UTF-16");
  expect_whole_file_refused(std::string(kMaxDeckBytes + 1, 'x'), 0, "larger than 64 MB");
  expect_whole_file_refused(repeat("\n", 1'000'000) + kQuestion, 0, "more than 1000000 lines");
}

TEST(DeckFile, WithBytesThatAreNoTextKeepsTheQuestionsThatHaveNone) {
  for (const std::string& bad : std::vector<std::string>{"\x80", "\xC3", "\xC3(", "\xC0\xAF", "\xE2\x82",
                                                         "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xF8\x88\x80\x80\x80",
                                                         "Gr\xF6\xDF"
                                                         "e",
                                                         std::string(1, '\0')}) {
    const ParsedDeck parsed = parse_deck_file(
        kQuestion + "## Bad\nStem\n\n- [x] " + bad + "\n- [ ] no\n\n## Good\n" + "Stem\n\n- [x] 1\n- [ ] 2\n",
        "x.deck.md");
    EXPECT_EQ(parsed.refused, 1);
    ASSERT_EQ(parsed.deck.questions.size(), 2U);
    EXPECT_EQ(parsed.deck.questions[1].title, "Good");
    ASSERT_EQ(parsed.diagnostics.size(), 1U);
    EXPECT_EQ(parsed.diagnostics[0].line, 11);
    EXPECT_EQ(parsed.diagnostics[0].severity, Severity::error);
  }
  EXPECT_TRUE(parse_deck_file("## ßü€𝄞\uFFFD\nS\n- [x] a\n- [ ] b\n", "x").accepted());
}

TEST(DeckFile, WithBytesThatAreNoTextInItsHeadOrItsNotes) {
  EXPECT_FALSE(parse_deck_file("---\ndeck: Caf\xE9\n---\n" + kQuestion, "x").accepted()) << "its name is not known";
  const ParsedDeck notes = parse_deck_file("# Caf\xE9\n\n" + kQuestion, "x");
  EXPECT_EQ(notes.deck.questions.size(), 1U);
  EXPECT_EQ(notes.deck.notes, "# Caf\uFFFD");
  EXPECT_EQ(notes.diagnostics.at(0).line, 1);
  EXPECT_EQ(parse_deck_file("# \x80\r\r" + kQuestion + "\x80\r\n\x80", "x").diagnostics.size(), 3U);
}

TEST(DeckFile, WithQuestionsThatAreAllBadIsNotAccepted) {
  const ParsedDeck parsed = parse_deck_file("## A\nNo options.\n", "x");
  EXPECT_FALSE(parsed.accepted());
  EXPECT_EQ(parsed.refused, 1);
}

TEST(DeckFile, ListsItsFirstThousandProblemsAndCountsTheRest) {
  const ParsedDeck parsed = parse_deck_file(repeat("## A\n", 1500), "x");
  EXPECT_EQ(parsed.refused, 1500);
  ASSERT_EQ(parsed.diagnostics.size(), 1001U);
  EXPECT_NE(parsed.diagnostics.back().message.find("500 more"), std::string::npos);
}

/// Inputs for which a careless reader needs quadratic time, deep recursion or much memory.
TEST(DeckFile, IsReadInBoundedTimeHoweverHostile) {
  const std::vector<std::string> texts{
      kQuestion + repeat("[", 1 << 20),
      kQuestion + repeat("*a_ ", 1 << 18),
      kQuestion + "x " + repeat("<!--", 1 << 18),
      kQuestion + "References: [a]" + repeat("(", 1 << 20),
      kQuestion + "Topics: " + repeat("a/b, ", 1 << 18),
      "---\ntopics: [" + repeat("a,", 1 << 18) + "]\n---\n" + repeat(kQuestion, 100),
      repeat(">", 100'000) + "\n" + repeat("lazy\n", 20'000) + kQuestion,
      repeat(repeat("- ", 40) + "x\n", 2'000) + kQuestion,
      "## Q\nStem\n\n- [x] yes\n" + repeat("- [ ] no\n", 10'000) + kQuestion,
      repeat("## Same title\n", 20'000) + kQuestion,
      kQuestion + "```\n" + repeat(kQuestion, 2'000),
      kQuestion + repeat("<!-- x\n## a\n", 20'000),
      "---\n" + repeat("k: v\n", 20'000) + kQuestion,
      kQuestion + repeat("\x80\n", 300'000),
      repeat("\x80## A\n## B\n\x80\n", 20'000) + kQuestion,
      "Answer choices\n" + repeat("PMLE A Practice Question\nstem\nCommon exam trap\n", 5'000),
      "Answer choices\nCommon exam trap\n" + repeat("assume that x is right for y ", 50'000) +
          "\nOption-by-option breakdown\n✗\n" + repeat("it would be right for ", 50'000) + "\nWhy this is wrong\n" +
          repeat("It is tempting because it would be correct if so. ", 20'000),
  };
  const auto start = std::chrono::steady_clock::now();
  for (const std::string& text : texts) {
    const ParsedDeck parsed = parse_deck_file(text, "x");
    EXPECT_FALSE(parsed.format.empty());
    EXPECT_LE(authoring::lint(parsed).size(), 1001U);
    EXPECT_EQ(missing_ids(missing_ids(text)), missing_ids(text));
  }
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(30))
      << "some input costs more than linear time";
}

/// Random texts made of what means something in a deck file.
std::string random_deck(std::mt19937& random) {
  static const std::vector<std::string> pieces{"## A\n",
                                               "## B title\n",
                                               "# G\n",
                                               "## Trap: A claim\n",
                                               "<!-- id: same-id -->\n",
                                               "<!-- id: ? -->\n",
                                               "<!--",
                                               "-->\n",
                                               "stem\n",
                                               "\n",
                                               "\n",
                                               "\n",
                                               "- [x] yes\n",
                                               "- [ ] no\n",
                                               "- [ ] ! c) no\n",
                                               "- plain\n",
                                               "  - Why: w\n",
                                               "  - Trap: A claim\n",
                                               "  - Trap: trap-a-claim\n",
                                               "    more\n",
                                               "\tTempting: t\n",
                                               "```\n",
                                               "  ```\n",
                                               "Explanation: e\n",
                                               "Answer: a\n",
                                               "**Trap:** x y\n",
                                               "Topics: a, b/c\n",
                                               "References:\n- [a](b)\n",
                                               "> ",
                                               ">",
                                               "1. [x] one\n",
                                               "---\n",
                                               "===\n",
                                               "ü",
                                               "| a | b |\n",
                                               "    ",
                                               "\t",
                                               "*",
                                               "x",
                                               "- ",
                                               "[ ]",
                                               "\r",
                                               "![i](j.png)\n"};
  std::string text;
  for (std::size_t left = random() % 40; left > 0; --left) text += pieces[random() % pieces.size()];
  return text;
}

TEST(DeckFile, OfAnyShapeGivesADeckThatHoldsTogether) {
  std::mt19937 random(20261201);
  int questions = 0;
  for (int round = 0; round < 3000; ++round) {
    const std::string text = "## Q\n" + random_deck(random);
    const ParsedDeck parsed = parse_deck_file(text, "x");
    std::set<std::string> ids;
    std::set<std::string> traps;
    for (const Trap& trap : parsed.deck.traps)
      EXPECT_TRUE(ids.insert(trap.id).second && traps.insert(trap.id).second) << text;
    for (const Question& q : parsed.deck.questions) {
      ++questions;
      EXPECT_TRUE(ids.insert(q.id).second) << text;
      EXPECT_FALSE(q.stem.empty()) << text;
      EXPECT_TRUE(q.kind == QuestionKind::basic ? !q.answer.empty()
                                                : q.choose() >= 1 && q.choose() < static_cast<int>(q.options.size()))
          << text;
      for (const std::string& trap : q.traps()) EXPECT_EQ(traps.count(trap), 1U) << text;
    }
    EXPECT_EQ(parsed.lines.questions.size(), parsed.deck.questions.size());
    EXPECT_EQ(parse_deck_file(missing_ids(text), "x").deck, parsed.deck) << text;
  }
  EXPECT_GT(questions, 100) << "the random texts no longer reach the reader of questions";
}

}  // namespace
}  // namespace trapline::formats
