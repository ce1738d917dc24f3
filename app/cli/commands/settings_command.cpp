// Room: app/cli/commands. `trapline settings`.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

#include "app/cli/commands/commands.hpp"
#include "app/cli/print/json.hpp"
#include "app/files/settings_file.hpp"
#include "engine/collection/collection_file.hpp"
#include "engine/text/nearest.hpp"

namespace trapline::cli {
namespace {

constexpr int kMostCards = 1'000'000;

/// A setting that is a whole number between two others.
struct NumberSetting {
  const char* name;
  int least;
  int most;
  int& (*of)(Settings&);
};

constexpr std::array<NumberSetting, 4> kNumbers{{
    {"new-per-day", 0, kMostCards, [](Settings& s) -> int& { return s.limits.new_per_day; }},
    {"reviews-per-day", 0, kMostCards, [](Settings& s) -> int& { return s.limits.reviews_per_day; }},
    {"rollover-hour", 0, 23, [](Settings& s) -> int& { return s.rollover_hour; }},
    {"scale", 50, 300, [](Settings& s) -> int& { return s.scale_percent; }},
}};
constexpr std::array kThemes{Theme::system, Theme::light, Theme::dark};

int read_number(const NumberSetting& setting, const std::string& text) {
  int number = 0;
  const char* end = text.data() + text.size();
  const auto [stopped, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc{} || stopped != end || number < setting.least || number > setting.most)
    throw UsageError(fmt::format("{} is a whole number from {} to {}, and not \"{}\".", setting.name, setting.least,
                                 setting.most, text));
  return number;
}

Theme read_theme(const std::string& text) {
  for (const Theme theme : kThemes)
    if (text == name_of(theme)) return theme;
  throw UsageError(fmt::format("theme is system, light or dark, and not \"{}\".", text));
}

void set(Settings& settings, const std::string& name, const std::string& value) {
  for (const NumberSetting& setting : kNumbers)
    if (name == setting.name) setting.of(settings) = read_number(setting, value);
  if (name == "theme") settings.theme = read_theme(value);
}

/// Name and value of each, in the order in which they are listed.
std::vector<std::pair<std::string, std::string>> listed(Settings settings) {
  std::vector<std::pair<std::string, std::string>> list;
  for (const NumberSetting& setting : kNumbers) list.emplace_back(setting.name, std::to_string(setting.of(settings)));
  list.emplace_back("theme", name_of(settings.theme));
  return list;
}

std::string known_name(std::string name) {
  std::replace(name.begin(), name.end(), '_', '-');  // as --json spells them
  std::vector<std::string> names;
  for (const auto& [known, value] : listed({})) names.push_back(known);
  if (!name.empty() && std::find(names.begin(), names.end(), name) == names.end())
    throw UsageError(fmt::format("There is no setting \"{}\"{}", name, text::did_you_mean(name, names)));
  return name;
}

void make_folder(const std::filesystem::path& collection_file) {
  if (!collection_file.has_parent_path()) return;
  std::error_code error;  // where it fails, saving says why
  std::filesystem::create_directories(collection_file.parent_path(), error);
}

}  // namespace

Exit run(const SettingsCommand& command, const Context& context) {
  const std::string name = known_name(command.name);
  collection::check_collection_file(context.collection_file);
  const std::filesystem::path file = files::settings_path(context.collection_file);
  files::LoadedSettings loaded = files::load_settings(file);
  if (!loaded.message.empty()) complain(context.err, loaded.message);
  if (!command.value.empty()) {
    set(loaded.settings, name, command.value);  // refused here, before there is a folder
    make_folder(context.collection_file);
    loaded.settings = files::change_settings(file, {}, [&](Settings& settings) { set(settings, name, command.value); });
  }
  if (context.json) {
    context.out << settings_json(loaded.settings) << "\n";
    return Exit::done;
  }
  for (const auto& [known, value] : listed(loaded.settings)) {
    if (name.empty()) context.out << fmt::format("{:<16} {}\n", known, value);
    if (name == known) context.out << value << "\n";
  }
  return Exit::done;
}

}  // namespace trapline::cli
