#include "app/widgets/text_layout.hpp"

#include <gtest/gtest.h>
#include <imgui.h>

#include <algorithm>
#include <chrono>
#include <string>

namespace trapline::ui {
namespace {

/// The built-in face: every character of it has the same width.
struct TextLayouts : ::testing::Test {
  TextLayouts() : book(atlas, FontFiles{}) {
    book.ensure(13, {});
    look = {.palette = &light_palette(), .fonts = &book.fonts(), .em = 13};
    letter = book.fonts()[FontRole::body]->GetCharAdvance('a');
  }
  /// The lines, as words; a bar where another face begins.
  std::vector<std::string> lines(const std::vector<StyledText>& texts, float letters, float hanging = 0) {
    layout = lay_out(look, texts, {.width = letters * letter, .line_height = 20, .hanging_indent = hanging});
    std::vector<std::string> result;
    for (const PlacedText& part : layout.parts) {
      while (result.size() <= part.line) result.emplace_back();
      if (!result[part.line].empty()) result[part.line] += '|';
      result[part.line] += part.text;
    }
    return result;
  }
  std::vector<std::string> lines(std::string_view text, float letters) { return lines({{.text = text}}, letters); }

  using Lines = std::vector<std::string>;
  ImFontAtlas atlas;
  FontBook book;
  Look look;
  float letter = 0;
  TextLayout layout;
};

TEST_F(TextLayouts, BreakAtSpaces) {
  EXPECT_EQ(lines("the quick brown fox", 10), (Lines{"the quick", "brown fox"}));
  EXPECT_EQ(lines("the quick brown fox", 9), (Lines{"the quick", "brown fox"}));
  EXPECT_EQ(lines("the quick brown fox", 8), (Lines{"the", "quick", "brown", "fox"}));
}

TEST_F(TextLayouts, AreAsHighAsTheirLines) {
  lines("the quick brown fox", 10);
  EXPECT_EQ(layout.height, 40);
  EXPECT_EQ(layout.width, 9 * letter);
  lines("", 10);
  EXPECT_EQ(layout.height, 20) << "an empty text takes a line";
}

TEST_F(TextLayouts, KeepTheLineBreaksOfTheText) {
  EXPECT_EQ(lines("a\nb", 10), (Lines{"a", "b"}));
  EXPECT_EQ(lines("a\r\n\nb", 10), (Lines{"a", "", "b"}));
}

TEST_F(TextLayouts, CutAWordThatIsLongerThanALine) {
  EXPECT_EQ(lines("abcdefgh", 3), (Lines{"abc", "def", "gh"}));
  EXPECT_EQ(lines("x abcdefgh y", 3), (Lines{"x", "abc", "def", "gh", "y"}));
}

TEST_F(TextLayouts, PutAtLeastOneLetterOnEachLine) { EXPECT_EQ(lines("abc", 0.1F), (Lines{"a", "b", "c"})); }

TEST_F(TextLayouts, NeverCutAWordThatRunsThroughSeveralFaces) {
  const std::vector<StyledText> texts = {
      {.text = "we use "}, {.text = "bold", .font = FontRole::strong}, {.text = ", yes"}};
  EXPECT_EQ(lines(texts, 10), (Lines{"we use", "bold|, yes"}));
}

TEST_F(TextLayouts, KeepTheIndentationOfCode) {
  EXPECT_EQ(lines("def f():\n    return 1", 30), (Lines{"def f():", "return 1"}));
  EXPECT_EQ(layout.parts[1].x, 4 * letter);
}

TEST_F(TextLayouts, IndentWhatContinuesALineThatWasTooLong) {
  lines({{.text = "aaa bbb"}}, 4, 2 * letter);
  EXPECT_EQ(layout.parts[0].x, 0);
  EXPECT_EQ(layout.parts[1].x, 2 * letter);
}

TEST_F(TextLayouts, GiveCodeRoomForItsGround) {
  const std::vector<StyledText> texts = {{.text = "a "}, {.text = "b", .tinted = true}, {.text = "c"}};
  lines(texts, 30);
  EXPECT_GT(layout.parts[1].x, 2 * letter);
  EXPECT_GT(layout.parts[2].x, layout.parts[1].x + letter);
}

TEST_F(TextLayouts, BreakBetweenIdeographs) {
  const float wide = book.fonts()[FontRole::body]->GetCharAdvance(0x4E2D);
  layout = lay_out(look, {{.text = "中中中中"}}, {.width = 2.5F * wide, .line_height = 20});
  EXPECT_EQ(layout.height, 40);
}

TEST_F(TextLayouts, LoseNoCharacterButSpaces) {
  const std::string text =
      "Lorem  ipsum dolor sit amet, consectetur\nadipiscing elit, averyveryverylongwordindeed end.";
  for (int letters = 1; letters < 60; letters += 3) {
    const auto width = static_cast<float>(letters);
    std::string joined;
    for (const std::string& line : lines(text, width)) joined += line;
    std::string expected = text;
    const auto is_space = [](char c) { return c == ' ' || c == '\n'; };
    joined.erase(std::remove_if(joined.begin(), joined.end(), is_space), joined.end());
    expected.erase(std::remove_if(expected.begin(), expected.end(), is_space), expected.end());
    std::erase(joined, '|');
    EXPECT_EQ(joined, expected) << width;
  }
}

TEST_F(TextLayouts, StayWithinTheWidth) {
  const std::string text = "Some words, and a_very_long_identifier_that_must_be_cut, and more words to fill lines.";
  for (int letters = 5; letters < 60; ++letters) {
    const auto width = static_cast<float>(letters);
    lines(text, width);
    EXPECT_LE(layout.width, width * letter + 0.01F);
  }
}

TEST_F(TextLayouts, TakeTimeThatGrowsWithTheTextAlone) {
  const auto seconds = [&](const std::string& text) {
    const auto begin = std::chrono::steady_clock::now();
    EXPECT_GE(lay_out(look, {{.text = text}}, {.width = 500, .line_height = 20}).height, 20);
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  };
  EXPECT_LT(seconds(std::string(4 << 20, 'x')), 2.0);
  EXPECT_LT(seconds(std::string(4 << 20, ' ')), 2.0);
  EXPECT_LT(seconds(std::string(4 << 20, '\n')), 2.0);
}

}  // namespace
}  // namespace trapline::ui
