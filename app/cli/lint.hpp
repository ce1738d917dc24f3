// Room: app/cli. A look through deck files without importing them.
#pragma once

#include <string>
#include <vector>

#include "app/cli/context.hpp"

namespace trapline {

/// Prints every finding and what the decks hold. Exit::file_refused where there is an error.
[[nodiscard]] Exit lint_files(const std::vector<std::string>& paths, const Context& context);

}  // namespace trapline
