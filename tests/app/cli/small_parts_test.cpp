// The small parts of the command line: what is typed, what was meant, where things lie.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

#include "app/cli/grammar/data_path.hpp"
#include "app/cli/print/diagnostics.hpp"
#include "app/cli/review/line_input.hpp"
#include "app/cli/review/prompt_line.hpp"
#include "engine/text/nearest.hpp"
#include "support/folder.hpp"

namespace trapline::test {
namespace {

using namespace cli;

using testing::ElementsAre;
using testing::IsEmpty;

TEST(PromptLine, IsOptionsAndAConfidence) {
  EXPECT_THAT(read_prompt("a, C 2", 4).letters, ElementsAre("A", "C"));
  EXPECT_EQ(read_prompt("a, C 2", 4).number, 2);
  EXPECT_EQ(read_prompt("b", 4).number, 0);
  EXPECT_EQ(read_prompt("3", 4).typed, Typed::answer);
  EXPECT_EQ(read_prompt("", 4).typed, Typed::nothing);
  EXPECT_EQ(read_prompt(" \r", 4).typed, Typed::nothing);
}

TEST(PromptLine, OfALetterThatIsNoOptionIsNotUnderstood) {
  for (const char* line : {"e", "b5", "b0", "b33", "1b", "b-", "\xC3\xA4", "\x1b[A"})
    EXPECT_EQ(read_prompt(line, 4).typed, Typed::not_understood) << line;
}

TEST(PromptLine, TakesCommandsByLetterUnlessTheLetterIsAnOption) {
  EXPECT_EQ(read_prompt("u", 4).typed, Typed::undo);
  EXPECT_EQ(read_prompt("Q", 4).typed, Typed::quit);
  EXPECT_EQ(read_prompt("h", 4).typed, Typed::hint);
  EXPECT_EQ(read_prompt("h", 8).typed, Typed::answer);
  EXPECT_EQ(read_prompt("hint", 8).typed, Typed::hint);
  EXPECT_EQ(read_prompt("quit", 26).typed, Typed::quit);
  EXPECT_EQ(read_prompt("?", 26).typed, Typed::help);
}

TEST(Nearest, IsWhatMayHaveBeenMeant) {
  EXPECT_EQ(text::edit_distance("kitten", "sitting"), 3U);
  EXPECT_EQ(text::edit_distance("", "abc"), 3U);
  EXPECT_THAT(text::nearest("improt", {"import", "due", "undo"}), ElementsAre("import"));
  EXPECT_THAT(text::nearest("weights-large", {"q:weights-larger", "q:other"}), ElementsAre("q:weights-larger"));
  EXPECT_THAT(text::nearest("zzz", {"import", "due"}), IsEmpty());
  EXPECT_THAT(text::nearest("", {"import"}), IsEmpty());
  EXPECT_THAT(text::nearest(std::string(10'000, 'x'), {"import"}), IsEmpty());
  EXPECT_EQ(text::did_you_mean("duee", {"due"}), "; did you mean \"due\"?");
  EXPECT_EQ(text::did_you_mean("zzz", {"due"}), ".");
}

TEST(ReadLine, TakesAnyLineEndAndALastLineWithoutOne) {
  std::istringstream in("one\r\n\ntwo\nthree");
  std::string line;
  for (const char* expected : {"one", "", "two", "three"}) {
    EXPECT_EQ(read_line(in, line, 10), LineRead::line);
    EXPECT_EQ(line, expected);
  }
  EXPECT_EQ(read_line(in, line, 10), LineRead::end);
  EXPECT_EQ(read_line(in, line, 10), LineRead::end);
}

TEST(ReadLine, PassesOverALineThatIsTooLong) {
  std::istringstream in(std::string(100, 'x') + "\nnext\n");
  std::string line;
  EXPECT_EQ(read_line(in, line, 99), LineRead::too_long);
  EXPECT_EQ(read_line(in, line, 99), LineRead::line);
  EXPECT_EQ(line, "next");
}

TEST(DataPath, IsTheOneNamedThenTheEnvironmentsThenTheHomeFolders) {
  const Environment all{"/data/mine.db", "/xdg", "/home/me"};
  EXPECT_EQ(find_collection("here.db", all), "here.db");
  EXPECT_EQ(find_collection("", all), "/data/mine.db");
  EXPECT_EQ(find_collection("", {"", "/xdg", "/home/me"}), "/xdg/trapline/collection.db");
  EXPECT_EQ(find_collection("", {"", "", "/home/me"}), "/home/me/.local/share/trapline/collection.db");
  EXPECT_EQ(find_collection("", {"", "relative", "/home/me"}), "/home/me/.local/share/trapline/collection.db");
  EXPECT_THROW((void)find_collection("", {}), std::runtime_error);
}

TEST(DataPath, OfAFolderIsTheCollectionInIt) {
  const TemporaryFolder folder;
  EXPECT_EQ(find_collection(folder.path().string(), {}), folder.path() / "collection.db");
  EXPECT_EQ(find_collection("not/there/yet/", {}), "not/there/yet/collection.db");
  EXPECT_EQ(find_collection("", {"not/there/yet/", "", ""}), "not/there/yet/collection.db");
}

TEST(Diagnostics, AreLinesThatEditorsUnderstand) {
  std::ostringstream out;
  print_diagnostics("a.deck.md", {{3, formats::Severity::error, "no key"}, {0, formats::Severity::warning, "odd"}},
                    out);
  EXPECT_EQ(out.str(), "a.deck.md:3: error: no key\na.deck.md: warning: odd\n");
}

TEST(Printable, LeavesTextAloneAndTakesTheRestOut) {
  EXPECT_EQ(printable("größer\t日\n"), "größer\t日\n");
  EXPECT_EQ(printable("a\x1b[31m\x07\x7F\r"), "a?[31m???");
  EXPECT_EQ(printable("\xC2\x9B"
                      "31m\xC2\xA0x"),
            "?31m\xC2\xA0x");
  const std::string override{'\xE2', '\x80', '\xAE'};
  const std::string isolate{'\xE2', '\x81', '\xA6'};
  EXPECT_EQ(printable("a" + override + "b" + isolate + "c \u05D0\u2013\u2026"), "a?b?c \u05D0\u2013\u2026");
  EXPECT_EQ(printable("\xE2\x80"), "\xE2\x80");
}

}  // namespace
}  // namespace trapline::test
