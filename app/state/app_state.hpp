// Room: app/state. All that the window shows, as plain data: nothing in it is left to be worked out.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/state/screens.hpp"
#include "engine/model/settings.hpp"

namespace trapline::state {

/// A picture file that the screen's texts name.
struct ShownPicture {
  std::string path;                         ///< as in TextBlock::image_path
  std::shared_ptr<const std::string> file;  ///< PNG or JPEG, never null; shared, as it is large
};

/// Work that goes on beside the screen.
struct JobLine {
  std::string doing;  ///< "Importing big.deck.md"
  int done = 0;       ///< of `total` steps
  int total = 0;
  bool operator==(const JobLine&) const = default;
};

struct AppState {
  Screen screen;
  std::vector<ShownPicture> pictures;
  std::string message;  ///< one sentence: an error, or what an import did; empty for none
  bool message_is_error = false;
  std::optional<JobLine> job;
  bool can_undo = false;
  Theme theme = Theme::system;
  int scale_percent = 100;
  bool quit = false;
};

}  // namespace trapline::state
