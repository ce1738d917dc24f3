// Room: app/cli/print. What is wrong with a deck file, in the form that editors understand.
#pragma once

#include <ostream>
#include <string>
#include <vector>

#include "app/files/importer.hpp"

namespace trapline::cli {

/// "file:line: error: message" on `out`, one line each; without the line where the whole file is meant.
void print_diagnostics(const std::string& file, const std::vector<formats::Diagnostic>& diagnostics, std::ostream& out);

/// The text without anything that would steer a terminal: a deck is somebody else's text. Line ends and tabs stay.
[[nodiscard]] std::string printable(std::string_view text);

}  // namespace trapline::cli
