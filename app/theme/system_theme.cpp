#include "app/theme/system_theme.hpp"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace trapline::ui {
namespace {

std::string lower(std::string_view text) {
  std::string result(text);
  std::transform(result.begin(), result.end(), result.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return result;
}

/// The value of `key` in an ini file's text, without spaces; empty where it is not there.
std::string value_of(const std::string& ini, std::string_view key) {
  std::size_t begin = 0;
  while (begin < ini.size()) {
    const std::size_t end = std::min(ini.find('\n', begin), ini.size());
    std::string line = ini.substr(begin, end - begin);
    line.erase(std::remove_if(line.begin(), line.end(), [](unsigned char c) { return std::isspace(c) != 0; }),
               line.end());
    if (line.starts_with(key) && line.substr(key.size()).starts_with('=')) return line.substr(key.size() + 1);
    begin = end + 1;
  }
  return {};
}

std::string text_of(const std::filesystem::path& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

std::string variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

}  // namespace

bool prefers_dark(std::string_view gtk_theme, std::string_view settings_ini) {
  if (!gtk_theme.empty()) return lower(gtk_theme).find("dark") != std::string::npos;
  const std::string ini = lower(settings_ini);
  const std::string prefer = value_of(ini, "gtk-application-prefer-dark-theme");
  return prefer == "1" || prefer == "true" || value_of(ini, "gtk-theme-name").find("dark") != std::string::npos;
}

bool desktop_prefers_dark() {
  std::filesystem::path config = variable("XDG_CONFIG_HOME");
  if (config.empty()) config = std::filesystem::path(variable("HOME")) / ".config";
  return prefers_dark(variable("GTK_THEME"), text_of(config / "gtk-3.0" / "settings.ini"));
}

}  // namespace trapline::ui
