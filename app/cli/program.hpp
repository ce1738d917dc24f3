// Room: app/cli. The program as its user calls it: words in, exit code out. Everything that comes from the machine is
// handed in.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/grammar/data_path.hpp"
#include "app/cli/print/context.hpp"

namespace trapline::cli {

/// The world around the program.
struct Outside {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  const Clock& clock;
  Environment environment;
  std::optional<std::filesystem::path> deck_folder;  ///< of the decks that ship
  Look look;
  /// Opens the window and stays until it is closed. Empty where there is no display; gives nothing where no window can
  /// be opened, and the terminal takes over.
  std::function<std::optional<Exit>(const Context&)> open_window;
  /// Tells in a window why the collection cannot be opened; true where the user wants to try again. Empty where there
  /// is no display.
  std::function<bool(const std::string& sentence)> tell_in_window;
};

/// `words` without the program's name. No exception leaves: each becomes one sentence and an exit code.
[[nodiscard]] Exit run_program(const std::vector<std::string>& words, const Outside& outside) noexcept;

}  // namespace trapline::cli
