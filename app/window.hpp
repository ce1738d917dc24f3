// The window: joins the shell, which knows no card, and the views, which know no window.
#pragma once

#include <functional>
#include <string>

#include "app/state/app_state.hpp"
#include "app/widgets/semantics.hpp"

namespace trapline {

struct WindowOptions {
  int width = 0;  ///< pixels; 0 for a comfortable size on this display
  int height = 0;
  double scale = 0;  ///< of the display; 0 for the environment's TRAPLINE_SCALE, otherwise what the display says
  std::string
      screenshot;  ///< a PNG file: draw one picture of the current screen into it and come back, with no window shown
  std::function<void(const ui::SemanticTree&)>
      drawn;  ///< called after each frame that was put on the screen; may be empty
};

/// What the window asks of the program. All are called from the thread that runs the window, and none may throw.
struct WindowCallbacks {
  std::function<const state::AppState&()> state;     ///< what to show: good until the next of these calls
  std::function<void(const state::Intent&)> handle;  ///< carries out what the user wants
  std::function<bool()> idle = {};  ///< once after each answer, when its feedback is on the screen: the time for
                                    ///< chores; whether the state has changed; may be empty
  std::function<bool()> look_again = {};    ///< after a pause: whether the state has changed; may be empty
  std::function<bool()> look_at_jobs = {};  ///< before each frame: whether the state has changed; may be empty
};

/// Whether there is a display that a window could open on.
[[nodiscard]] bool can_open_window();

/// Shows the window until the user closes it, the state says `quit`, or SIGTERM, SIGINT or SIGHUP comes. Throws
/// ui::NoDisplay where no window can be opened, and std::runtime_error where the screenshot cannot be written.
void run_window(const WindowOptions& options, const WindowCallbacks& callbacks);

}  // namespace trapline
