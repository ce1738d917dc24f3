// Room: app/cli/print. A look through deck files without importing them: faults, what could be better, and what is in
// them.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "app/cli/print/context.hpp"
#include "app/files/importer.hpp"
#include "engine/authoring/census.hpp"

namespace trapline::cli {

struct LintReport {
  std::string file;
  std::string format;
  std::string deck;  ///< empty where the file is no deck
  int refused = 0;
  authoring::DeckCensus census;
  std::map<std::string, std::string> section_names;  ///< by number, from the deck's blueprint
  std::vector<formats::Diagnostic> diagnostics;

  [[nodiscard]] int count(formats::Severity severity) const;
};

/// Prints every finding and what the decks hold. Exit::file_refused where there is an error.
[[nodiscard]] Exit lint_files(const std::vector<std::string>& paths, const Context& context);

}  // namespace trapline::cli
