// What the decks that ship promise: complete, in proportion to the exam, checked in form, and with nothing in them that
// gives an answer away. Whether an answer is right no test can tell; decks/pmle/REVIEW.md says who looked and where.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>

#include "engine/authoring/lint.hpp"
#include "engine/authoring/staleness.hpp"
#include "engine/formats/blueprint_json.hpp"
#include "tests/support/deck_quality.hpp"

namespace trapline::test {
namespace {

namespace fs = std::filesystem;
using testing::IsEmpty;

const fs::path kDecks = fs::path(TRAPLINE_SOURCE_DIR) / "decks";

class ShippedDecks : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    shipped_ = read_decks(kDecks / "pmle");
    std::copy_if(shipped_.begin(), shipped_.end(), std::back_inserter(pmle_),
                 [](const ReadDeck& deck) { return !deck.parsed.deck.traps.empty(); });
    all_ = pmle_;
    for (ReadDeck& deck : read_decks(kDecks))
      if (!fs::is_symlink(kDecks / deck.file)) all_.push_back(std::move(deck));
    shipped_.push_back(all_.back());
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

  inline static std::vector<ReadDeck> shipped_;  ///< every one, the cards of facts and names too
  inline static std::vector<ReadDeck> pmle_;     ///< the six decks of the exam
  inline static std::vector<ReadDeck> all_;      ///< and the sample
  inline static formats::ParsedBlueprint blueprint_;
};

TEST_F(ShippedDecks, PassTheCheckWithoutErrorOrWarning) {
  for (const ReadDeck& deck : shipped_) {
    const bool of_exam = deck.parsed.deck.blueprint == blueprint().id;
    EXPECT_EQ(of_exam, deck.parsed.deck.name.starts_with("PMLE/")) << deck.file;
    std::vector<formats::Diagnostic> found = deck.parsed.diagnostics;
    for (const formats::Diagnostic& d :
         authoring::lint(deck.parsed, of_exam ? objective_topics(blueprint()) : std::vector<TopicPath>{}))
      found.push_back(d);
    for (const formats::Diagnostic& d : authoring::stale_names(deck.parsed, blueprint().renames)) found.push_back(d);
    for (const formats::Diagnostic& d : found) ADD_FAILURE() << deck.file << ":" << d.line << ": " << d.message;
    EXPECT_EQ(deck.parsed.refused, 0) << deck.file;
  }
}

TEST_F(ShippedDecks, AreInProportionToTheWeightsOfTheExam) {
  const auto list = questions(pmle_);
  ASSERT_GE(list.size(), 450U);
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
  EXPECT_GE(multiple, 0.14 * static_cast<double>(list.size()));
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

TEST_F(ShippedDecks, TestEachBeliefInTwoQuestionsAndHalfOfThemInThree) {
  std::map<std::string, int> carriers;
  std::size_t traps = 0;
  for (const ReadDeck& deck : pmle_) {
    traps += deck.parsed.deck.traps.size();
    for (const Question& question : deck.parsed.deck.questions)
      for (const std::string& trap : question.traps())
        if (question.mock_form == 0) ++carriers[deck.file + " " + trap];
  }
  const auto carried = [&](int times) {
    return std::count_if(carriers.begin(), carriers.end(), [times](const auto& c) { return c.second >= times; });
  };
  EXPECT_GE(traps, 200U);
  EXPECT_EQ(static_cast<std::size_t>(carried(2)), traps);
  EXPECT_GE(static_cast<std::size_t>(carried(3)) * 2, traps);
}

TEST_F(ShippedDecks, KeepTwoFormsOfFiftyFiveForTheMockExam) {
  std::map<int, int> forms;
  for (const Question& question : questions(pmle_)) ++forms[question.mock_form];
  EXPECT_EQ(forms[1], 55);
  EXPECT_EQ(forms[2], 55);
}

TEST_F(ShippedDecks, SayTheirLevelAndHintAtWhatIsToBeJudged) {
  for (const Question& question : questions(pmle_)) {
    EXPECT_NE(question.level, Level::unsaid) << question.id;
    EXPECT_NE(question.checked, "") << question.id;
    if (question.level == Level::judge) {
      EXPECT_NE(question.hint, "") << question.id;
    }
  }
}

TEST_F(ShippedDecks, HaveEightCasesOfFiveQuestions) {
  std::map<std::string, int> cases;
  for (const Question& question : questions(pmle_))
    if (!question.case_id.empty()) ++cases[question.case_id];
  EXPECT_EQ(cases.size(), 8U);
  for (const auto& [id, count] : cases) EXPECT_EQ(count, 5) << id;
}

/// The most that a reader gets right who calls every statement from some length on true, or every shorter one.
double best_guess_by_length(const std::vector<ReadDeck>& decks) {
  std::vector<std::pair<std::size_t, bool>> statements;
  for (const ReadDeck& deck : decks)
    for (const Trap& trap : deck.parsed.deck.traps) {
      statements.emplace_back(trap.claim.size(), false);
      statements.emplace_back(trap.truth.size(), true);
    }
  std::size_t best = 0;
  for (std::size_t cut = 20; cut < 250; ++cut) {
    const auto hits = static_cast<std::size_t>(std::count_if(
        statements.begin(), statements.end(), [cut](const auto& s) { return (s.first >= cut) == s.second; }));
    best = std::max({best, hits, statements.size() - hits});
  }
  return static_cast<double>(best) / static_cast<double>(statements.size());
}

TEST_F(ShippedDecks, DoNotTellTruthFromClaimByLength) { EXPECT_LE(best_guess_by_length(pmle_), 0.6); }

TEST_F(ShippedDecks, GiveEveryIdOnce) {
  std::map<std::string, std::string> owners;
  for (const ReadDeck& deck : shipped_) {
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
    if (question.kind != QuestionKind::single || question.options.size() != 4) continue;
    const auto key =
        std::find_if(question.options.begin(), question.options.end(), [](const Option& o) { return o.right; });
    ++places[static_cast<std::size_t>(key - question.options.begin())];
  }
  EXPECT_GT(probability_of_evenness(places), 0.05) << testing::PrintToString(places);
}

/// Words of the stem that come back in one option alone are a clue where they favor one side.
TEST_F(ShippedDecks, BringWordsOfTheStemBackInRightOptionsAsOftenAsInWrongOnes) {
  std::vector<double> words = {0, 0};
  std::vector<int> options = {0, 0};
  for (const Question& question : questions(pmle_)) {
    const std::vector<int> echoes = words_of_the_stem_in_one_option(question);
    for (std::size_t i = 0; i < echoes.size(); ++i) {
      words[question.options[i].right ? 1 : 0] += echoes[i];
      ++options[question.options[i].right ? 1 : 0];
    }
  }
  EXPECT_NEAR(words[1] / options[1], words[0] / options[0], 0.15);
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
