// Room: app/cli/grammar. Where the collection lies.
#pragma once

#include <filesystem>
#include <string>

namespace trapline::cli {

/// What the environment says; empty texts where it says nothing.
struct Environment {
  std::string trapline_data;  ///< TRAPLINE_DATA
  std::string xdg_data_home;  ///< XDG_DATA_HOME; a relative path is ignored, as its specification wants
  std::string home;           ///< HOME
};

/// `chosen` (from --data), else $TRAPLINE_DATA, else below $XDG_DATA_HOME or ~/.local/share. A folder, or a path that
/// ends in '/', means collection.db in it. Throws std::runtime_error where no place can be found.
[[nodiscard]] std::filesystem::path find_collection(const std::string& chosen, const Environment& environment);

}  // namespace trapline::cli
