#include "app/cli/print/ink.hpp"

#include <array>

namespace trapline::cli {
namespace {

// Select Graphic Rendition (ECMA-48, 8.3.117), by role. Only the eight colours that every theme of a terminal sets.
constexpr std::array kCodes{"", "1", "3", "36", "2", "1;32", "1;31", "1;33"};

}  // namespace

std::string Ink::operator()(Role role, std::string_view text) const {
  if (!colors_ || role == Role::plain || text.empty()) return std::string(text);
  std::string painted = "\x1b[";
  painted += kCodes.at(static_cast<std::size_t>(role));
  painted += 'm';
  painted += text;
  painted += "\x1b[0m";
  return painted;
}

}  // namespace trapline::cli
