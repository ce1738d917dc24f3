// The sample deck shows every feature of the format, so that an author can look up how it is written. Each test asks
// the parsed deck for one of them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/deck_quality.hpp"

namespace trapline::test {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

class SampleDeck : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    for (ReadDeck& deck : read_decks(TRAPLINE_SOURCE_DIR "/decks"))
      if (deck.file == "sample.deck.md") parsed_ = std::move(deck.parsed);
  }
  static const Deck& deck() { return parsed_.deck; }

  /// How many questions are like this.
  template <typename Like>
  static std::ptrdiff_t questions(const Like& like) {
    return std::count_if(deck().questions.begin(), deck().questions.end(), like);
  }
  template <typename Like>
  static bool has_option(const Like& like) {
    return questions([&like](const Question& q) { return std::any_of(q.options.begin(), q.options.end(), like); }) > 0;
  }
  static bool has_stem_with(const std::string& markdown) {
    return questions([&](const Question& q) { return q.stem.find(markdown) != std::string::npos; }) > 0;
  }
  static std::ptrdiff_t of_kind(QuestionKind kind) {
    return questions([kind](const Question& q) { return q.kind == kind; });
  }

  inline static formats::ParsedDeck parsed_;
};

TEST_F(SampleDeck, HasTwelveQuestionsOfEveryKind) {
  EXPECT_EQ(deck().questions.size(), 12U);
  EXPECT_GE(of_kind(QuestionKind::single), 5);
  EXPECT_GE(of_kind(QuestionKind::multiple), 2);
  EXPECT_EQ(of_kind(QuestionKind::true_false), 1);
  EXPECT_EQ(of_kind(QuestionKind::basic), 1);
}

TEST_F(SampleDeck, FillsInTheFrontMatter) {
  EXPECT_EQ(deck().name, "Sample/How memory works");
  EXPECT_EQ(deck().format, "trapline/1");
  EXPECT_EQ(deck().license, "CC-BY-4.0");
  EXPECT_EQ(deck().language, "en");
  EXPECT_NE(deck().author, "");
  EXPECT_THAT(deck().topics, testing::ElementsAre("Memory"));
  EXPECT_THAT(deck().extra, IsEmpty());
}

TEST_F(SampleDeck, SpeaksToTheReaderBetweenTheQuestions) {
  EXPECT_THAT(deck().notes, AllOf(HasSubstr("Welcome"), HasSubstr("# Forgetting and spacing"), HasSubstr("\n# ")));
}

TEST_F(SampleDeck, ShowsCodeATableAListAndAPictureInStems) {
  EXPECT_TRUE(has_stem_with("\n```"));
  EXPECT_TRUE(has_stem_with("\n| --- |"));
  EXPECT_TRUE(has_stem_with("\n- "));
  EXPECT_TRUE(has_stem_with("]("));
  EXPECT_TRUE(has_stem_with("\n![")) << "an image";
}

TEST_F(SampleDeck, ShowsEveryFieldOfAnOption) {
  EXPECT_TRUE(
      has_option([](const Option& o) { return !o.tempting.empty() && !o.right_if.empty() && !o.trap.empty(); }));
  EXPECT_TRUE(has_option([](const Option& o) { return o.right && !o.why.empty(); }));
  EXPECT_TRUE(has_option([](const Option& o) { return o.pinned; }));
  EXPECT_TRUE(has_option([](const Option& o) { return o.id == "e"; })) << "a key of its own";
  EXPECT_TRUE(has_option([](const Option& o) { return o.text.find('\n') != std::string::npos; })) << "text with a list";
}

TEST_F(SampleDeck, ShowsEveryFieldOfAQuestion) {
  EXPECT_GE(questions([](const Question& q) { return !q.hint.empty(); }), 2);
  EXPECT_GE(questions([](const Question& q) { return !q.trap.empty(); }), 1) << "any wrong answer springs it";
  EXPECT_GE(questions([](const Question& q) { return q.topics.size() == 2; }), 1);
  EXPECT_GE(questions([](const Question& q) { return q.topics == deck().topics; }), 1) << "topics of the front matter";
  EXPECT_GE(questions([](const Question& q) { return q.references.size() == 2; }), 1);
  EXPECT_GE(questions([](const Question& q) { return q.answer.find("\n```") != std::string::npos; }), 1)
      << "a back with code";
  EXPECT_GE(questions([](const Question& q) { return q.explanation.find("\n- ") != std::string::npos; }), 1)
      << "a field with a list";
}

TEST_F(SampleDeck, DefinesTrapsInBothWays) {
  std::ptrdiff_t in_place = 0;
  for (std::size_t i = 0; i < deck().traps.size(); ++i) {
    if (parsed_.lines.traps[i].in_place)
      ++in_place;
    else
      EXPECT_NE(deck().traps[i].truth, "") << deck().traps[i].id;
    EXPECT_THAT(deck().traps[i].topics, Not(IsEmpty())) << deck().traps[i].id;
  }
  EXPECT_GE(in_place, 1) << "by the claim at an option";
  EXPECT_GE(static_cast<std::ptrdiff_t>(deck().traps.size()) - in_place, 5) << "with a section of its own";
}

TEST_F(SampleDeck, AsksForOneBeliefInSeveralForms) {
  const auto carriers = [](const std::string& trap) {
    return questions([&trap](const Question& q) {
      const auto traps = q.traps();
      return std::find(traps.begin(), traps.end(), trap) != traps.end();
    });
  };
  for (std::size_t i = 0; i < deck().traps.size(); ++i) {
    const int needed = parsed_.lines.traps[i].in_place ? 1 : 2;
    EXPECT_GE(carriers(deck().traps[i].id), needed) << deck().traps[i].id;
  }
}

TEST_F(SampleDeck, WritesItsIdsDown) {
  for (const Question& question : deck().questions) EXPECT_TRUE(question.id.starts_with("sample-")) << question.id;
}

}  // namespace
}  // namespace trapline::test
