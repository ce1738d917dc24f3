#include "app/cli/print/diagnostics.hpp"

#include <fmt/format.h>

namespace trapline::cli {

void print_diagnostics(const std::string& file, const std::vector<formats::Diagnostic>& diagnostics,
                       std::ostream& out) {
  for (const formats::Diagnostic& diagnostic : diagnostics) {
    const std::string place = diagnostic.line > 0 ? fmt::format("{}:{}", file, diagnostic.line) : file;
    out << printable(fmt::format("{}: {}: {}", place,
                                 diagnostic.severity == formats::Severity::error ? "error" : "warning",
                                 diagnostic.message))
        << "\n";
  }
}

namespace {

/// Code points that turn the direction of what follows, up to the end of the line and beyond: "3.exe" could be shown
/// as "exe.3". Texts in other scripts need no such help.
bool turns_direction(std::string_view character) {
  if (character.size() < 3 || character[0] != '\xE2') return false;
  const auto second = static_cast<unsigned char>(character[1]);
  const auto third = static_cast<unsigned char>(character[2]);
  return (second == 0x80 && third >= 0xAA && third <= 0xAE) || (second == 0x81 && third >= 0xA6 && third <= 0xA9);
}

}  // namespace

std::string printable(std::string_view text) {
  std::string safe;
  safe.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto c = static_cast<unsigned char>(text[i]);
    const bool is_c1 = c == 0xC2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xA0;
    if (is_c1) {
      safe += "?";
      ++i;
    } else if (turns_direction(text.substr(i, 3))) {
      safe += "?";
      i += 2;
    } else if ((c < 0x20 && c != '\n' && c != '\t') || c == 0x7F) {
      safe += '?';
    } else {
      safe += text[i];
    }
  }
  return safe;
}

}  // namespace trapline::cli
