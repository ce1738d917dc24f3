// Room: app/files. Writes missing ids into a user's own deck file, and nothing else.
#pragma once

#include <filesystem>
#include <vector>

#include "engine/formats/diagnostic.hpp"

namespace trapline::files {

struct IdsReport {
  int written = 0;
  std::vector<formats::Diagnostic> diagnostics;  ///< why the file was left as it was; empty otherwise
};

/// Puts a line with an id below every heading that has none. The file is replaced in one step: it is the old one or the
/// new one, whatever happens. Throws std::runtime_error with a sentence where it cannot be written.
[[nodiscard]] IdsReport write_missing_ids(const std::filesystem::path& file);

}  // namespace trapline::files
