// Room: app/control. What the desks of the window share: the collection, where things lie, the settings, and the state
// that the window shows.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/control/sitting.hpp"
#include "app/files/settings_file.hpp"
#include "app/state/app_state.hpp"

namespace trapline::control {

/// Where things lie on the disk.
struct Places {
  std::filesystem::path collection;
  std::filesystem::path settings;
  std::filesystem::path sample_deck;  ///< empty where no deck is installed
};

/// A screen that can be shown once more.
struct Shown {
  state::Screen screen;
  std::vector<state::ShownPicture> pictures;
};

struct Office {
  /// Of a collection that is open; it must outlive the office, as must the clock.
  Office(collection::Collection& opened, const Clock& the_clock, Places where, std::function<void()> wake_window = {})
      : collection(&opened),
        clock(&the_clock),
        places(std::move(where)),
        wake(std::move(wake_window)),
        settings(std::in_place, places.settings, opened.settings()),
        sitting(std::in_place, opened, the_clock) {}
  /// Of a collection that cannot be opened: only the trouble desk is at work.
  Office() = default;
  Office(const Office&) = delete;
  Office& operator=(const Office&) = delete;

  void say(const std::string& sentence, bool is_error) {
    state.message = sentence;
    state.message_is_error = is_error;
  }

  collection::Collection* collection = nullptr;  ///< with it come clock, settings and sitting
  const Clock* clock = nullptr;
  Places places;
  std::function<void()> wake;  ///< draws the window again; may be called from any thread; may be empty
  std::optional<files::KeptSettings> settings;
  std::optional<Sitting> sitting;
  state::AppState state;
  std::optional<Shown> last_feedback;  ///< what the last answer was worth, to be looked back at
  std::optional<Shown> waiting;        ///< the card that waits while the user looks back
  int files_refused = 0;               ///< since the start
  bool try_again = false;              ///< the user wants the collection to be opened once more
};

}  // namespace trapline::control
