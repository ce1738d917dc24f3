// Room: app, the composition root. The one call that turns the program into a window.
#pragma once

#include <filesystem>
#include <optional>
#include <stdexcept>
#include <string>

#include "engine/time/clock.hpp"

namespace trapline {

/// Thrown where no window can be opened, with one sentence: the terminal takes over.
class NoWindow : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

struct WindowRequest {
  std::filesystem::path collection_file;
  const Clock& clock;
  std::optional<std::filesystem::path> deck_folder;  ///< of the decks that ship
};

/// Opens the window on the collection and returns the program's exit code when it is closed. Throws NoWindow, and
/// CollectionError where the collection cannot be used.
int open_window(const WindowRequest& request);

/// Tells in a window why the collection cannot be opened. True where the user wants to try again.
bool tell_in_window(const std::string& sentence);

}  // namespace trapline
