// `trapline window` and the window without a command: who tells what went wrong, and where.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

#include "app/cli/program.hpp"
#include "engine/model/access.hpp"
#include "support/folder.hpp"

namespace trapline::test {
namespace {

using namespace cli;

using testing::HasSubstr;

class WindowCommandTest : public testing::Test {
 protected:
  Exit run(const std::vector<std::string>& words) {
    std::vector<std::string> all{"--data", (folder.path() / "c.db").string()};
    all.insert(all.end(), words.begin(), words.end());
    return run_program(all, {in, out, err, clock, {}, {}, {}, open, tell});
  }
  /// A window that fails so many times before it opens.
  void fails(int times) {
    open = [this, times](const Context&) -> std::optional<Exit> {
      if (++opened <= times) throw CollectionError(CollectionError::Kind::locked, "It is locked.");
      return Exit::done;
    };
  }

  TemporaryFolder folder;
  SystemClock clock;
  std::istringstream in;
  std::ostringstream out, err;
  int opened = 0;
  std::vector<std::string> told;
  std::function<std::optional<Exit>(const Context&)> open;
  std::function<bool(const std::string&)> tell;
};

TEST_F(WindowCommandTest, OpensTheWindow) {
  fails(0);
  EXPECT_EQ(run({"window"}), Exit::done);
  EXPECT_EQ(opened, 1);
}

TEST_F(WindowCommandTest, TellsTroubleInAWindowAndTriesAgainAsLongAsTheUserWants) {
  fails(2);
  tell = [this](const std::string& sentence) { return told.push_back(sentence), true; };
  EXPECT_EQ(run({"window"}), Exit::done);
  EXPECT_EQ(told, (std::vector<std::string>{"It is locked.", "It is locked."}));
}

TEST_F(WindowCommandTest, EndsWithTheSentenceWhenTheUserGivesUp) {
  fails(9);
  tell = [this](const std::string& sentence) { return told.push_back(sentence), false; };
  EXPECT_EQ(run({"window"}), Exit::collection_unusable);
  EXPECT_EQ(opened, 1);
  EXPECT_THAT(err.str(), HasSubstr("It is locked."));
}

TEST_F(WindowCommandTest, WithoutADisplaySaysSoAndReviewsNothing) {
  EXPECT_EQ(run({"window"}), Exit::failed);
  EXPECT_THAT(err.str(), HasSubstr("There is no display"));
  EXPECT_EQ(out.str(), "");
}

TEST_F(WindowCommandTest, WithoutACommandTroubleIsToldWhereItWasCalled) {
  fails(9);
  tell = [this](const std::string& sentence) { return told.push_back(sentence), true; };
  EXPECT_EQ(run({}), Exit::collection_unusable);
  EXPECT_TRUE(told.empty());
}

}  // namespace
}  // namespace trapline::test
