// The review at a terminal or a pipe: what is typed, and what is told.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

#include "app/cli/program.hpp"
#include "engine/text/width.hpp"
#include "support/shell.hpp"

namespace trapline::test {
namespace {

using namespace cli;

using testing::HasSubstr;
using testing::Not;

/// Whatever the order, option A is wrong and B is right: both are pinned.
constexpr const char* kDeck = R"(---
deck: Small
---

## Trap: The `big` one fits
<!-- id: big-fits -->
Truth: it does not.

## Which fits
<!-- id: which-fits -->

What **fits** into the box, of all the things that were ever put in front of it by anybody at any time?

- [ ] ! a) the big one
  - Why: there is no room
  - Tempting: it looks small
  - Right if: the box were larger
  - Trap: big-fits
- [x] ! b) the small one
  - Why: there is room

Hint: think of the box.

Topics: Boxes

## Front
<!-- id: front -->

Front?

Answer: Back.
)";

class TerminalReview : public testing::Test {
 protected:
  TerminalReview() { EXPECT_EQ(shell.run({"import", shell.write("small.deck.md", kDeck)}).exit, Exit::done); }
  std::string type(const std::string& lines) {
    const Ran ran = shell.run({"review"}, lines);
    EXPECT_EQ(ran.exit, Exit::done);
    EXPECT_EQ(ran.err, "");
    return ran.out;
  }
  int answers() { return shell.run({"--json", "due"}).json()["answered_today"]; }

  Shell shell;
};

std::size_t place_of(const std::string& text, const std::string& part) {
  EXPECT_THAT(text, HasSubstr(part));
  return text.find(part);
}

TEST_F(TerminalReview, AsksAndTellsInOrder) {
  const std::string out = type("a4\nq\n");
  std::size_t last = 0;
  for (const char* part :
       {"2 new", "What fits into", "  A  the big one", "  B  the small one", "Certain, but wrong",
        "You fell for a trap", "The `big` one fits", "it does not", "your answer", "there is no room",
        "Tempting: it looks small", "Right if: the box were larger", "the small one", "there is room", "Boxes",
        "Comes back tomorrow. Asked once more today.", "1 answered, 0 right"}) {
    const std::size_t place = out.find(part, last);
    ASSERT_NE(place, std::string::npos) << part << " comes too early or not at all in\n" << out;
    last = place;
  }
}

TEST_F(TerminalReview, TellsNothingBeforeTheAnswer) {
  const std::string out = type("");
  for (const char* secret : {"trap", "Boxes", "there is room", "Back."}) EXPECT_THAT(out, Not(HasSubstr(secret)));
}

TEST_F(TerminalReview, TakesOptionAndConfidenceTogetherOrOneAfterTheOther) {
  for (const char* typed : {"b3\n", "B3\n", " b 3 \n", "b,3\n", "b\n3\n", "b\r\n3\r\n", "zz\nb\nx\n3\n", "3\nb3\n",
                            "ab3\nb3\n", "a\nb3\n"}) {
    EXPECT_THAT(type(typed), HasSubstr("You were fairly sure.")) << typed;
    EXPECT_EQ(shell.run({"undo"}).exit, Exit::done);
  }
}

TEST_F(TerminalReview, SaysLuckForWhatItIs) { EXPECT_THAT(type("b1\n"), HasSubstr("Right, by luck")); }

TEST_F(TerminalReview, GoesOnWithEnterAndRevealsABasicCard) {
  const std::string out = type("b4\n\n\n3\n");
  EXPECT_LT(place_of(out, "Front?"), place_of(out, "Back."));
  EXPECT_THAT(out, HasSubstr("2 answered, 2 right; done for today. Next: tomorrow."));
}

TEST_F(TerminalReview, TakesAnAnswerBackFromTheFeedbackAndFromTheNextCard) {
  EXPECT_THAT(type("a4\nu\n"), HasSubstr("Taken back."));
  EXPECT_EQ(answers(), 0);
  EXPECT_THAT(type("a4\n\nu\nb4\n"), HasSubstr("You were certain."));
  EXPECT_EQ(answers(), 1);
  EXPECT_THAT(type("undo\nu\n"), HasSubstr("There is no answer of today to take back."));
}

TEST_F(TerminalReview, GivesHintsAndHelp) {
  const std::string out = type("h\nhint\n?\nhelp\n");
  EXPECT_THAT(out, HasSubstr("think of the box."));
  EXPECT_THAT(out, HasSubstr("b3 means B, fairly sure"));
}

TEST_F(TerminalReview, EndsCleanlyWhereverTheInputEnds) {
  for (const char* typed : {"", "b", "b3", "b3\n", "b3\n\n", "b3\n\n\n"}) {
    const std::string out = type(typed);
    EXPECT_THAT(out, testing::AnyOf(HasSubstr("Nothing answered; 2 cards are left today.\n"),
                                    HasSubstr("1 answered, 1 right; 1 card is left today.\n")))
        << typed;
    shell.run({"undo"});
  }
}

TEST_F(TerminalReview, SaysWhyThereIsNothingToDo) {
  type("b4\n\n\n3\n");
  const std::string out = type("");
  EXPECT_THAT(out, HasSubstr("Done for today: 2 answered, 2 right. Next: tomorrow."));
  EXPECT_THAT(out, HasSubstr("--early"));
  const Shell empty;
  EXPECT_THAT(empty.run({"review"}).out, HasSubstr("Nothing has been imported yet."));
  EXPECT_THAT(empty.run({}).out, HasSubstr("trapline import")) << "no command, no display: the terminal";
}

TEST_F(TerminalReview, SurvivesAnEndlessLine) {
  EXPECT_THAT(type(std::string(1'000'000, 'b') + "\nb3\n"), HasSubstr("You were fairly sure."));
}

/// The same with colours and a width.
Ran look(const Shell& shell, bool colours, int width, const std::string& typed) {
  const SystemClock clock;
  std::istringstream in(typed);
  std::ostringstream out, err;
  const Exit exit = run_program({"--data", shell.collection_file().string(), "--now", "2026-12-01T09:00:00Z", "review"},
                                {in, out, err, clock, {}, {}, {colours, [width] { return width; }}, {}, {}});
  return {exit, out.str(), err.str()};
}

int widest_line(const std::string& text) {
  int widest = 0;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) widest = std::max(widest, text::text_width(line));
  return widest;
}

TEST_F(TerminalReview, KeepsToTheWidth) {
  EXPECT_LE(widest_line(look(shell, false, 60, "").out), 60);
  EXPECT_LE(widest_line(look(shell, false, 40, "").out), 50) << "the prompt alone may be longer";
  EXPECT_LE(widest_line(look(shell, false, 300, "").out), 100) << "longer lines are hard to read";
  EXPECT_GT(widest_line(look(shell, false, 300, "").out), 90);
}

TEST_F(TerminalReview, UsesColoursOnlyWhereTheyAreWanted) {
  EXPECT_THAT(look(shell, true, 80, "a4\n").out, HasSubstr("\x1b[1;31m"));
  EXPECT_THAT(look(shell, false, 80, "a4\n").out, Not(HasSubstr("\x1b")));
}

TEST_F(TerminalReview, LetsNoDeckSteerTheTerminal) {
  Shell other;
  other.run({"import", other.write("evil.deck.md",
                                   "## Evil\x1b[2J\n\nRed\x1b[31m \xC2\x9B"
                                   "31m and `co\x1b]0;x\x07"
                                   "de`\n\n- [x] ! a\x1b[0m\n- [ ] ! b\x07\n")});
  const std::string out = other.run({"review"}, "a3\n").out;
  EXPECT_THAT(out, HasSubstr("Right"));
  EXPECT_THAT(out, Not(HasSubstr("\x1b")));
  EXPECT_THAT(out, Not(HasSubstr("\x07")));
  EXPECT_THAT(out, Not(HasSubstr("\xC2\x9B")));
}

}  // namespace
}  // namespace trapline::test
