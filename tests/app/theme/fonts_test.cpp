#include "app/theme/fonts.hpp"

#include <gtest/gtest.h>
#include <imgui.h>

#include <algorithm>
#include <limits>

#include "app/theme/look.hpp"

namespace trapline::ui {
namespace {

GlyphSet of(std::string_view text) {
  GlyphSet glyphs;
  glyphs.add(text);
  return glyphs;
}

bool draws(const Fonts& fonts, FontRole role, char32_t c) {
  return fonts[role]->FindGlyphNoFallback(static_cast<ImWchar>(c)) != nullptr;
}

TEST(FontBook, BakesAFaceForEveryRoleWithoutAnyFontFile) {
  ImFontAtlas atlas;
  FontBook book(atlas, FontFiles{});
  EXPECT_TRUE(book.ensure(16, {}));
  for (std::size_t i = 0; i < kFontRoles; ++i) {
    const auto role = static_cast<FontRole>(i);
    ASSERT_NE(book.fonts()[role], nullptr);
    EXPECT_TRUE(draws(book.fonts(), role, U'a'));
  }
}

TEST(FontBook, FallsBackToTheBuiltInFaceWhereAFileCannotBeRead) {
  FontFiles files;
  files.regular.path = "/nowhere/at/all.ttf";
  ImFontAtlas atlas;
  FontBook book(atlas, files);
  EXPECT_TRUE(book.ensure(16, {}));
  EXPECT_TRUE(draws(book.fonts(), FontRole::body, U'a'));
  files.regular.path = TRAPLINE_SOURCE_DIR "/CMakeLists.txt";  // there, but no font
  FontBook other(atlas, files);
  EXPECT_TRUE(other.ensure(16, {}));
  EXPECT_TRUE(draws(other.fonts(), FontRole::body, U'a'));
}

TEST(FontBook, BakesAnewOnlyForAnotherSizeOrNewCharacters) {
  ImFontAtlas atlas;
  FontBook book(atlas, FontFiles{});
  EXPECT_TRUE(book.ensure(16, of("abc")));
  EXPECT_FALSE(book.ensure(16, of("cba")));
  EXPECT_TRUE(book.ensure(32, of("abc")));
  EXPECT_TRUE(book.ensure(32, of("λ")));
  EXPECT_FALSE(book.ensure(32, of("abcλ"))) << "what was asked for once stays";
}

/// With the fonts of this machine.
struct SystemFonts : ::testing::Test {
  SystemFonts() : files(find_font_files()) {}
  void SetUp() override {
    if (!files.regular.found()) GTEST_SKIP() << "this machine has no scalable font";
  }
  FontFiles files;
  ImFontAtlas atlas;
};

TEST_F(SystemFonts, DrawTheCharactersOfTheScreenAndNoOthers) {
  FontBook book(atlas, files);
  ASSERT_TRUE(book.ensure(16, of("naïve λ → “x”")));
  for (const char32_t c : U"aïλ→“") {
    EXPECT_TRUE(c == 0 || draws(book.fonts(), FontRole::body, c)) << static_cast<unsigned>(c);
  }
  EXPECT_FALSE(draws(book.fonts(), FontRole::body, U'Ж')) << "nobody asked for it";
}

TEST_F(SystemFonts, BorrowWhatThePreferredFamilyLacks) {
  FontBook book(atlas, files);
  ASSERT_TRUE(book.ensure(16, of("✓✗─│┌")));
  const GlyphSet missing = of("✓✗─│┌");
  if (!find_font_for(missing).found()) GTEST_SKIP() << "no font here has them";
  for (const FontRole role : {FontRole::body, FontRole::strong, FontRole::mono}) {
    EXPECT_TRUE(draws(book.fonts(), role, U'✓'));
    EXPECT_TRUE(draws(book.fonts(), role, U'─'));
  }
}

TEST_F(SystemFonts, ShowAReplacementForWhatNoFontHas) {
  FontBook book(atlas, files);
  ASSERT_TRUE(book.ensure(16, of("\xEE\x80\x80")));  // a private character
  const ImFont* font = book.fonts()[FontRole::body];
  EXPECT_NE(font->FindGlyph(0xE000), nullptr) << "the fallback glyph";
}

TEST_F(SystemFonts, AreAsLargeAsTheEmSaysWhateverTheFamily) {
  FontBook book(atlas, files);
  book.ensure(40, {});
  const auto width = [&](FontRole role) { return book.fonts()[role]->GetCharAdvance(U'n'); };
  EXPECT_GT(width(FontRole::body), 0.45F * 40);
  EXPECT_LT(width(FontRole::body), 0.75F * 40);
  EXPECT_GT(width(FontRole::title), 1.5F * width(FontRole::body));
  EXPECT_LT(width(FontRole::small), width(FontRole::body));
}

TEST_F(SystemFonts, BakeEveryCharacterThatThereIsIntoABoundedAtlas) {
  GlyphSet all;
  for (char32_t c = 0x20; c < GlyphSet::kEnd; ++c) all.add(c);
  FontBook book(atlas, files);
  ASSERT_TRUE(book.ensure(32, all));
  EXPECT_LE(atlas.TexWidth * atlas.TexHeight, 8192 * 4096);
  EXPECT_TRUE(draws(book.fonts(), FontRole::body, U'a'));
  EXPECT_FALSE(book.ensure(32, all)) << "what does not fit is not tried at every frame";
}

TEST(Look, KeepsTheEmWithinReason) {
  EXPECT_EQ(em_pixels(1, 100), kEmPixels);
  EXPECT_EQ(em_pixels(2, 100), 2 * kEmPixels);
  EXPECT_EQ(em_pixels(1, 150), 24);
  EXPECT_EQ(em_pixels(0, 100), 8);
  EXPECT_EQ(em_pixels(1e9, 100000), 12 * kEmPixels);
  EXPECT_EQ(em_pixels(std::numeric_limits<double>::quiet_NaN(), 100), kEmPixels);
  EXPECT_EQ(em_pixels(-3, -3), 4);
}

}  // namespace
}  // namespace trapline::ui
