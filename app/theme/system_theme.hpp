// Room: app/theme. Does the desktop want it dark?
#pragma once

#include <string_view>

namespace trapline::ui {

/// From the name in GTK_THEME ("Adwaita:dark") and the text of GTK's settings.ini; each may be empty. Light unless one
/// says dark.
[[nodiscard]] bool prefers_dark(std::string_view gtk_theme, std::string_view settings_ini);

/// The same, asked of this machine.
[[nodiscard]] bool desktop_prefers_dark();

}  // namespace trapline::ui
