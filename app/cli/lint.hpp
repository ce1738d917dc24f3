// Room: app/cli. A look through deck files without importing them: faults, what could be better, and what is in them.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "app/cli/context.hpp"
#include "app/control/importer.hpp"

namespace trapline {

/// How many questions there are of each sort. A question with topics in two objectives counts in both.
struct DeckCensus {
  std::map<std::string, int> sections;    ///< by a section's number, such as "3"
  std::map<std::string, int> objectives;  ///< by a topic's first part, such as "3.3 Hardware"
  std::map<std::string, int> kinds;       ///< single, multiple, true_false, basic
};

struct LintReport {
  std::string file;
  std::string format;
  std::string deck;  ///< empty where the file is no deck
  int questions = 0;
  int traps = 0;
  int refused = 0;
  DeckCensus census;
  std::vector<Diagnostic> diagnostics;

  [[nodiscard]] bool has_error() const;
};

/// Prints every finding and what the decks hold. Exit::file_refused where there is an error.
[[nodiscard]] Exit lint_files(const std::vector<std::string>& paths, const Context& context);

}  // namespace trapline
