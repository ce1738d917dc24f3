// What the decks that ship promise: complete, in proportion to the exam, checked in form, and with nothing in them that
// gives an answer away. Whether an answer is right no test can tell; decks/pmle/REVIEW.md says who looked and where.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>

#include "engine/formats/blueprint_json.hpp"
#include "engine/authoring/lint.hpp"
#include "engine/authoring/staleness.hpp"
#include "tests/support/deck_quality.hpp"

namespace trapline::test {
namespace {

namespace fs = std::filesystem;
using testing::IsEmpty;

const fs::path kDecks = fs::path(TRAPLINE_SOURCE_DIR) / "decks";

class ShippedDecks : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    pmle_ = read_decks(kDecks / "pmle");
    all_ = pmle_;
    for (ReadDeck& deck : read_decks(kDecks))
      if (!fs::is_symlink(kDecks / deck.file)) all_.push_back(std::move(deck));
    blueprint_ = formats::parse_blueprint(text_of(kDecks / "pmle/pmle-2026-06.blueprint.json"));
  }

  static std::vector<Question> questions(const std::vector<ReadDeck>& decks) {
    std::vector<Question> list;
    for (const ReadDeck& deck : decks)
      list.insert(list.end(), deck.parsed.deck.questions.begin(), deck.parsed.deck.questions.end());
    return list;
  }
  static const Blueprint& blueprint() { return *blueprint_.blueprint; }

  void SetUp() override {
    ASSERT_EQ(pmle_.size(), 6U);
    ASSERT_TRUE(blueprint_.blueprint);
    ASSERT_THAT(blueprint_.diagnostics, IsEmpty());
  }

  inline static std::vector<ReadDeck> pmle_;  ///< the six decks of the exam
  inline static std::vector<ReadDeck> all_;   ///< and the sample
  inline static formats::ParsedBlueprint blueprint_;
};

TEST_F(ShippedDecks, PassTheCheckWithoutErrorOrWarning) {
  for (const ReadDeck& deck : all_) {
    const bool of_exam = deck.parsed.deck.blueprint == blueprint().id;
    EXPECT_EQ(of_exam, deck.parsed.deck.name.starts_with("PMLE/")) << deck.file;
    std::vector<formats::Diagnostic> found = deck.parsed.diagnostics;
    for (const formats::Diagnostic& d : authoring::lint(deck.parsed, of_exam ? objective_topics(blueprint()) : std::vector<TopicPath>{}))
      found.push_back(d);
    for (const formats::Diagnostic& d : authoring::stale_names(deck.parsed, blueprint().renames)) found.push_back(d);
    for (const formats::Diagnostic& d : found) ADD_FAILURE() << deck.file << ":" << d.line << ": " << d.message;
    EXPECT_EQ(deck.parsed.refused, 0) << deck.file;
  }
}

TEST_F(ShippedDecks, AreInProportionToTheWeightsOfTheExam) {
  const auto list = questions(pmle_);
  ASSERT_GE(list.size(), 240U);
  std::vector<int> counts(blueprint().sections.size(), 0);
  for (const Question& question : list) {
    const auto section = section_of(blueprint(), question.topics.at(0));
    ASSERT_TRUE(section) << question.id;
    ++counts[*section];
  }
  const auto parts = section_shares(blueprint());
  for (std::size_t i = 0; i < counts.size(); ++i) {
    const double wanted = parts[i] * static_cast<double>(list.size());
    EXPECT_NEAR(counts[i], wanted, 0.15 * wanted) << blueprint().sections[i].name;
  }
}

TEST_F(ShippedDecks, CoverEveryObjective) {
  std::map<std::string, int> counts;
  for (const Question& question : questions(pmle_)) ++counts[std::string(topic_root(question.topics.at(0)))];
  const auto objectives = objective_topics(blueprint());
  ASSERT_EQ(objectives.size(), 14U);
  for (const TopicPath& objective : objectives) EXPECT_GE(counts[objective], 12) << objective;
}

TEST_F(ShippedDecks, MixTheKindsOfQuestions) {
  const auto list = questions(pmle_);
  int multiple = 0;
  int rich = 0;
  for (const Question& question : list) {
    multiple += question.kind == QuestionKind::multiple ? 1 : 0;
    rich += has_code_table_or_image(question.stem) ? 1 : 0;
  }
  EXPECT_GE(multiple, 0.15 * static_cast<double>(list.size()));
  EXPECT_GE(rich, 30);
}

TEST_F(ShippedDecks, SayHowManyToChoose) {
  const std::vector<std::string> numbers = {"", "", "two", "three"};
  for (const Question& question : questions(all_)) {
    if (question.kind != QuestionKind::multiple) continue;
    const auto choose = static_cast<std::size_t>(question.choose());
    ASSERT_LT(choose, numbers.size()) << question.id;
    const std::size_t asked = question.stem.rfind("**Which ");
    ASSERT_NE(asked, std::string::npos) << question.id;
    EXPECT_TRUE(question.stem.substr(asked).starts_with("**Which " + numbers[choose] + " ")) << question.id;
  }
}

TEST_F(ShippedDecks, TestMostBeliefsInTwoFormsOrMore) {
  std::map<std::string, int> carriers;
  std::size_t traps = 0;
  for (const ReadDeck& deck : pmle_) {
    traps += deck.parsed.deck.traps.size();
    for (const Question& question : deck.parsed.deck.questions)
      for (const std::string& trap : question.traps()) ++carriers[deck.file + " " + trap];
  }
  const auto twice = std::count_if(carriers.begin(), carriers.end(), [](const auto& c) { return c.second >= 2; });
  EXPECT_GE(traps, 90U);
  EXPECT_GE(static_cast<std::size_t>(twice) * 3, traps * 2);
}

TEST_F(ShippedDecks, GiveEveryIdOnce) {
  std::map<std::string, std::string> owners;
  for (const ReadDeck& deck : all_) {
    std::vector<std::string> ids;
    for (const Question& question : deck.parsed.deck.questions) ids.push_back(question.id);
    for (const Trap& trap : deck.parsed.deck.traps) ids.push_back(trap.id);
    for (const std::string& id : ids)
      EXPECT_TRUE(owners.emplace(id, deck.file).second) << id << " in " << deck.file << " and " << owners[id];
  }
}

TEST_F(ShippedDecks, ExplainEveryOption) {
  for (const Question& question : questions(all_)) {
    EXPECT_NE(question.explanation, "") << question.id;
    for (const Option& option : question.options) {
      EXPECT_NE(option.why, "") << question.id << " " << option.id;
      EXPECT_EQ(option.right, option.tempting.empty()) << question.id << " " << option.id << ": wrong ones tempt";
      EXPECT_FALSE(option.right && !(option.trap + option.right_if).empty()) << question.id << " " << option.id;
    }
  }
}

TEST_F(ShippedDecks, NameTheirSources) {
  for (const Question& question : questions(all_)) {
    EXPECT_FALSE(question.references.empty()) << question.id;
    for (const Reference& reference : question.references) {
      EXPECT_TRUE(reference.url.starts_with("https://")) << question.id << " " << reference.url;
      EXPECT_NE(reference.label, "") << question.id;
    }
  }
}

TEST_F(ShippedDecks, HaveAnAuthorsLogForEveryQuestionOfTheExam) {
  const std::string log = text_of(kDecks / "pmle/REVIEW.md");
  for (const Question& question : questions(pmle_))
    EXPECT_NE(log.find(fmt::format("\n| `{}` |", question.id)), std::string::npos) << question.id;
}

TEST_F(ShippedDecks, DoNotMakeTheRightOptionTheLongest) {
  for (const auto& decks : {pmle_, std::vector<ReadDeck>{all_.back()}}) {
    std::vector<double> means = {0, 0};
    std::vector<int> counts = {0, 0};
    for (const Question& question : questions(decks))
      for (const Option& option : question.options) {
        means[option.right ? 1 : 0] += static_cast<double>(option.text.size());
        ++counts[option.right ? 1 : 0];
      }
    const double ratio = (means[1] / counts[1]) / (means[0] / counts[0]);
    EXPECT_NEAR(ratio, 1.0, 0.1) << decks.front().file;
  }
}

TEST_F(ShippedDecks, SpreadTheKeyEvenlyOverThePlaces) {
  std::vector<int> places(4, 0);
  for (const Question& question : questions(pmle_)) {
    if (question.kind != QuestionKind::single) continue;
    ASSERT_EQ(question.options.size(), 4U) << question.id;
    const auto key =
        std::find_if(question.options.begin(), question.options.end(), [](const Option& o) { return o.right; });
    ++places[static_cast<std::size_t>(key - question.options.begin())];
  }
  EXPECT_GT(probability_of_evenness(places), 0.05) << testing::PrintToString(places);
}

TEST_F(ShippedDecks, ShareNoTellingWordBetweenStemAndKeyAlone) {
  for (const ReadDeck& deck : all_)
    for (const Question& question : deck.parsed.deck.questions)
      EXPECT_THAT(words_that_tell_the_key(question), IsEmpty()) << deck.file << " " << question.id;
}

TEST_F(ShippedDecks, NameNoOptionByALetter) {
  for (const Question& question : questions(all_))
    for (const std::string& text : texts_of(question)) EXPECT_EQ(letter_reference(text), "") << question.id;
}

TEST_F(ShippedDecks, OfferNoneOrAllOfTheAbove) {
  for (const Question& question : questions(all_))
    for (const Option& option : question.options)
      EXPECT_EQ(option.text.find("of the above"), std::string::npos) << question.id;
}

TEST_F(ShippedDecks, ShowOnlyPicturesThatAreThere) {
  for (const ReadDeck& deck : all_) {
    const fs::path folder = deck.parsed.deck.name.starts_with("PMLE/") ? kDecks / "pmle" : kDecks;
    for (const std::string& image : image_files(deck.text))
      EXPECT_TRUE(fs::is_regular_file(folder / image)) << deck.file << " " << image;
  }
}

TEST_F(ShippedDecks, TakeNoSentenceFromTheExamPages) {
  constexpr std::size_t kRun = 7;
  const fs::path pages = fs::path(TRAPLINE_SOURCE_DIR) / "../shared/fixtures/exam-pages";
  if (!fs::exists(pages)) GTEST_SKIP() << "the pages are not here";
  for (const auto& page : fs::directory_iterator(pages)) {
    const std::set<std::string> runs = word_runs(text_of(page.path()), kRun);
    ASSERT_GT(runs.size(), 100U);
    for (const ReadDeck& deck : all_)
      for (const std::string& run : word_runs(deck.text, kRun))
        EXPECT_EQ(runs.count(run), 0U) << deck.file << ": " << run;
  }
}

TEST_F(ShippedDecks, KeepTheOldPathOfTheFirstDeckValid) {
  EXPECT_EQ(text_of(kDecks / "pmle-scaling.deck.md"), text_of(kDecks / "pmle/3-scaling.deck.md"));
}

}  // namespace
}  // namespace trapline::test
