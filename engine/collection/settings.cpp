#include "engine/collection/settings.hpp"

#include "engine/store/file_check.hpp"
#include "engine/store/settings_file.hpp"

namespace trapline::collection {

bool check_collection_file(const std::filesystem::path& file) { return store::check_collection_file(file); }

std::string damaged_sentence(const std::filesystem::path& file, std::string_view detail) {
  return store::damaged_sentence(file, detail);
}

std::filesystem::path settings_path(const std::filesystem::path& collection_file) {
  return store::settings_path(collection_file);
}

LoadedSettings load_settings(const std::filesystem::path& file) {
  store::LoadedSettings loaded = store::load_settings(file);
  return {loaded.settings, std::move(loaded.message)};
}

void save_settings(const std::filesystem::path& file, const Settings& settings) { store::save_settings(file, settings); }

}  // namespace trapline::collection
