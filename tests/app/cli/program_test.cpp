// The real program as a process: signals, pipes and exit codes.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>

#include "support/process.hpp"
#include "support/shell.hpp"

namespace trapline::test {
namespace {

using namespace cli;

using testing::HasSubstr;

Deadline soon() { return std::chrono::steady_clock::now() + std::chrono::seconds(20); }

class Program : public testing::Test {
 protected:
  Program() {
    std::string deck;
    for (int i = 0; i < 300; ++i) {
      const std::string n = std::to_string(i);
      deck += "## Question " + n + "\n\nWhat of " + n + "?\n\n- [x] ! right\n- [ ] ! wrong\n\nTopics: " + n + "\n\n";
    }
    EXPECT_EQ(shell.run({"import", shell.write("deck.deck.md", deck)}).exit, Exit::done);
  }
  std::vector<std::string> with_data(std::vector<std::string> words) const {
    words.insert(words.begin(), {"--data", shell.collection_file().string()});
    return words;
  }
  int answers() { return static_cast<int>(shell.run({"--json", "log"}).json()["reviews"].size()); }

  Shell shell;
};

TEST_F(Program, ExitsWithTheCodesOfTheInterface) {
  const std::string diary = shell.write("diary.txt", "Dear diary,\n");
  EXPECT_EQ(Process(with_data({"due"})).wait(), 0);
  EXPECT_EQ(Process(with_data({"undo"})).wait(), 1);
  EXPECT_EQ(Process(with_data({"frobnicate"})).wait(), 2);
  EXPECT_EQ(Process(with_data({"import", diary})).wait(), 3);
  EXPECT_EQ(Process({"--data", diary, "due"}).wait(), 4);
}

TEST_F(Program, EndsAReviewCleanlyOnCtrlC) {
  Process process(with_data({"review"}));
  process.write("a3\n");
  std::string heard;
  while (heard.find("Comes back") == std::string::npos) heard = process.read_line(soon()).value();
  process.signal(SIGINT);
  EXPECT_THAT(process.read_rest(), HasSubstr("1 answered, 1 right; 19 cards are left today."));
  EXPECT_EQ(process.wait(), 0);
  EXPECT_EQ(answers(), 1);
}

TEST_F(Program, EndsAReviewCleanlyHoweverCtrlCAndTheEndOfInputMeet) {
  for (int round = 0; round < 20; ++round) {
    Process process(with_data({"review"}));
    std::string heard;
    while (heard.find("What of") == std::string::npos) heard = process.read_line(soon()).value();
    process.signal(SIGINT);
    process.close_input();
    process.signal(SIGINT);
    EXPECT_THAT(process.read_rest(), HasSubstr("Nothing answered; 20 cards are left today."));
    EXPECT_EQ(process.wait(), 0);
  }
}

TEST_F(Program, ImportsNothingOfAPasteThatCtrlCBreaksOff) {
  Process process(with_data({"import", "-"}));
  process.write("---\nname: Pasted\n---\n\n## Pasted\n\nStem?\n\n- [x] ! right\n- [ ] ! wrong\n\nTopics: paste\n\n");
  while (!process.has_read_everything()) continue;
  process.signal(SIGINT);
  EXPECT_EQ(process.wait(), -SIGINT);
  EXPECT_EQ(shell.run({"--json", "decks"}).json()["decks"].size(), 1U);
}

TEST_F(Program, EndsAReviewByJsonLinesCleanlyOnCtrlC) {
  Process process(with_data({"review", "--jsonl"}));
  ASSERT_TRUE(process.read_line(soon()));
  process.signal(SIGINT);
  EXPECT_THAT(process.read_rest(), HasSubstr("\"event\":\"done\""));
  EXPECT_EQ(process.wait(), 0);
}

TEST_F(Program, EndsAReviewCleanlyWhenTheInputEnds) {
  Process process(with_data({"review"}));
  process.close_input();
  EXPECT_THAT(process.read_rest(), HasSubstr("Nothing answered; 20 cards are left today."));
  EXPECT_EQ(process.wait(), 0);
}

TEST_F(Program, KeepsWhatWasAnsweredWhenNobodyListensAnyMore) {
  Process process(with_data({"review", "--jsonl"}));
  ASSERT_TRUE(process.read_line(soon()));
  process.close_output();
  process.write("{\"choose\":[\"A\"],\"confidence\":\"certain\"}\n");
  EXPECT_EQ(process.wait(), 0);
  EXPECT_EQ(answers(), 1);
}

TEST_F(Program, SaysNothingOfAReaderThatHasHadEnough) {
  Process process(with_data({"show", "q:question-1", "--json"}));
  process.close_output();
  EXPECT_EQ(process.wait(), 0);
}

TEST_F(Program, FlushesEveryEvent) {
  Process process(with_data({"review", "--jsonl"}));
  for (int i = 0; i < 5; ++i) {
    EXPECT_THAT(process.read_line(soon()).value(), HasSubstr("\"event\":\"card\""));
    process.write("{\"choose\":[\"A\"],\"confidence\":\"certain\"}\n");
    EXPECT_THAT(process.read_line(soon()).value(), HasSubstr("\"event\":\"feedback\""));
  }
}

}  // namespace
}  // namespace trapline::test
