// `trapline check FILE…`: what it finds, what it counts, and how it ends.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/shell.hpp"

namespace trapline::test {
namespace {

using namespace cli;

using testing::AllOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;

constexpr const char* kBlueprint = R"({"id": "skipper", "exam": "Skipper", "in_force": "2026-01-01", "minutes": 90,
  "questions": {"min": 1, "max": 2},
  "sections": [
    {"number": 1, "name": "Rules of the road", "weight": 1, "objectives": [{"number": "1.1", "topic": "1.1 Lights"}]},
    {"number": 2, "name": "Weather", "weight": 1, "objectives": [{"number": "2.1", "topic": "2.1 Fronts"}]}],
  "renames": [{"from": "Old Harbour", "to": "New Harbour"}]})";

std::string question(const std::string& id, const std::string& topic, bool multiple = false,
                     const std::string& stem = "Which?") {
  return "## " + id + "\n<!-- id: " + id + " -->\n\n" + stem + "\n\n- [x] red\n  - Why: so\n- [" +
         (multiple ? "x" : " ") +
         "] green\n  - Why: so\n- [ ] blue\n  - Why: no\n  - Trap: It is blue\n\nTopics: " + topic + "\n\n";
}

const std::string kHead = "---\nblueprint: skipper\n---\n\n";

class CheckDecks : public testing::Test {
 protected:
  void SetUp() override {
    shell.write("s.blueprint.json", kBlueprint);
    shell.write("a.deck.md", kHead + question("first", "1.1 Lights/Red") + question("second", "2.1 Fronts", true) +
                                 "## Front\n<!-- id: front -->\n\nBack?\n\nAnswer: back\n\nTopics: 2.1 Fronts/Cold\n");
    shell.write("b.deck.md", kHead + question("third", "1.1 Lights, 2.1 Fronts"));
  }
  Shell shell;
};

TEST_F(CheckDecks, CountsWhatAllFilesHoldTogether) {
  const Ran ran = shell.run({"check", shell.path("").string()});
  EXPECT_EQ(ran.exit, Exit::done) << ran.err;
  EXPECT_EQ(ran.err, "");
  EXPECT_THAT(ran.out, AllOf(HasSubstr("a.deck.md: 3 questions, 1 trap (1 in two or more questions)\n"),
                             HasSubstr("b.deck.md: 1 question, 1 trap (0 in two or more questions)\n"),
                             HasSubstr("All together: 4 questions, 2 traps (1 in two or more questions)\n"),
                             HasSubstr("       2  1 Rules of the road\n       3  2 Weather\n"),
                             HasSubstr("       2  1.1 Lights\n       3  2.1 Fronts\n"),
                             HasSubstr("       1  basic\n       1  multiple\n       2  single\n"),
                             EndsWith("\nno errors, no warnings\n")));
}

TEST_F(CheckDecks, SaysTheSameAsJson) {
  const Json json = shell.run({"check", "--json", shell.path("").string()}).json();
  EXPECT_EQ(json["files"].size(), 2U);
  EXPECT_EQ(json["files"][1]["questions"], 1);
  EXPECT_EQ(json["errors"], 0);
  EXPECT_EQ(json["warnings"], 0);
  const Json& total = json["total"];
  EXPECT_EQ(total["questions"], 4);
  EXPECT_EQ(total["traps"], 2);
  EXPECT_EQ(total["traps_carried_twice"], 1);
  EXPECT_EQ(total["sections"], Json::parse(R"([{"section":"1","questions":2},{"section":"2","questions":3}])"));
  EXPECT_EQ(total["objectives"][1], Json::parse(R"({"objective":"2.1 Fronts","questions":3})"));
  EXPECT_EQ(total["kinds"][2], Json::parse(R"({"kind":"single","questions":2})"));
}

TEST_F(CheckDecks, OneFileNeedsNoTotal) {
  const Ran ran = shell.run({"check", shell.path("b.deck.md").string()});
  EXPECT_THAT(ran.out, Not(HasSubstr("All together")));
  EXPECT_THAT(ran.out, HasSubstr("       1  single\n"));
}

TEST_F(CheckDecks, WarnsOfTopicsAndNamesThatTheBlueprintKnowsBetter) {
  const std::string file = shell.write("c.deck.md", kHead + question("x-ray", "3.1 Knots", false, "Old Harbour?"));
  const Ran ran = shell.run({"check", file});
  EXPECT_EQ(ran.exit, Exit::done) << "a warning stops nothing";
  EXPECT_THAT(ran.err, AllOf(StartsWith(file + ":8: warning: \"Old Harbour\" is now called \"New Harbour\""),
                             HasSubstr(file + ":18: warning: the topic \"3.1 Knots\" is not in the blueprint")));
  EXPECT_THAT(ran.out, EndsWith("no errors, 2 warnings\n"));
  EXPECT_EQ(shell.run({"check", "--json", file}).json()["warnings"], 2);
}

TEST_F(CheckDecks, AnErrorIsExitCodeThree) {
  const std::string file = shell.write("c.deck.md", kHead + "## Nothing\n\nright?\n\n- [ ] a\n- [ ] b\n");
  const Ran ran = shell.run({"check", file, shell.path("a.deck.md").string()});
  EXPECT_EQ(ran.exit, Exit::file_refused);
  EXPECT_THAT(ran.err, HasSubstr("no right option"));
  EXPECT_THAT(ran.out, AllOf(HasSubstr(": 0 questions, 0 traps (0 in two or more questions), 1 refused\n"),
                             EndsWith("1 error, no warnings\n")));
}

TEST_F(CheckDecks, ADeckWithoutABlueprintIsCheckedWithoutOne) {
  const Ran ran = shell.run({"check", shell.write("c.deck.md", question("x-ray", "Any", false, "Old Harbour?"))});
  EXPECT_THAT(ran.out, EndsWith("no errors, no warnings\n")) << ran.err;
}

}  // namespace
}  // namespace trapline::test
