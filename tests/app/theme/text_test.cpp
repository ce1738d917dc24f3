#include <gtest/gtest.h>

#include <string>

#include "app/theme/glyphs.hpp"
#include "engine/text/utf8.hpp"

namespace trapline::ui {
namespace {

std::u32string decoded(std::string_view text) {
  std::u32string result;
  while (!text.empty()) result += text::take_code_point(text);
  return result;
}

TEST(Utf8, ReadsCharactersOfEveryLength) { EXPECT_EQ(decoded("aé→😀"), U"aé→\U0001F600"); }

std::string encoded(char32_t c) {
  std::string text;
  const auto put = [&](char32_t bits) { text.push_back(static_cast<char>(bits)); };
  const auto tail = [&](int shift) { put(0x80 | ((c >> shift) & 0x3F)); };
  if (c < 0x80) {
    put(c);
  } else if (c < 0x800) {
    put(0xC0 | (c >> 6));
    tail(0);
  } else if (c < 0x10000) {
    put(0xE0 | (c >> 12));
    tail(6);
    tail(0);
  } else {
    put(0xF0 | (c >> 18));
    tail(12);
    tail(6);
    tail(0);
  }
  return text;
}

TEST(Utf8, ReadsEveryCharacterThatThereIs) {
  for (char32_t c = 1; c <= 0x10FFFF; c += 37) {
    if (c >= 0xD800 && c <= 0xDFFF) continue;
    ASSERT_EQ(decoded(encoded(c)), std::u32string(1, c));
  }
}

TEST(Utf8, ReplacesBrokenBytesOneByOneAndGoesOn) {
  const char32_t r = text::kReplacement;
  EXPECT_EQ(decoded("a\xFFz"), (std::u32string{U'a', r, U'z'}));
  EXPECT_EQ(decoded("\xE2\x82"), (std::u32string{r, r})) << "cut off";
  EXPECT_EQ(decoded("\xC0\xAF"), (std::u32string{r, r})) << "longer than it needs to be";
  EXPECT_EQ(decoded("\xE0\x80\xAF"), (std::u32string{r, r, r})) << "longer than it needs to be";
  EXPECT_EQ(decoded("\xED\xA0\x80"), (std::u32string{r, r, r})) << "half of a pair";
  EXPECT_EQ(decoded("\xF4\x90\x80\x80"), (std::u32string{r, r, r, r})) << "beyond the last";
}

TEST(Utf8, IsCutBetweenCharacters) {
  EXPECT_EQ(text::cut_utf8("aé→", 10), "aé→");
  EXPECT_EQ(text::cut_utf8("aé→", 5), "aé");
  EXPECT_EQ(text::cut_utf8("aé→", 2), "a");
  EXPECT_EQ(text::cut_utf8("aé→", 0), "");
}

TEST(Glyphs, AreCollectedFromTextsWithoutControlCharacters) {
  GlyphSet glyphs;
  glyphs.add("aλ→\n\t\x7F");
  EXPECT_EQ(glyphs.size(), 3U);
  EXPECT_TRUE(glyphs.contains(U'λ'));
  EXPECT_FALSE(glyphs.contains(U'\n'));
}

TEST(Glyphs, EndWhereThePackagedLibraryEnds) {
  GlyphSet glyphs;
  glyphs.add("😀");
  EXPECT_TRUE(glyphs.empty());
}

TEST(Glyphs, ComeAsRangesWithAZeroAtTheEnd) {
  GlyphSet glyphs;
  glyphs.add("abcx");
  EXPECT_EQ(glyphs.ranges(), (std::vector<unsigned short>{'a', 'c', 'x', 'x', 0}));
  glyphs.add(char32_t{0xFFFF});
  EXPECT_EQ(glyphs.ranges().size(), 7U);
  EXPECT_EQ(GlyphSet().ranges(), (std::vector<unsigned short>{0}));
}

TEST(Glyphs, KnowWhatTheyCover) {
  GlyphSet few, many;
  few.add("ab");
  many.add("abc");
  EXPECT_TRUE(many.covers(few));
  EXPECT_FALSE(few.covers(many));
  many.truncate(2);
  EXPECT_TRUE(few.covers(many));
}

}  // namespace
}  // namespace trapline::ui
