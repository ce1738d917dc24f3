// The English of exam pages: what tempts, when an option would be right, and what people wrongly believe.
#include <gtest/gtest.h>

#include "engine/formats/exam_page/page_belief.hpp"
#include "engine/formats/exam_page/page_sentences.hpp"
#include "engine/formats/exam_page/words.hpp"

namespace trapline::formats {
namespace {

WrongParts part(const std::string& text, const std::string& option = "Batch prediction") {
  return part_explanation({text}, option);
}

TEST(PageSentences, EndAtStopsThatEndASentence) {
  EXPECT_EQ(sentences("Use TF 1.x here, e.g. Keras. Is it 3.5? Yes! It works (vs. CPU"),
            (std::vector<std::string>{"Use TF 1.x here, e.g. Keras.", "Is it 3.5?", "Yes!", "It works (vs. CPU"}));
  EXPECT_TRUE(sentences("  ").empty());
}

TEST(PageSentences, StandAlone) {
  EXPECT_EQ(as_sentence("data fits."), "Data fits.");
  EXPECT_EQ(as_sentence("multi-GPU jobs wait,"), "Multi-GPU jobs wait.");
  EXPECT_EQ(as_sentence("tf.data reads"), "tf.data reads.");
  EXPECT_EQ(as_sentence("iOS runs"), "iOS runs.");
  EXPECT_EQ(as_sentence("`x` runs"), "`x` runs.");
  EXPECT_EQ(as_sentence(""), "");
}

TEST(PageSentences, PartWhatTempts) {
  for (const std::string opening :
       {"It is tempting because ", "It tempts because ", "This is tempting since ", "It's tempting because ",
        "This option looks attractive because ", "It may seem appealing as ", "Tempting because "}) {
    const WrongParts parts = part("It is slow. " + opening + "it costs little. And more.");
    EXPECT_EQ(parts.tempting, "It costs little.") << opening;
    EXPECT_EQ(parts.why, "It is slow. And more.") << opening;
    EXPECT_EQ(parts.right_if, "");
  }
}

TEST(PageSentences, PartWhenAnOptionWouldBeRight) {
  for (const std::string tail : {", and would be correct if ", ", but it would be right if ",
                                 "; it would be the right choice when ", " and would only be appropriate when ",
                                 ", though this would be the better answer if ", ", and would work if "}) {
    const WrongParts parts = part("It is slow. It is tempting because it costs little" + tail + "time did not matter.");
    EXPECT_EQ(parts.tempting, "It costs little.") << tail;
    EXPECT_EQ(parts.right_if, "Time did not matter.") << tail;
    EXPECT_EQ(parts.why, "It is slow.") << tail;
  }
}

TEST(PageSentences, PartAConditionOfItsOwn) {
  EXPECT_EQ(part("No. It would be correct if X held.").right_if, "X held.");
  EXPECT_EQ(part("No. This would be the right choice for nightly jobs.").right_if, "For nightly jobs.");
  EXPECT_EQ(part("No. Batch jobs are the correct remedy when results can wait.").right_if, "Results can wait.");
  EXPECT_EQ(part("It adds delay, but would be right if results could wait.").why, "It adds delay.");
}

TEST(PageSentences, KeepAConditionThatSpeaksOfAnotherOption) {
  const WrongParts parts = part("No. Streaming is the correct remedy when results cannot wait.");
  EXPECT_EQ(parts.right_if, "");
  EXPECT_EQ(parts.why, "No. Streaming is the correct remedy when results cannot wait.");
}

TEST(PageSentences, KeepWhatIsNotSaidOfTheOption) {
  for (const std::string text : {"It is not the right choice when time matters.", "It would not be correct if X held.",
                                 "Right if you ask me.", "The attempt fails because it is slow.", "It would be slow."})
    EXPECT_EQ(part(text).why, text);
}

TEST(PageSentences, NeverLeaveAnOptionWithoutAWhy) {
  const WrongParts parts = part("It is tempting because it costs little.");
  EXPECT_EQ(parts.tempting, "It costs little.");
  EXPECT_FALSE(parts.why.empty());
}

TEST(PageBelief, StandsAloneWithoutItsFraming) {
  struct Case {
    std::string text;
    std::string claim;
    std::string truth;
  };
  const std::vector<Case> cases{
      {"The trap here is assuming any delay is a fault rather than recognizing that waiting is normal — a classic "
       "pitfall.",
       "Any delay is a fault", "Waiting is normal."},
      {"ABC often tests the misconception that ice sinks, when in fact it floats.", "Ice sinks", "It floats."},
      {"Candidates often assume that ice sinks. In reality, it floats. Always.", "Ice sinks", "It floats. Always."},
      {"Many learners think ice sinks, but it floats.", "Ice sinks", "It floats."},
      {"Candidates confuse weather with climate, but only one of them is daily.", "Weather and climate are the same",
       "Only one of them is daily."},
      {"The mistake is choosing steel because it is strong, without realising that it rusts.",
       "Steel is the right choice because it is strong", "It rusts."},
      {"The trap is reaching for steel.", "Steel is the right choice", ""},
      {"A common slip is forgetting that steel rusts.", "It can be ignored that steel rusts", "Steel rusts."},
      {"Watch out. Learners believe ice sinks instead of understanding that it floats.", "Ice sinks", "It floats."},
      {"Ice sinks, whereas in fact it floats.", "Ice sinks", "It floats."},
      {"ice sinks", "Ice sinks", ""},
      {"", "", ""},
  };
  for (const Case& c : cases) {
    const Belief belief = part_belief(c.text);
    EXPECT_EQ(belief.claim, c.claim) << c.text;
    EXPECT_EQ(belief.truth, c.truth) << c.text;
  }
}

TEST(Words, AreTheSameInAnotherForm) {
  EXPECT_TRUE(same_stem("configuration", "configured"));
  EXPECT_TRUE(same_stem("error", "errors"));
  EXPECT_TRUE(same_stem("gpu", "gpus"));
  EXPECT_FALSE(same_stem("data", "database"));
  EXPECT_FALSE(same_stem("paralysis", "parallelism"));
  EXPECT_FALSE(same_stem("model", "module"));
}

TEST(Words, TellWhatATextIsAbout) {
  EXPECT_EQ(telling_words("The GPUs must use TF_CONFIG for multi-GPU, the GPUs!"),
            (std::vector<std::string>{"gpus", "tf_config", "multi", "gpu"}));
}

}  // namespace
}  // namespace trapline::formats
