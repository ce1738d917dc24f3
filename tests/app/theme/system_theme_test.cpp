#include "app/theme/system_theme.hpp"

#include <gtest/gtest.h>

namespace trapline::ui {
namespace {

TEST(SystemTheme, IsLightWhereNobodySaysAnything) { EXPECT_FALSE(prefers_dark("", "")); }

TEST(SystemTheme, FollowsTheEnvironmentFirst) {
  EXPECT_TRUE(prefers_dark("Adwaita:dark", ""));
  EXPECT_TRUE(prefers_dark("Yaru-Dark", ""));
  EXPECT_FALSE(prefers_dark("Adwaita", "[Settings]\ngtk-application-prefer-dark-theme=1\n"));
}

TEST(SystemTheme, FollowsTheSettingsOfGtk) {
  EXPECT_TRUE(prefers_dark("", "[Settings]\ngtk-application-prefer-dark-theme=1\n"));
  EXPECT_TRUE(prefers_dark("", "[Settings]\r\n gtk-application-prefer-dark-theme = True\r\n"));
  EXPECT_FALSE(prefers_dark("", "gtk-application-prefer-dark-theme=0"));
  EXPECT_TRUE(prefers_dark("", "gtk-application-prefer-dark-theme=0\ngtk-theme-name=Breeze-Dark"));
  EXPECT_FALSE(prefers_dark("", "gtk-theme-name=Breeze\n# dark"));
  EXPECT_FALSE(prefers_dark("", "\n\n==\nnonsense"));
}

}  // namespace
}  // namespace trapline::ui
