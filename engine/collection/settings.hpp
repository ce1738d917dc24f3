// Room: engine/collection. Before a collection is opened: whether its file is one, and the settings beside it.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "engine/model/access.hpp"
#include "engine/model/settings.hpp"

namespace trapline::collection {

/// True where `file` holds a collection; false where there is none yet (no file, or an empty one).
/// Throws CollectionError for a folder, a file of another kind, a newer or truncated collection, a read-only file, or a
/// place that cannot be reached.
bool check_collection_file(const std::filesystem::path& file);

/// What to tell about a damaged file, and what to do about it. `detail` stands in brackets, with a space in front.
[[nodiscard]] std::string damaged_sentence(const std::filesystem::path& file, std::string_view detail = {});

/// Where the settings of the collection `collection_file` are kept: "collection.db" -> "collection.db.settings".
[[nodiscard]] std::filesystem::path settings_path(const std::filesystem::path& collection_file);

struct LoadedSettings {
  Settings settings;
  std::string message;  ///< one sentence where something is to be said; empty otherwise
};

/// Reads the settings; the defaults where there is no file. A damaged file is set aside under another name, said in the
/// message, and the defaults are used: settings are never a reason not to start.
[[nodiscard]] LoadedSettings load_settings(const std::filesystem::path& file);

/// Writes a new file, syncs it, and puts it in the old one's place in one step.
/// Throws std::runtime_error with a sentence where that fails; the old file is then as it was.
void save_settings(const std::filesystem::path& file, const Settings& settings);

}  // namespace trapline::collection
