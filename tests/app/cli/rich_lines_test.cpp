// Markdown as lines of a terminal.
#include "app/cli/print/rich_lines.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

#include "engine/text/width.hpp"

namespace trapline::cli {
namespace {

using testing::HasSubstr;

std::string lines(const std::string& markdown, int width = 40, bool colours = false) {
  return rich_lines(markdown::rich_text(markdown), width, Ink(colours));
}

TEST(TextWidth, CountsColumnsAndNotBytes) {
  EXPECT_EQ(text::text_width("abc"), 3);
  EXPECT_EQ(text::text_width("größer"), 6);
  EXPECT_EQ(text::text_width("e\xCC\x81"), 1) << "an accent of its own";
  EXPECT_EQ(text::text_width("日本"), 4);
  EXPECT_EQ(text::text_width("한글"), 4);
  EXPECT_EQ(text::text_width("🙂"), 2);
  EXPECT_EQ(text::text_width("→ × ✓"), 5);
  EXPECT_EQ(text::text_width("\xFF\xC3"), 2) << "broken bytes count for themselves";
  EXPECT_EQ(text::text_width(""), 0);
}

TEST(RichLines, BreakAtSpacesAndElseWhereTheyMust) {
  EXPECT_EQ(lines("one two three four", 9), "one two\nthree\nfour\n");
  EXPECT_EQ(lines("abcdefghij", 4), "abcd\nefgh\nij\n");
  EXPECT_EQ(lines("日本語の文", 4), "日本\n語の\n文\n");
  EXPECT_EQ(lines("日", 1), "日\n") << "too narrow for anything: still an end";
  EXPECT_EQ(lines(""), "");
}

TEST(RichLines, SeparateParagraphsAndKeepListsTogether) {
  EXPECT_EQ(lines("One.\n\nTwo.\n\n- first\n- second\n\n1. third\n"), "One.\n\nTwo.\n\n• first\n• second\n1. third\n");
}

TEST(RichLines, HangTheLinesOfAListBelowItsText) { EXPECT_EQ(lines("- one two three", 9), "• one two\n  three\n"); }

TEST(RichLines, KeepCodeAsItIs) {
  EXPECT_EQ(lines("```\nif x:\n    y  =  1\n```\n"), "    if x:\n        y  =  1\n");
  EXPECT_EQ(lines("Call `f(x)` now"), "Call `f(x)` now\n");
}

TEST(RichLines, AlignATableWhereItFits) {
  const std::string table = "| a | long |\n|---|---|\n| much | b |\n";
  EXPECT_EQ(lines(table), "a     long\nmuch  b\n");
  EXPECT_THAT(lines(table, 8), HasSubstr("much | b"));
}

TEST(RichLines, SetTheColumnsOfATableAsItSays) {
  EXPECT_EQ(lines("| no | name | in all |\n|---:|:--:|:-----|\n| 7 | an | 1 |\n"), "no  name  in all\n 7   an   1\n");
}

TEST(RichLines, ShowWhereALinkLeads) {
  EXPECT_EQ(lines("[guide](https://e.org/a)"), "guide (https://e.org/a)\n");
  EXPECT_EQ(lines("<https://e.org/a>"), "https://e.org/a\n");
}

TEST(RichLines, PaintWholeRunsAndCloseThem) {
  EXPECT_EQ(lines("a **b c** d", 40, true), "a \x1b[1mb c\x1b[0m d\n");
  EXPECT_EQ(lines("**one two**", 4, true), "\x1b[1mone\x1b[0m\n\x1b[1mtwo\x1b[0m\n")
      << "no colour runs over a line's end";
}

TEST(RichLines, HaveTheirMargins) {
  EXPECT_EQ(rich_lines(markdown::rich_text("one two"), 7, Ink(false), {"A  ", "   "}), "A  one\n   two\n");
  EXPECT_EQ(rich_lines(markdown::rich_text("one\n\ntwo"), 9, Ink(false), {"A  ", "   "}), "A  one\n\n   two\n");
}

TEST(RichLines, NeverExceedTheWidth) {
  const std::string markdown =
      "# Head of some length\n\n> quoted text that goes on\n\n- item\n  - below `some_code_that_is_long()`\n\n"
      "| one | two | three |\n|---|---|---|\n| a cell | another | and more |\n\n![alt](x.png)\n\n---\n\n"
      "A [link](https://example.org/a/very/long/path/to/somewhere) in a text.\n";
  for (int width = 20; width <= 60; ++width) {
    std::istringstream in(lines(markdown, width));
    for (std::string line; std::getline(in, line);) EXPECT_LE(text::text_width(line), width) << line;
  }
}

}  // namespace
}  // namespace trapline::cli
