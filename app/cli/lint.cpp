#include "app/cli/lint.hpp"

#include <fmt/format.h>

#include "app/cli/diagnostics.hpp"
#include "app/control/importer.hpp"

namespace trapline {

Exit lint_files(const std::vector<std::string>& paths, const Context& context) {
  bool any_error = false;
  for (const std::string& path : paths) {
    for (const auto& place : deck_files(path)) {
      const DeckFile file = read_deck_file(place);
      print_diagnostics(file.name, file.parsed.diagnostics, context.err);
      any_error = any_error || !file.parsed.accepted() || file.parsed.refused > 0;
    }
  }
  return any_error ? Exit::file_refused : Exit::done;
}

}  // namespace trapline
