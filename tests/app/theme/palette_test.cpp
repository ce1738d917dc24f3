#include "app/theme/palette.hpp"

#include <gtest/gtest.h>

namespace trapline::ui {
namespace {

TEST(Contrast, Is21ForBlackOnWhiteAnd1ForEquals) {
  EXPECT_NEAR(contrast_ratio({0, 0, 0}, {255, 255, 255}), 21.0, 1e-9);
  EXPECT_NEAR(contrast_ratio({255, 255, 255}, {0, 0, 0}), 21.0, 1e-9);
  EXPECT_NEAR(contrast_ratio({120, 3, 99}, {120, 3, 99}), 1.0, 1e-9);
}

TEST(Contrast, AgreesWithPublishedValues) {
  EXPECT_NEAR(contrast_ratio({0x76, 0x76, 0x76}, {255, 255, 255}), 4.54, 0.01);  // the lightest grey for text on white
  EXPECT_NEAR(contrast_ratio({255, 0, 0}, {255, 255, 255}), 4.00, 0.01);
}

TEST(Palettes, GiveEveryTextAndOutlineTheContrastThatItNeeds) {
  for (const Palette* palette : {&light_palette(), &dark_palette()}) {
    for (const ContrastRule& rule : contrast_rules()) {
      EXPECT_GE(contrast_ratio(palette->*rule.front, palette->*rule.back), rule.at_least)
          << rule.what << (palette->dark ? " in the dark" : " in the light");
    }
  }
}

TEST(Palettes, KnowWhichOfThemIsDark) {
  EXPECT_FALSE(light_palette().dark);
  EXPECT_TRUE(dark_palette().dark);
  EXPECT_GT(contrast_ratio(light_palette().background, {0, 0, 0}),
            contrast_ratio(dark_palette().background, {0, 0, 0}));
}

}  // namespace
}  // namespace trapline::ui
