// Room: app/files. The blueprint that a deck names: where it may lie, and reading it. Knows no screen.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "engine/formats/diagnostic.hpp"
#include "engine/model/blueprint.hpp"

namespace trapline::files {

/// What was found. Without a blueprint, the diagnostics say why.
struct BlueprintSearch {
  std::optional<Blueprint> blueprint;
  std::vector<formats::Diagnostic>
      diagnostics;  ///< warnings about the files that were read; they name the file themselves
};

/// Looks for the blueprint `id` among the files `*.blueprint.json` of the deck's own folder, its parent, the folder of
/// the decks that ship, and the folders in that one. Links are followed first, so that a deck may have several paths.
/// Never throws: what cannot be read is a diagnostic.
[[nodiscard]] BlueprintSearch find_blueprint(const std::string& id, const std::filesystem::path& deck_file,
                                             const std::optional<std::filesystem::path>& shipped_decks);

}  // namespace trapline::files
