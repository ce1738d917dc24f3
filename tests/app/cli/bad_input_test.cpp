// Whatever is wrong, the user gets one sentence and the exit code for it, and nothing is lost.
#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "support/shell.hpp"

namespace trapline::test {
namespace {

using namespace cli;

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::MatchesRegex;
using Words = std::vector<std::string>;

std::string bytes_of(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

class BadInput : public testing::Test {
 protected:
  void expect(Exit exit, const Words& words, const std::string& part) {
    const Ran ran = shell.run(words);
    EXPECT_EQ(ran.exit, exit) << testing::PrintToString(words);
    EXPECT_THAT(ran.err, HasSubstr(part)) << testing::PrintToString(words);
    EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << "one sentence: " << ran.err;
    EXPECT_THAT(ran.err, MatchesRegex("trapline: .*[.?]\n"));
    EXPECT_EQ(ran.out, "");
  }
  void import_one() { ASSERT_EQ(shell.run({"import", shell.write("one.deck.md", kOneQuestion)}).exit, Exit::done); }

  Shell shell;
};

TEST_F(BadInput, WrongUsageIsExitCodeTwo) {
  import_one();
  const std::vector<std::pair<Words, std::string>> cases = {
      {{"frobnicate"}, "no command \"frobnicate\""},
      {{"improt", "x"}, "did you mean \"import\"?"},
      {{"due", "--frob"}, "no option \"--frob\""},
      {{"--frob"}, "no option \"--frob\""},
      {{"due", "today"}, "\"today\" is one argument too many"},
      {{"import"}, "argument is missing"},
      {{"show"}, "argument is missing"},
      {{"ids"}, "argument is missing"},
      {{"log", "--limit"}, "--limit wants one value"},
      {{"log", "--limit", "-1"}, "0 or more"},
      {{"log", "--limit", "many"}, "whole number"},
      {{"log", "--limit", "99999999999999999999"}, "whole number"},
      {{"review", "--limit", "1.5"}, "whole number"},
      {{"review", "--limit", ""}, "whole number"},
      {{"show", "q:onyl"}, "did you mean \"q:only\"?"},
      {{"show", "zzz"}, "no card \"zzz\"."},
      {{"log", "--card", "onlyy"}, "did you mean \"q:only\"?"},
      {{"review", "--jsonl", "--deck", "Two"}, "no deck \"Two\""},
      {{"review", "--jsonl", "--topic", "Nowhere"}, "no topic \"Nowhere\""},
      {{"review", "--deck", ""}, "--deck needs a name"},
      {{"review", "--topic="}, "--topic wants a value"},
      {{"review", "--topic=", "due"}, "--topic wants a value"},
      {{"review", "--topic=a="}, "no topic \"a=\""},
      {{"review", "--json"}, "--jsonl"},
      {{"settings", "frob"}, "no setting \"frob\""},
      {{"settings", "new-per-day", "many"}, "whole number from 0"},
      {{"settings", "new-per-day", "1000001"}, "whole number from 0"},
      {{"settings", "rollover-hour", "24"}, "whole number from 0 to 23"},
      {{"settings", "scale", "20"}, "whole number from 50 to 300"},
      {{"settings", "theme", "pink"}, "system, light or dark"},
      {{"check", "--repair", "x.deck.md"}, "--repair is for the collection"},
      {{"settings", "scale", "100", "200"}, "one argument too many"},
  };
  for (const auto& [words, part] : cases) {
    const Ran ran = shell.run(words);
    EXPECT_EQ(ran.exit, Exit::wrong_usage) << testing::PrintToString(words) << ran.err;
    EXPECT_THAT(ran.err, HasSubstr(part));
    EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << ran.err;
    EXPECT_EQ(ran.out, "");
  }
  for (const char* time : {"yesterday", "2026-12-01", "2026-12-01T09:00:00", "2026-02-30T09:00:00Z", "1"}) {
    const Ran ran = shell.run_bare({"due", "--now", time});
    EXPECT_EQ(ran.exit, Exit::wrong_usage) << time;
    EXPECT_THAT(ran.err, HasSubstr("--now wants a time with its offset in a year from 1970 on"));
  }
  EXPECT_EQ(shell.run({"due", "--now", "2026-12-01T09:00:00Z"}).exit, Exit::wrong_usage) << "given twice";
  EXPECT_EQ(shell.run_bare({"--data", "", "due"}).exit, Exit::wrong_usage);
  EXPECT_EQ(shell.run_bare({"--data"}).exit, Exit::wrong_usage);
}

TEST_F(BadInput, ANameThatSteersTerminalsIsMadeHarmless) {
  const Ran ran = shell.run({"show", "\x1b]0;owned\x07"});
  EXPECT_EQ(ran.exit, Exit::wrong_usage);
  EXPECT_THAT(ran.err, testing::Not(HasSubstr("\x1b")));
}

TEST_F(BadInput, ARefusedFileIsExitCodeThreeAndLeavesNoTrace) {
  const std::vector<std::string> files = {
      shell.path("missing.deck.md").string(),
      shell.write("diary.txt", "Dear diary,\n"),
      shell.write("empty.deck.md", ""),
      shell.write("blank.deck.md", "\n \n"),
      shell.write("nul.deck.md", std::string("## A\n\0\n", 7)),
      shell.write("latin1.deck.md", "## Caf\xE9\n\n- [x] a\n- [ ] b\n"),
      shell.write("utf16.deck.md", std::string("\xFF\xFE#\0#\0", 6)),
      shell.write("long.deck.md", std::string(10 << 20, 'x')),
      shell.write("picture.png", "\x89PNG\r\n\x1a\n"),
      shell.path("").string(),  // a folder without a deck... until one is written there
  };
  for (const std::string& file : {files[0], files[1], files[4], files[7], files[8]}) {
    const Ran ran = shell.run({"import", file});
    EXPECT_EQ(ran.exit, Exit::file_refused) << file;
    EXPECT_THAT(ran.err, HasSubstr(": error: ")) << file;
    EXPECT_THAT(ran.err, HasSubstr(file));
  }
  for (const std::string& file : {files[2], files[3], files[5], files[6]})
    EXPECT_EQ(shell.run({"import", file}).exit, Exit::file_refused) << file;
  EXPECT_FALSE(fs::exists(shell.collection_file()));
}

TEST_F(BadInput, AnEmptyFolderIsRefused) {
  fs::create_directory(shell.path("empty"));
  EXPECT_EQ(shell.run({"import", shell.path("empty").string()}).exit, Exit::file_refused);
}

TEST_F(BadInput, HugeInputsAreSaidAndSurvived) {
  std::string options = "## Many\n\nWhich?\n\n- [x] right\n";
  for (int i = 0; i < 10'000; ++i) options += "- [ ] wrong " + std::to_string(i) + "\n";
  const std::string line = "## Long line\n\n" + std::string(10 << 20, 'x') + "\n\n- [x] a\n- [ ] b\n";
  EXPECT_EQ(shell.run({"import", shell.write("many.deck.md", options)}).exit, Exit::file_refused);
  EXPECT_EQ(shell.run({"import", shell.write("line.deck.md", line)}).exit, Exit::done);
  EXPECT_THAT(shell.run({"review"}, "a3\n").out, HasSubstr("Right"));
}

TEST_F(BadInput, OneRefusedFileAmongGoodOnesIsSaidAndTheOthersAreTaken) {
  const Ran ran =
      shell.run({"--json", "import", shell.path("missing").string(), shell.write("one.deck.md", kOneQuestion)});
  EXPECT_EQ(ran.exit, Exit::file_refused);
  EXPECT_EQ(ran.json()["files"][0]["deck"], nullptr);
  EXPECT_EQ(ran.json()["files"][1]["questions"]["new"], 1);
  EXPECT_EQ(shell.run({"--json", "due"}).json()["new"], 1);
}

TEST_F(BadInput, ADeckWithErrorsGivesItsGoodQuestionsAndEachBadOneWithItsLine) {
  const std::string file =
      shell.write("half.deck.md",
                  "## Good\n\nWhich?\n\n- [x] a\n- [ ] b\n\n## Without a key\n\nWhich?\n\n- [ ] a\n- [ "
                  "] b\n\n## Nothing\n\nNothing here.\n");
  const Ran ran = shell.run({"import", file});
  EXPECT_EQ(ran.exit, Exit::done);
  EXPECT_THAT(ran.err, HasSubstr(file + ":12: error: "));
  EXPECT_THAT(ran.err, HasSubstr(file + ":15: error: "));
  const Ran json = shell.run({"--json", "import", file});
  EXPECT_EQ(json.json()["files"][0]["questions"], (Json{{"new", 0}, {"updated", 0}, {"unchanged", 1}, {"refused", 2}}));
  EXPECT_EQ(json.json()["files"][0]["diagnostics"][0]["severity"], "error");
}

TEST_F(BadInput, ADryRunWritesNothing) {
  const std::string file = shell.write("one.deck.md", kOneQuestion);
  EXPECT_EQ(shell.run({"--json", "import", file, "--dry-run"}).json()["files"][0]["questions"]["new"], 1);
  EXPECT_FALSE(fs::exists(shell.collection_file()));
  import_one();
  const std::string before = shell.run({"--json", "show", "only"}).out;
  shell.write("one.deck.md", std::string(kOneQuestion) + "\nExplanation: new.\n");
  EXPECT_EQ(shell.run({"--json", "import", file, "--dry-run"}).json()["files"][0]["questions"]["updated"], 1);
  EXPECT_EQ(shell.run({"--json", "show", "only"}).out, before);
}

TEST_F(BadInput, ADataFolderThatDoesNotExistIsCreated) {
  const std::string file = shell.write("one.deck.md", kOneQuestion);
  const std::string folder = shell.path("new/deep/").string();
  EXPECT_EQ(shell.run_bare({"--data", folder, "import", file}).exit, Exit::done);
  EXPECT_TRUE(fs::exists(shell.path("new/deep/collection.db")));
  EXPECT_EQ(shell.run_bare({"due", "--json", "--data", shell.path("new/deep").string()}).json()["new"], 1);
}

TEST_F(BadInput, AFileThatIsNoCollectionIsExitCodeFourAndIsNotTouched) {
  const std::string other = shell.path("other.db").string();
  SQLite::Database(other, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec("CREATE TABLE mine (x)");
  for (const std::string& file : {shell.write("diary.txt", "Dear diary,\n"), other}) {
    const std::string before = bytes_of(file);
    for (const Words& words : {Words{"due"}, Words{"check"}, Words{"review", "--jsonl"}, Words{"undo"}, Words{"log"}}) {
      Words all{"--data", file};
      all.insert(all.end(), words.begin(), words.end());
      const Ran ran = shell.run_bare(all);
      EXPECT_EQ(ran.exit, Exit::collection_unusable) << file << words[0];
      EXPECT_THAT(ran.err, HasSubstr("--data")) << "says what to do";
    }
    EXPECT_EQ(bytes_of(file), before);
  }
}

TEST_F(BadInput, ANewerCollectionIsExitCodeFourAndIsNotTouched) {
  import_one();
  SQLite::Database(shell.collection_file().string(), SQLite::OPEN_READWRITE).exec("PRAGMA user_version = 99");
  const std::string before = bytes_of(shell.collection_file());
  expect(Exit::collection_unusable, {"due"}, "newer Trapline");
  expect(Exit::collection_unusable, {"import", shell.path("one.deck.md").string()}, "newer Trapline");
  EXPECT_EQ(bytes_of(shell.collection_file()), before);
}

TEST_F(BadInput, ADamagedCollectionIsExitCodeFourAndIsNotTouched) {
  import_one();
  const auto size = fs::file_size(shell.collection_file());
  fs::resize_file(shell.collection_file(), size / 2);
  const std::string before = bytes_of(shell.collection_file());
  expect(Exit::collection_unusable, {"due"}, "is damaged");
  expect(Exit::collection_unusable, {"check", "--repair"}, "is damaged");
  EXPECT_EQ(bytes_of(shell.collection_file()), before);
}

TEST_F(BadInput, AReadOnlyCollectionIsExitCodeFour) {
  import_one();
  fs::permissions(shell.collection_file(), fs::perms::owner_read);
  expect(Exit::collection_unusable, {"review", "--jsonl"}, "read-only");
  fs::permissions(shell.collection_file(), fs::perms::owner_read | fs::perms::owner_write);
}

TEST_F(BadInput, ALockedCollectionIsExitCodeFour) {
  import_one();
  SQLite::Database other(shell.collection_file().string(), SQLite::OPEN_READWRITE);
  other.exec("BEGIN IMMEDIATE");
  expect(Exit::collection_unusable, {"undo"}, "in use by another program");
  expect(Exit::collection_unusable, {"review", "--jsonl"}, "in use by another program");
  EXPECT_EQ(shell.run({"due"}).exit, Exit::done) << "looking is allowed";
}

TEST_F(BadInput, ACheckThatFindsAFaultFailsAndRepairsWhenToldTo) {
  import_one();
  shell.review([](const Json& card) { return choose(card, {"a"}); });
  SQLite::Database(shell.collection_file().string(), SQLite::OPEN_READWRITE).exec("UPDATE card SET ease = 999");
  const Ran ran = shell.run({"check"});
  EXPECT_EQ(ran.exit, Exit::failed);
  EXPECT_THAT(ran.err, HasSubstr("q:only"));
  EXPECT_THAT(ran.err, HasSubstr("--repair"));
  EXPECT_EQ(shell.run({"--json", "check"}).json()["cards"], Json::array({"q:only"}));
  const Ran repaired = shell.run({"check", "--repair"});
  EXPECT_EQ(repaired.exit, Exit::done);
  EXPECT_THAT(repaired.out, HasSubstr("1 card."));
  EXPECT_EQ(shell.run({"check"}).exit, Exit::done);
  EXPECT_EQ(shell.run({"undo"}).exit, Exit::done) << "the way back is a replay of the log";
  EXPECT_EQ(shell.run({"check"}).exit, Exit::done);
}

TEST_F(BadInput, AMistypedPlaceIsNotMadeByLooking) {
  const auto place = shell.path("mistyped") / "collection.db";
  for (const std::vector<std::string>& words :
       {std::vector<std::string>{"due"}, {"stats"}, {"log"}, {"traps"}, {"topics"}, {"decks"}, {"check"}}) {
    std::vector<std::string> all{"--data", place.string()};
    all.insert(all.end(), words.begin(), words.end());
    EXPECT_EQ(shell.run_bare(all).exit, Exit::done) << words.front();
    EXPECT_FALSE(std::filesystem::exists(place.parent_path())) << words.front();
  }
}

TEST_F(BadInput, SettingsAreNeitherReadNorWrittenBesideWhatIsNoCollection) {
  const std::string diary = shell.write("diary.txt", "Dear diary,\n");
  for (const std::string& place : {diary, std::string("/dev/null")}) {
    for (const std::vector<std::string>& words : {std::vector<std::string>{"settings"}, {"settings", "scale", "120"}}) {
      std::vector<std::string> all{"--data", place};
      all.insert(all.end(), words.begin(), words.end());
      EXPECT_EQ(shell.run_bare(all).exit, Exit::collection_unusable) << place;
    }
    EXPECT_FALSE(std::filesystem::exists(place + ".settings"));
  }
}

TEST_F(BadInput, ACollectionMayBeNamedLikeSettings) {
  const std::string file = shell.path("c.settings").string();
  const std::string deck = shell.write("one.deck.md", kOneQuestion);
  EXPECT_EQ(shell.run_bare({"--data", file, "import", deck}).exit, Exit::done);
  EXPECT_EQ(shell.run_bare({"--data", file, "settings", "new-per-day", "5"}).exit, Exit::done);
  const Ran decks = shell.run_bare({"--data", file, "--json", "decks"});
  EXPECT_EQ(decks.err, "");
  EXPECT_EQ(decks.json()["decks"].size(), 1U);
}

TEST_F(BadInput, AFileMayBeginWithADash) {
  shell.write("-x.deck.md", kOneQuestion);
  const auto former = std::filesystem::current_path();
  std::filesystem::current_path(shell.path(""));
  EXPECT_EQ(shell.run({"import", "--", "-x.deck.md"}).exit, Exit::done);
  std::filesystem::current_path(former);
}

TEST_F(BadInput, ManyWarningsAreNoError) {
  std::string deck;
  for (int i = 0; i < 1500; ++i)
    deck += "## Question " + std::to_string(i) + "\n\nStem " + std::to_string(i) + "?\n\n- [x] yes\n- [ ] no\n\n";
  const Ran ran = shell.run({"check", shell.write("many.deck.md", deck)});
  EXPECT_EQ(ran.exit, Exit::done);
  EXPECT_THAT(ran.err, HasSubstr("more problems are not listed"));
  EXPECT_THAT(ran.err, testing::Not(HasSubstr("error")));
}

TEST_F(BadInput, DamagedSettingsAreSetAsideAndSaid) {
  import_one();
  shell.write("collection.db.settings", "rubbish");
  const Ran ran = shell.run({"due"});
  EXPECT_EQ(ran.exit, Exit::done);
  EXPECT_THAT(ran.err, HasSubstr("set aside"));
  EXPECT_EQ(shell.run({"due"}).err, "");
}

TEST_F(BadInput, TwoCardsOfOneNameAreToldApart) {
  import_one();
  shell.write("two.deck.md", "---\ndeck: Two\n---\n\n## Other\n<!-- id: only -->\n\nWhat?\n\n- [x] a\n- [ ] b\n");
  shell.run({"import", shell.path("two.deck.md").string()});
  EXPECT_EQ(shell.run({"show", "q:only"}).exit, Exit::done);
  expect(Exit::wrong_usage, {"show", "only"}, "q:only, q:two/only");
}

}  // namespace
}  // namespace trapline::test
