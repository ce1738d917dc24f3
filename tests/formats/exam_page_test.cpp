// Practice questions copied from web pages: whole ones, several in one text, copied in many ways, and broken ones.
#include "engine/formats/exam_page/exam_page.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "engine/formats/formats.hpp"

namespace trapline::formats {
namespace {

const char* const kTitle = "BOAT Handling Small Craft Practice Question\n";
const char* const kStem = "A dinghy drifts off course in a cross wind. What should the helm do first?\n";
const char* const kTrap =
    "⚠  Common exam trap\n"
    "BOAT often tests the misconception that a larger sail corrects leeway, when in fact the centreboard resists it.\n";
const char* const kAnswer =
    "Answer choices\nWhy each option matters\nAnswer the question above first, then reveal the rest.\n"
    "Correct answer & explanation\n✓\nLower the centreboard\n"
    "The centreboard gives the hull grip sideways. Without it the boat slides.\n"
    "Answer analysis\nOption-by-option breakdown\nFor each option: why learners choose it and why it is or isn't "
    "right.\n";
const char* const kOptions =
    "- ✗\nHoist a larger sail\nWhy it's wrong here\n"
    "More sail means more side force, e.g. In a gust. It is tempting because more sail means more speed, and would be "
    "correct if the wind came from behind.\n"
    "- ✓\nLower the centreboard\nWhy this is correct\nThe board resists leeway.\n"
    "- ✗\nMove the crew forward\nWhy it's wrong here\n"
    "Trim changes the balance, not the grip. Moving the crew is the correct remedy when the bow lifts.\n"
    "- ✗\nLet go of the tiller\nWhy it's wrong here\n"
    "The boat then turns into the wind and stops.\n";
const char* const kFurniture =
    "Go deeper\nRelated to this question\nAbout these practice questions\nOriginal content.\nJA\n"
    "Written and reviewed by Somebody\n✗\nThis is part of a question bank for the BOAT exam.";

std::string page() { return std::string(kTitle) + kStem + kTrap + kAnswer + kOptions + kFurniture; }

ParsedDeck read(const std::string& text) { return parse_deck_file(text, "page.txt"); }

Question only(const std::string& text) {
  const ParsedDeck parsed = read(text);
  for (const Diagnostic& d : parsed.diagnostics) ADD_FAILURE() << d.line << ": " << d.message;
  EXPECT_EQ(parsed.deck.questions.size(), 1U) << text;
  return parsed.deck.questions.empty() ? Question{} : parsed.deck.questions.front();
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
  return text;
}

TEST(ExamPage, BecomesACompleteQuestion) {
  const Question q = only(page());
  EXPECT_EQ(q.stem, "A dinghy drifts off course in a cross wind. What should the helm do first?");
  EXPECT_EQ(q.kind, QuestionKind::single);
  EXPECT_EQ(q.topics, std::vector<TopicPath>{"Handling Small Craft"});
  EXPECT_EQ(q.explanation, "The centreboard gives the hull grip sideways. Without it the boat slides.");
  ASSERT_EQ(q.options.size(), 4U);
  EXPECT_EQ(q.options[0].text, "Hoist a larger sail");
  EXPECT_EQ(q.options[0].why, "More sail means more side force, e.g. In a gust.");
  EXPECT_EQ(q.options[0].tempting, "More sail means more speed.");
  EXPECT_EQ(q.options[0].right_if, "The wind came from behind.");
  EXPECT_EQ(q.options[1], (Option{"b", "Lower the centreboard", true, false, "The board resists leeway.", "", "", ""}));
  EXPECT_EQ(q.options[2].why, "Trim changes the balance, not the grip.");
  EXPECT_EQ(q.options[2].right_if, "The bow lifts.");
}

TEST(ExamPage, TiesItsTrapToTheOptionsThatSpeakOfIt) {
  const ParsedDeck parsed = read(page());
  ASSERT_EQ(parsed.deck.traps.size(), 1U);
  const Trap& trap = parsed.deck.traps[0];
  EXPECT_EQ(trap.claim, "A larger sail corrects leeway");
  EXPECT_EQ(trap.truth, "The centreboard resists it.");
  EXPECT_EQ(parsed.deck.questions[0].options[0].trap, trap.id);
  EXPECT_EQ(parsed.deck.questions[0].options[1].trap, "");
  EXPECT_EQ(parsed.deck.questions[0].options[2].trap, "");
}

TEST(ExamPage, TiesATrapThatNoOptionSpeaksOfToAllWrongOptions) {
  const Question q = only(replaced(page(), "a larger sail corrects leeway", "paint matters"));
  EXPECT_FALSE(q.options[0].trap.empty());
  EXPECT_TRUE(q.options[1].trap.empty());
  EXPECT_EQ(q.options[0].trap, q.options[2].trap);
}

TEST(ExamPage, NamesItsDeckAfterTheExam) {
  EXPECT_EQ(read(page()).deck.name, "BOAT/Practice pages");
  EXPECT_EQ(read(replaced(page(), "BOAT Handling", "AWS SAA-C03 Handling")).deck.name, "AWS SAA-C03/Practice pages");
  EXPECT_EQ(read(replaced(page(), "BOAT Handling", "PMLE ML Handling")).deck.name, "PMLE/Practice pages");
}

TEST(ExamPage, KeepsItsIdWhateverTheLayout) {
  const Question q = only(page());
  EXPECT_EQ(only(replaced(page(), "course in", "course\u00A0in")).id, q.id);
  EXPECT_NE(only(replaced(page(), "A dinghy", "A ketch")).id, q.id);
}

TEST(ExamPage, ReadsTheSameInEveryWayOfCopying) {
  const Question plain = only(page());
  EXPECT_EQ(only(replaced(page(), "\n", "\r\n")), plain);
  EXPECT_EQ(only("\xEF\xBB\xBF" + page()), plain);
  EXPECT_EQ(only(replaced(page(), "\n", "\n\n")), plain);
  EXPECT_EQ(only(replaced(replaced(page(), "✓", "✔\uFE0F"), "✗", "✘")), plain);
  EXPECT_EQ(only(replaced(replaced(page(), "- ✓", "✅"), "- ✗", "❌")), plain);
  EXPECT_EQ(only(replaced(page(), "- ✗", "x")), plain);
  EXPECT_EQ(only(replaced(replaced(page(), "- ✗\n", "- ✗ "), "- ✓\n", "✓ ")), plain);
  EXPECT_EQ(only(replaced(page(), "- ✗\n", "x ")), plain);
  EXPECT_EQ(only(replaced(page(), "Why it's wrong here", "Why it’s wrong here")), plain);
  EXPECT_EQ(only(replaced(page(), "Why it's wrong here", "WHY THIS IS WRONG")), plain);
  EXPECT_EQ(only(replaced(page(), "Why it's wrong here\n", "Why it's wrong: ")), plain);
  EXPECT_EQ(only(replaced(page(), "Correct answer & explanation", "## CORRECT ANSWER AND EXPLANATION")), plain);
  EXPECT_EQ(only(replaced(page(), kFurniture, "")), plain);
  EXPECT_EQ(only(replaced(page(), "Correct answer & explanation", "Correct answer &amp; explanation")), plain);
  EXPECT_EQ(only(replaced(page(), "Common exam trap\n", "COMMON EXAM TRAP: ")), plain);
  EXPECT_EQ(only(replaced(page(), "Practice Question\n", "Practice Question | The Site\n")), plain);
  EXPECT_EQ(only("Home\nExams\n" + page()), plain);
  EXPECT_EQ(only(kTitle + page()), plain);
  EXPECT_EQ(only(replaced(page(), "Answer choices\n", "Advertisement\nAnswer choices\nA sail\nA board\nSponsored\n")),
            plain);
  EXPECT_EQ(only(replaced(replaced(replaced(replaced(page(), "Hoist", "A. Hoist"), "✓\nLower", "✓\nB. Lower"),
                                   "Move the", "C. Move the"),
                          "Let go", "D. Let go")),
            plain);
}

TEST(ExamPage, ReadsSeveralPagesOfOneText) {
  const std::string second =
      replaced(replaced(page(), "A dinghy", "A ketch"), "a larger sail corrects", "speed corrects");
  for (const std::string& between : {std::string(), std::string("\n"), std::string("\n\n\n")}) {
    const ParsedDeck parsed = read(page() + between + second + "BOAT Practice Question");
    EXPECT_TRUE(parsed.diagnostics.empty());
    ASSERT_EQ(parsed.deck.questions.size(), 2U);
    EXPECT_EQ(parsed.deck.questions[0], only(page()));
    EXPECT_EQ(parsed.deck.questions[1].stem,
              "A ketch drifts off course in a cross wind. What should the helm do first?");
    EXPECT_EQ(parsed.deck.traps.size(), 2U);
  }
}

TEST(ExamPage, LeavesOutAPageThatIsThereTwice) {
  const ParsedDeck parsed = read(page() + "\n" + page());
  EXPECT_EQ(parsed.deck.questions.size(), 1U);
  ASSERT_EQ(parsed.diagnostics.size(), 1U);
  EXPECT_EQ(parsed.diagnostics[0].severity, Severity::warning);
}

TEST(ExamPage, AsksForExactlySoManyOptionsAsAreRight) {
  const Question q = only(replaced(replaced(page(), "- ✗\nMove the crew forward\nWhy it's wrong here",
                                            "- ✓\nMove the crew forward\nWhy this is correct"),
                                   "explanation\n✓\nLower the centreboard\n",
                                   "explanation\n✓\nLower the centreboard\n✓ Move the crew forward\n"));
  EXPECT_EQ(q.kind, QuestionKind::multiple);
  EXPECT_EQ(q.choose(), 2);
  EXPECT_EQ(q.explanation, "The centreboard gives the hull grip sideways. Without it the boat slides.");
}

TEST(ExamPage, IsRefusedWithWhatIsMissing) {
  struct Case {
    std::string text;
    std::vector<std::string> words;
  };
  const std::vector<Case> cases{
      {replaced(page(), "✓", "✗"), {"no line with ✓: the right option is not marked"}},
      {replaced(page(), "- ✗", "- ✓"), {"no line with ✗"}},
      {replaced(page(), kStem, ""), {"no question between"}},
      {replaced(page(), kOptions, ""), {"no option-by-option breakdown"}},
      {std::string(kTitle) + kTrap + kAnswer, {"no question between", "no option-by-option breakdown"}},
      {replaced(page(), "Hoist a larger sail\n", ""), {"no text for the option marked in line 15"}},
      {replaced(page(), "- ✗\nMove the crew forward\n", "Move the crew forward\n"),
       {"no line ✓ or ✗ before the option that is explained in line 24"}},
      {replaced(page(), "- ✗\nHoist", "Hoist"), {"no line ✓ or ✗ before the option that is explained in line 16"}},
      {replaced(page(), "The board resists leeway.\n", ""), {"does not say why the option in line 19 is right"}},
      {replaced(page(), "forward\nWhy it's wrong here\n", "forward\n"),
       {"does not say why the option in line 23 is wrong"}},
      {replaced(page(), "Why this is correct", "Why this is wrong"), {"with ✓ but explains it as wrong"}},
      {replaced(page(), kFurniture, "Option-by-option breakdown\n" + std::string(kOptions)),
       {"second breakdown in line"}},
  };
  for (const Case& c : cases) {
    const ParsedDeck parsed = read(c.text);
    EXPECT_EQ(parsed.format, "exam-page");
    EXPECT_EQ(parsed.refused, 1);
    EXPECT_TRUE(parsed.deck.questions.empty());
    ASSERT_FALSE(parsed.diagnostics.empty()) << c.words[0];
    EXPECT_EQ(parsed.diagnostics[0].line, 1);
    for (const std::string& words : c.words)
      EXPECT_NE(parsed.diagnostics[0].message.find(words), std::string::npos) << parsed.diagnostics[0].message;
  }
}

/// Without any one of its lines a page is refused, or it is still whole.
TEST(ExamPage, IsNeverTakenWithAnOptionMergedIntoAnother) {
  std::istringstream lines(page());
  std::vector<std::string> all;
  for (std::string line; std::getline(lines, line);) all.push_back(line);
  for (std::size_t gone = 0; gone < all.size(); ++gone) {
    std::string text;
    for (std::size_t i = 0; i < all.size(); ++i) text += i == gone ? "" : all[i] + "\n";
    for (const Question& question : read(text).deck.questions) {
      EXPECT_EQ(question.options.size(), 4U) << all[gone];
      for (const Option& option : question.options) EXPECT_NE(option.why, "") << all[gone];
      EXPECT_EQ(question.choose(), 1) << all[gone];
    }
  }
}

TEST(ExamPage, SaysThatItHasFewerOptionsThanOthers) {
  const ParsedDeck parsed = read(page().substr(0, page().find("- ✗\nLet go")) + kFurniture);
  EXPECT_EQ(parsed.deck.questions.size(), 1U);
  ASSERT_EQ(parsed.diagnostics.size(), 1U);
  EXPECT_NE(parsed.diagnostics[0].message.find("3 options where others have 4"), std::string::npos);
}

TEST(ExamPage, KeepsTheGoodPagesBesideABadOne) {
  const ParsedDeck parsed = read(replaced(page(), "✓", "✗") + "\n" + page());
  EXPECT_EQ(parsed.deck.questions.size(), 1U);
  EXPECT_EQ(parsed.refused, 1);
}

TEST(ExamPage, MayLackATitleAndATrap) {
  const ParsedDeck parsed = read(replaced(replaced(page(), kTitle, ""), kTrap, ""));
  ASSERT_EQ(parsed.deck.questions.size(), 1U);
  EXPECT_TRUE(parsed.deck.traps.empty());
  EXPECT_TRUE(parsed.deck.questions[0].topics.empty());
  ASSERT_EQ(parsed.diagnostics.size(), 1U);
  EXPECT_EQ(parsed.diagnostics[0].severity, Severity::warning);
}

ParsedDeck read_fixtures() {
  std::string all;
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(TRAPLINE_SOURCE_DIR "/../shared/fixtures/exam-pages"))
    files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  for (const auto& path : files) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    all += text.str();
  }
  return read(all);
}

TEST(ExamPage, ReadsTheRealPagesWhole) {
  if (!std::filesystem::exists(TRAPLINE_SOURCE_DIR "/../shared/fixtures/exam-pages"))
    GTEST_SKIP() << "the real pages are not here";
  const ParsedDeck parsed = read_fixtures();
  EXPECT_TRUE(parsed.diagnostics.empty());
  EXPECT_EQ(parsed.deck.name, "PMLE/Practice pages");
  ASSERT_EQ(parsed.deck.questions.size(), 2U);
  ASSERT_EQ(parsed.deck.traps.size(), 2U);
  std::vector<std::vector<int>> carriers(2);
  for (std::size_t i = 0; i < 2; ++i) {
    const Question& q = parsed.deck.questions[i];
    EXPECT_EQ(q.topics, std::vector<TopicPath>{"Scaling Prototypes into ML Models"});
    ASSERT_EQ(q.options.size(), 4U);
    EXPECT_EQ(q.choose(), 1);
    for (const Option& option : q.options) {
      EXPECT_FALSE(option.why.empty());
      EXPECT_EQ(option.why.find("tempt"), std::string::npos) << option.why;
      carriers[i].push_back(option.trap.empty() ? 0 : 1);
    }
  }
  EXPECT_EQ(carriers[0], (std::vector<int>{1, 0, 0, 1}));
  EXPECT_EQ(carriers[1], (std::vector<int>{1, 1, 0, 0}));
  EXPECT_TRUE(parsed.deck.questions[0].options[1].right);
  EXPECT_TRUE(parsed.deck.questions[1].options[3].right);
}

}  // namespace
}  // namespace trapline::formats
