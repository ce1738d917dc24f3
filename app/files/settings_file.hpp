// Room: app/files. The settings' own small file beside the collection. Several programs may have it open: each reads it
// again before it writes, and sees when another one has written.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>

#include "engine/model/settings.hpp"

namespace trapline::files {

/// Where the settings of the collection `collection_file` are kept: "collection.db" -> "collection.db.settings".
[[nodiscard]] std::filesystem::path settings_path(const std::filesystem::path& collection_file);

struct LoadedSettings {
  enum class From {
    defaults,    ///< there is no file
    file,        ///< of this version, an older or a newer one
    damaged,     ///< it was set aside; these are the defaults
    unreadable,  ///< just now; it was left as it is, and these are the defaults
  };
  Settings settings;
  std::string message;  ///< one sentence where something is to be said; empty otherwise
  From from = From::defaults;
};

/// Reads the settings. What a file of an older version does not have is as by default; what a newer one has beyond is
/// left alone. Settings are never a reason not to start.
[[nodiscard]] LoadedSettings load_settings(const std::filesystem::path& file);

/// Reads the settings, changes them, and writes them; gives those that hold now. What a newer program has written
/// beside them stays. `known` are those to begin with where there is no file. Throws std::runtime_error with a sentence
/// where the file cannot be read just now or not be written; it is then as it was.
Settings change_settings(const std::filesystem::path& file, const Settings& known,
                         const std::function<void(Settings&)>& change);

/// The settings as a running program knows them.
class KeptSettings {
 public:
  KeptSettings(std::filesystem::path file, const Settings& known) : file_(std::move(file)), known_(known) {}

  [[nodiscard]] const Settings& known() const { return known_; }
  /// As change_settings.
  const Settings& change(const std::function<void(Settings&)>& change);
  /// The settings, where somebody else has changed them since they were read or written here. Cheap.
  [[nodiscard]] std::optional<Settings> changed_outside();

 private:
  /// Tells one state of the file from another without reading it.
  struct Stamp {
    std::uint64_t node = 0;
    std::int64_t changed_ns = 0;
    std::int64_t size = -1;  ///< -1: there is no file
    bool operator==(const Stamp&) const = default;
  };
  [[nodiscard]] Stamp stamp() const;

  std::filesystem::path file_;
  Settings known_;
  std::optional<Stamp> read_at_;  ///< nothing: not looked at yet
};

}  // namespace trapline::files
