// The golden table of SM-2 (reference/algorithms.md, variant "text") through the whole program: one question, answered
// on the day it is due, time and again.
#include <gtest/gtest.h>

#include "support/shell.hpp"

namespace trapline::test {
namespace {

using namespace cli;

struct Golden {
  std::vector<int> quality;
  std::vector<int> interval;
  std::vector<double> ease;
};

/// The answer that is worth this quality. No answer is worth 2; a failure is a failure, so 1 stands for it.
std::string worth(int quality, const Json& card) {
  const char* confidence = quality == 5 || quality == 0 ? "certain" : quality == 4 ? "fairly_sure" : "unsure";
  return choose(card, {quality >= 3 ? "a" : "b"}, confidence);
}

class GoldenTable : public testing::TestWithParam<Golden> {};

TEST_P(GoldenTable, HoldsThroughTheCommandLine) {
  const Golden& golden = GetParam();
  Shell shell;
  ASSERT_EQ(shell.run({"import", shell.write("one.deck.md", kOneQuestion)}).exit, Exit::done);
  int day = 0;
  for (std::size_t i = 0; i < golden.quality.size(); ++i) {
    shell.on_day(day);
    const int quality = golden.quality[i];
    const Ran ran = shell.review([quality](const Json& card) { return worth(quality, card); }, {"--limit", "1"});
    ASSERT_EQ(ran.events("feedback").size(), 1U) << "answer " << i << ran.err;
    const Json told = ran.events("feedback")[0];
    EXPECT_EQ(told["quality"], quality == 2 ? 1 : quality);
    EXPECT_EQ(told["schedule"]["interval_days"], golden.interval[i]) << "answer " << i;
    EXPECT_DOUBLE_EQ(told["schedule"]["ease"].get<double>(), golden.ease[i]) << "answer " << i;
    day += golden.interval[i];
    EXPECT_EQ(told["schedule"]["due"], shell.date(day));
  }
  EXPECT_TRUE(shell.run({"--json", "check"}).json()["clean"]);
}

INSTANTIATE_TEST_SUITE_P(
    Sm2, GoldenTable,
    testing::Values(Golden{{5}, {1}, {2.60}},  //
                    Golden{{4, 4, 4, 4, 4}, {1, 6, 15, 38, 95}, {2.5, 2.5, 2.5, 2.5, 2.5}},
                    Golden{{5, 5, 5, 5, 5}, {1, 6, 17, 50, 150}, {2.6, 2.7, 2.8, 2.9, 3.0}},
                    Golden{{3, 3, 3, 3, 3, 3, 3, 3, 3, 3},
                           {1, 6, 13, 26, 47, 79, 121, 167, 218, 284},
                           {2.36, 2.22, 2.08, 1.94, 1.8, 1.66, 1.52, 1.38, 1.3, 1.3}},
                    Golden{{5, 5, 5, 2, 5, 5, 5}, {1, 6, 17, 1, 6, 18, 56}, {2.6, 2.7, 2.8, 2.8, 2.9, 3.0, 3.1}},
                    Golden{{4, 4, 4, 0, 4, 4, 4}, {1, 6, 15, 1, 6, 15, 38}, {2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5}},
                    Golden{{5, 3, 5, 3, 5, 3}, {1, 6, 16, 39, 99, 236}, {2.6, 2.46, 2.56, 2.42, 2.52, 2.38}},
                    Golden{{0, 5, 5, 5}, {1, 6, 17, 48}, {2.5, 2.6, 2.7, 2.8}},
                    Golden{{3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 5},
                           {1, 6, 13, 26, 47, 79, 121, 167, 218, 306, 459},
                           {2.36, 2.22, 2.08, 1.94, 1.8, 1.66, 1.52, 1.38, 1.3, 1.4, 1.5}},
                    Golden{{4, 5, 3, 1, 4, 5, 5, 2, 3, 4},
                           {1, 6, 15, 1, 6, 16, 43, 1, 6, 16},
                           {2.5, 2.6, 2.46, 2.46, 2.46, 2.56, 2.66, 2.66, 2.52, 2.52}},
                    Golden{{2, 2, 2, 2, 3, 4}, {1, 1, 1, 1, 6, 15}, {2.5, 2.5, 2.5, 2.5, 2.36, 2.36}},
                    Golden{{5, 4, 3, 5, 4, 3, 5, 4, 3},
                           {1, 6, 15, 39, 100, 242, 610, 1538, 3661},
                           {2.6, 2.6, 2.46, 2.56, 2.56, 2.42, 2.52, 2.52, 2.38}}));

}  // namespace
}  // namespace trapline::test
