// Room: engine/store. The settings' own small file beside the collection.
#pragma once

#include <filesystem>
#include <string>

#include "engine/model/settings.hpp"

namespace trapline::store {

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

}  // namespace trapline::store
