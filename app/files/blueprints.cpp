#include "app/files/blueprints.hpp"
#include "engine/formats/blueprint_json.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <system_error>

namespace trapline::files {
namespace {

namespace fs = std::filesystem;

/// What lies in a folder, by name; nothing where it cannot be read.
std::vector<fs::path> entries_of(const fs::path& folder) {
  std::vector<fs::path> entries;
  std::error_code error;
  for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error))
    entries.push_back(it->path());
  std::sort(entries.begin(), entries.end());
  return entries;
}

std::vector<fs::path> folders_to_look_in(const fs::path& deck_file, const std::optional<fs::path>& shipped_decks) {
  std::error_code error;
  const fs::path own = fs::weakly_canonical(fs::absolute(deck_file, error), error).parent_path();
  std::vector<fs::path> folders = {own, own.parent_path()};
  if (shipped_decks) {
    folders.push_back(*shipped_decks);
    for (const fs::path& entry : entries_of(*shipped_decks))
      if (fs::is_directory(entry, error)) folders.push_back(entry);
  }
  return folders;
}

/// One byte more than a blueprint may have is enough for the reader to see that it is too large.
formats::ParsedBlueprint read_blueprint(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  std::string text(formats::kMaxBlueprintBytes + 1, '\0');
  in.read(text.data(), static_cast<std::streamsize>(text.size()));
  if (!in.is_open() || in.bad())
    return {{}, {{0, formats::Severity::error, "the file cannot be read; check its permissions"}}};
  text.resize(static_cast<std::size_t>(in.gcount()));
  return formats::parse_blueprint(text);
}

/// A remark on a blueprint's file, as the deck's check can show it: a blueprint is never a reason to refuse a deck.
formats::Diagnostic about(const fs::path& file, const formats::Diagnostic& found) {
  const std::string place = found.line > 0 ? fmt::format("{}:{}", file.string(), found.line) : file.string();
  return {0, formats::Severity::warning, fmt::format("the blueprint {}: {}", place, found.message)};
}

}  // namespace

BlueprintSearch find_blueprint(const std::string& id, const fs::path& deck_file,
                               const std::optional<fs::path>& shipped_decks) {
  BlueprintSearch search;
  std::error_code error;
  for (const fs::path& folder : folders_to_look_in(deck_file, shipped_decks)) {
    for (const fs::path& file : entries_of(folder)) {
      if (!file.filename().string().ends_with(".blueprint.json") || !fs::is_regular_file(file, error)) continue;
      formats::ParsedBlueprint parsed = read_blueprint(file);
      if (parsed.blueprint && parsed.blueprint->id != id) continue;
      for (const formats::Diagnostic& found : parsed.diagnostics) search.diagnostics.push_back(about(file, found));
      search.blueprint = std::move(parsed.blueprint);
      if (search.blueprint) return search;
    }
  }
  search.diagnostics.push_back(
      {0, formats::Severity::warning,
       fmt::format("no file *.blueprint.json beside the deck has the id \"{}\", so its topics and names were not "
                   "checked; correct \"blueprint:\" or add the file",
                   id)});
  return search;
}

}  // namespace trapline::files
