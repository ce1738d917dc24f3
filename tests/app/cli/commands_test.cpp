// The commands that look and keep: what they print, as text and as JSON.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "support/pictures.hpp"
#include "support/shell.hpp"

namespace trapline::test {
namespace {

using namespace cli;

using testing::HasSubstr;
using testing::IsSupersetOf;
using testing::SizeIs;

constexpr const char* kDeck = R"(---
deck: Exam/Part
license: CC0
---

## Trap: It always fits
<!-- id: always-fits -->
Truth: it fits where there is room.

## Weights
<!-- id: weights -->

What fits?

- [x] a) the small one
  - Why: there is room
- [ ] b) the big one
  - Why: there is none
  - Trap: always-fits

Topics: 3.3 Hardware/Room
)";

std::vector<std::string> keys_of(const Json& object) {
  std::vector<std::string> keys;
  for (const auto& item : object.items()) keys.push_back(item.key());
  return keys;
}

class Commands : public testing::Test {
 protected:
  Commands() {
    imported = shell.run({"--json", "import", shell.write("exam.deck.md", kDeck)}).json();
    shell.review([](const Json& card) { return choose(card, {"b"}, "fairly_sure"); }, {"--limit", "1"});
  }
  Json json(const std::string& command) { return shell.run({command, "--json"}).json(); }

  Shell shell;
  Json imported;
};

TEST_F(Commands, ItemsSayHowOptionsWereChosenAndByWhom) {
  const Json item = json("items")["items"][0];
  EXPECT_EQ(item["question"], "weights");
  EXPECT_EQ(item["learners"], 1);
  EXPECT_EQ(item["first_right"], 0);
  EXPECT_TRUE(item["discrimination"].is_null());
  EXPECT_EQ(item["options"][1]["chosen"], 1);
  EXPECT_EQ(item["options"][1]["certain"], 0);
}

TEST_F(Commands, ItemsReadOtherLearnersCollections) {
  const std::string own = shell.collection_file().string();
  EXPECT_EQ(shell.run({"items", "--json", "--from", own, "--from", own}).json()["items"][0]["learners"], 3);
  EXPECT_EQ(shell.run({"items", "No such deck", "--json"}).json()["items"].size(), 0U);
  EXPECT_EQ(shell.run({"items", "--from", "nowhere.db"}).exit, Exit::collection_unusable);
}

TEST_F(Commands, ImportReportsFileByFile) {
  const Json file = imported["files"].at(0);
  EXPECT_THAT(keys_of(file), testing::UnorderedElementsAre("file", "format", "deck", "questions", "traps", "reviews",
                                                           "media", "diagnostics"));
  EXPECT_EQ(file["deck"], "Exam/Part");
  EXPECT_EQ(file["format"], "deck-markdown");
  const Json counts = {{"new", 1}, {"updated", 0}, {"unchanged", 0}, {"refused", 0}};
  EXPECT_EQ(file["questions"], counts);
  EXPECT_EQ(file["traps"], counts);
  EXPECT_EQ(file["reviews"]["new"], 0);
  EXPECT_EQ(file["media"]["new"], 0);
}

TEST_F(Commands, ImportReportsPicturesTakenAndNotTaken) {
  shell.write("map.png", png_file());
  const std::string deck =
      shell.write("maps.deck.md", "## A\n\n![](map.png)\n\n![](none.png)\n\n- [x] yes\n- [ ] no\n\nTopics: maps\n");
  const Ran ran = shell.run({"import", deck});
  EXPECT_EQ(ran.exit, Exit::done);
  EXPECT_THAT(ran.out, testing::ContainsRegex("pictures +1 new +0 updated +0 unchanged +1 refused"));
  EXPECT_THAT(ran.err, testing::HasSubstr("maps.deck.md:5: warning: the picture \"none.png\" is not there"));
  const Json again = shell.run({"import", deck, "--json"}).json()["files"].at(0);
  EXPECT_EQ(again["media"], (Json{{"new", 0}, {"updated", 0}, {"unchanged", 1}, {"refused", 1}}));
}

TEST_F(Commands, ImportTakesStandardInput) {
  const Ran ran = shell.run({"--json", "import", "-"}, "---\ndeck: Piped\n---\n\n## A\n\nB?\n\n- [x] c\n- [ ] d\n");
  EXPECT_EQ(ran.exit, Exit::done);
  EXPECT_EQ(ran.json()["files"][0]["deck"], "Piped");
}

TEST_F(Commands, ImportTakesAFolder) {
  EXPECT_EQ(shell.run({"--json", "import", shell.path("").string()}).json()["files"].at(0)["questions"]["unchanged"],
            1);
}

TEST_F(Commands, DueSaysWhatIsLeftAndWhenMoreComes) {
  const Json due = json("due");
  EXPECT_THAT(keys_of(due),
              IsSupersetOf({"day", "new", "review", "trap", "drill", "next_due", "held", "answered_today", "limits"}));
  EXPECT_EQ(due["day"], shell.date(0));
  EXPECT_EQ(due["drill"], 1);
  EXPECT_EQ(due["answered_today"], 1);
  EXPECT_EQ(due["limits"]["new_per_day"], 20);
  shell.on_day(1);
  EXPECT_EQ(json("due")["trap"], 1);
  EXPECT_EQ(json("due")["held"], 1) << "the question that sprung the trap waits";
}

TEST_F(Commands, LogHasEveryRowWithItsSchedules) {
  const Json reviews = json("log")["reviews"];
  ASSERT_THAT(reviews, SizeIs(2));
  const Json& row = reviews[0];
  EXPECT_THAT(keys_of(row),
              IsSupersetOf({"id", "card", "kind", "at", "day", "chosen", "correct", "confidence", "quality", "lucky",
                            "ms", "before", "after", "form", "shown", "outcome", "offset_minutes"}));
  EXPECT_EQ(row["at"], "2026-12-01T09:00:00.000+00:00");
  EXPECT_EQ(row["kind"], "review");
  EXPECT_EQ(row["confidence"], "fairly_sure");
  EXPECT_EQ(row["chosen"], Json::array({"b"}));
  EXPECT_THAT(row["shown"], SizeIs(2));
  EXPECT_EQ(row["outcome"], nullptr);
  EXPECT_EQ(row["before"],
            (Json{{"due", nullptr}, {"interval_days", 0}, {"ease", 2.5}, {"repetitions", 0}, {"lapses", 0}}));
  EXPECT_EQ(row["after"]["due"], shell.date(1));
  EXPECT_EQ(reviews[1]["kind"], "evidence");
  EXPECT_EQ(reviews[1]["outcome"], "sprung");
  EXPECT_THAT(shell.run({"log", "--json", "--card", "weights"}).json()["reviews"], SizeIs(1));
  EXPECT_EQ(shell.run({"log", "--json", "--limit", "1"}).json()["reviews"], Json::array({reviews[1]}));
  EXPECT_THAT(shell.run({"log", "--json", "--limit", "0"}).json()["reviews"], SizeIs(0));
  EXPECT_THAT(shell.run({"log"}).out, HasSubstr("q:weights"));
}

TEST_F(Commands, LogKeepsTheOffsetOfTheClock) {
  shell.at("2026-12-02T09:00:00-05:30");
  shell.review([](const Json& card) { return choose(card, {"a", "true"}); }, {"--limit", "1"});
  const Json row = json("log")["reviews"].at(2);
  EXPECT_EQ(row["at"], "2026-12-02T09:00:00.000-05:30");
  EXPECT_EQ(row["offset_minutes"], -330);
}

TEST_F(Commands, ShowHasTheCardTheContentAndTheHistory) {
  for (const char* name : {"q:weights", "weights"}) {
    const Json shown = shell.run({"show", name, "--json"}).json();
    EXPECT_EQ(shown["question"]["options"][1]["why"], "there is none");
    EXPECT_EQ(shown["traps"], Json::array({"t:always-fits"}));
    EXPECT_EQ(shown["card"]["lapses"], 1);
    EXPECT_THAT(shown["history"], SizeIs(1));
  }
  const Json trap = shell.run({"show", "t:always-fits", "--json"}).json();
  EXPECT_EQ(trap["trap"]["claim"], "It always fits");
  EXPECT_EQ(trap["carriers"], Json::array({"q:weights"}));
  EXPECT_EQ(trap["card"]["sprung"], 1);
  const std::string text = shell.run({"show", "weights"}).out;
  for (const char* part : {"What fits?", "the big one", "Why: there is none", "3.3 Hardware/Room", "Due tomorrow",
                           "1 lapse", "Carries t:always-fits"})
    EXPECT_THAT(text, HasSubstr(part));
  EXPECT_THAT(shell.run({"show", "always-fits"}).out, HasSubstr("Carried by q:weights"));
}

TEST_F(Commands, TopicsTrapsDecksAndStatsAreListsOfWhatThereIs) {
  EXPECT_EQ(json("topics")["topics"][1], (Json{{"topic", "3.3 Hardware/Room"},
                                               {"questions", 1},
                                               {"new", 0},
                                               {"due", 0},
                                               {"leeches", 0},
                                               {"answered", 1},
                                               {"correct", 0}}));
  const Json trap = json("traps")["traps"].at(0);
  EXPECT_EQ(trap["state"], "awake");
  EXPECT_EQ(trap["carriers"], 1);
  EXPECT_EQ(trap["due"], shell.date(1));
  const Json deck = json("decks")["decks"].at(0);
  EXPECT_EQ(deck["deck"], "Exam/Part");
  EXPECT_EQ(deck["license"], "CC0");
  const Json stats = json("stats");
  EXPECT_EQ(stats["answered"], 1);
  EXPECT_EQ(stats["traps"], (Json{{"all", 1}, {"awake", 1}, {"tamed", 0}}));
  EXPECT_EQ(stats["confidence"].at(0), (Json{{"confidence", "fairly_sure"}, {"answered", 1}, {"correct", 0}}));
  for (const auto& [command, part] : {std::pair{"topics", "3.3 Hardware"},
                                      {"traps", "It always fits"},
                                      {"decks", "Exam/Part"},
                                      {"stats", "fairly sure"},
                                      {"due", "Tuesday, 1 December"}})
    EXPECT_THAT(shell.run({command}).out, HasSubstr(part));
}

TEST_F(Commands, AnEmptyCollectionIsSaidToBeEmpty) {
  const Shell empty;
  for (const char* command : {"topics", "traps", "decks", "due"}) {
    EXPECT_THAT(empty.run({command}).out, HasSubstr("import")) << command;
    EXPECT_EQ(empty.run({command, "--json"}).exit, Exit::done);
  }
  EXPECT_EQ(empty.run({"stats"}).exit, Exit::done);
  EXPECT_THAT(empty.run({"log"}).out, HasSubstr("No answers yet"));
  EXPECT_EQ(empty.run({"log", "--json"}).json()["reviews"], Json::array());
  EXPECT_EQ(empty.run({"due", "--json"}).json()["next_due"], nullptr);
}

TEST_F(Commands, UndoTakesTheLastAnswerBack) {
  EXPECT_EQ(shell.run({"undo", "--json"}).json()["undone"], "q:weights");
  EXPECT_EQ(json("log")["reviews"], Json::array());
  EXPECT_EQ(json("due")["new"], 1);
  EXPECT_EQ(shell.run({"undo"}).exit, Exit::failed);
}

TEST_F(Commands, TheSchedulerIsChosenAndSaid) {
  EXPECT_EQ(json("scheduler"), (Json{{"scheduler", "sm2"}}));
  EXPECT_THAT(shell.run({"scheduler", "fsrs", "--retention", "85"}).out, HasSubstr("a retention of 85%"));
  EXPECT_EQ(json("scheduler"), (Json{{"scheduler", "fsrs"}, {"retention", 85}}));
  shell.run({"scheduler", "sm2"});
  EXPECT_EQ(json("scheduler"), (Json{{"scheduler", "sm2"}}));
  using Words = std::vector<std::string>;
  for (const Words& wrong : {Words{"sm3"}, Words{"fsrs", "--retention", "99"}, Words{"sm2", "--retention", "90"},
                             Words{"--retention", "90"}}) {
    Words words{"scheduler"};
    words.insert(words.end(), wrong.begin(), wrong.end());
    EXPECT_EQ(shell.run(words).exit, Exit::wrong_usage);
  }
}

TEST_F(Commands, SettingsAreKeptAndHeeded) {
  EXPECT_EQ(shell.run({"settings", "new-per-day"}).out, "20\n");
  EXPECT_EQ(shell.run({"settings", "new-per-day", "0"}).out, "0\n");
  EXPECT_EQ(shell.run({"settings", "rollover_hour", "12"}).exit, Exit::done);
  EXPECT_EQ(shell.run({"settings", "theme", "dark"}).out, "dark\n");
  EXPECT_EQ(
      json("settings")["settings"],
      (Json{{"new_per_day", 0}, {"reviews_per_day", 200}, {"rollover_hour", 12}, {"theme", "dark"}, {"scale", 100}}));
  EXPECT_EQ(json("due")["day"], "2026-11-30") << "before noon it is still yesterday";
  EXPECT_THAT(shell.run({"settings"}).out, HasSubstr("rollover-hour    12"));
  shell.run({"undo"});
  EXPECT_EQ(json("due")["new"], 0);
}

TEST_F(Commands, SettingsCanComeBeforeTheCollection) {
  const Shell empty;
  EXPECT_EQ(empty.run_bare({"--data", empty.path("deep/er/").string(), "settings", "scale", "150"}).exit, Exit::done);
  EXPECT_EQ(empty.run_bare({"--data", empty.path("deep/er/").string(), "settings", "scale"}).out, "150\n");
}

TEST_F(Commands, CheckCountsWhatADeckHolds) {
  const std::string file = shell.path("exam.deck.md").string();
  const Ran ran = shell.run({"check", file, "--json"});
  EXPECT_EQ(ran.exit, Exit::done);
  const Json report = ran.json()["files"].at(0);
  EXPECT_EQ(report["questions"], 1);
  EXPECT_EQ(report["sections"], Json::array({{{"section", "3"}, {"questions", 1}}}));
  EXPECT_EQ(report["objectives"], Json::array({{{"objective", "3.3 Hardware"}, {"questions", 1}}}));
  EXPECT_EQ(report["kinds"], Json::array({{{"kind", "single"}, {"questions", 1}}}));
  EXPECT_THAT(shell.run({"check", file}).out, HasSubstr("3.3 Hardware"));
}

TEST_F(Commands, CheckWarnsWithoutFailingAndFailsForErrors) {
  const std::string poor = shell.write("poor.deck.md", "## A\n\nB?\n\n- [x] c\n- [ ] d\n");
  EXPECT_EQ(shell.run({"check", poor}).exit, Exit::done);
  EXPECT_THAT(shell.run({"check", poor}).err, HasSubstr(poor + ":6: warning: "));
  const std::string bad = shell.write("bad.deck.md", "## A\n\nB?\n\n- [ ] c\n- [ ] d\n");
  EXPECT_EQ(shell.run({"check", bad}).exit, Exit::file_refused);
  EXPECT_EQ(shell.run({"check", poor, shell.path("missing").string()}).exit, Exit::file_refused);
}

TEST_F(Commands, IdsAreWrittenOnceAndTouchNothingElse) {
  const std::string text = "## A first one\r\n\r\nB?\r\n\r\n- [x] c\r\n- [ ] d\r\n";
  const std::string file = shell.write("no-ids.deck.md", text);
  EXPECT_EQ(shell.run({"ids", file, "--json"}).json()["written"], 1);
  std::ifstream in(file, std::ios::binary);
  const std::string after(std::istreambuf_iterator<char>(in), {});
  EXPECT_EQ(after, "## A first one\r\n<!-- id: a-first-one -->" + text.substr(14));
  EXPECT_EQ(shell.run({"ids", file, "--json"}).json()["written"], 0);
  EXPECT_EQ(shell.run({"ids", shell.write("diary.txt", "Dear diary,\n")}).exit, Exit::file_refused);
  EXPECT_EQ(shell.run({"ids", shell.path("missing").string()}).exit, Exit::file_refused);
}

TEST_F(Commands, HelpHasAnExampleForEach) {
  for (const char* command : {"import", "review", "due", "undo", "topics", "traps", "stats", "log", "show", "decks",
                              "check", "ids", "settings"}) {
    const Ran ran = shell.run({command, "--help"});
    EXPECT_EQ(ran.exit, Exit::done);
    EXPECT_THAT(ran.out, HasSubstr(std::string("Example: trapline ") + command)) << command;
    EXPECT_THAT(shell.run({"--help"}).out, HasSubstr(command));
  }
  EXPECT_THAT(shell.run_bare({"--version"}).out, testing::MatchesRegex("trapline [0-9]+\\.[0-9]+\\.[0-9]+\n"));
}

TEST_F(Commands, GlobalOptionsMayStandAnywhere) {
  const std::string file = shell.collection_file().string();
  for (const std::vector<std::string>& words : {std::vector<std::string>{"--json", "--data", file, "decks"},
                                                {"decks", "--data", file, "--json"},
                                                {"--data=" + file, "decks", "--json"}})
    EXPECT_EQ(shell.run_bare(words).json()["decks"].size(), 1U);
}

TEST(ExamPages, AreImportedWholeWithEveryOptionsOwnWhy) {
  const std::filesystem::path folder = TRAPLINE_SOURCE_DIR "/../shared/fixtures/exam-pages";
  if (!std::filesystem::exists(folder)) GTEST_SKIP() << "no pages here";
  const Shell shell;
  std::vector<std::string> words{"--json", "import"};
  for (const auto& entry : std::filesystem::directory_iterator(folder))
    if (entry.path().extension() == ".txt") words.push_back(entry.path().string());
  const Ran ran = shell.run(words);
  EXPECT_EQ(ran.exit, Exit::done) << ran.err;
  const Json report = ran.json();
  for (const Json& file : report["files"]) EXPECT_EQ(file["questions"]["new"], 1) << file;
  EXPECT_EQ(shell.run({"--json", "due"}).json()["new"], 2);
  const Ran session =
      shell.review([](const Json&) { return R"({"choose":["A"],"confidence":"unsure"})"; }, {"--limit", "2"});
  ASSERT_EQ(session.events("feedback").size(), 2U);
  for (const Json& told : session.events("feedback")) {
    ASSERT_EQ(told["options"].size(), 4U);
    for (const Json& option : told["options"]) EXPECT_GT(option["why"].get<std::string>().size(), 40U) << option;
  }
}

}  // namespace
}  // namespace trapline::test
