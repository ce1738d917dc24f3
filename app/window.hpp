// The window: joins the shell, which knows no card, and the views, which know no window.
#pragma once

#include <functional>
#include <string>

#include "app/state/intent.hpp"
#include "app/state/screen.hpp"
#include "app/widgets/semantics.hpp"

namespace trapline {

struct WindowOptions {
  int width = 0;  ///< pixels; 0 for a comfortable size on this display
  int height = 0;
  double scale = 0;  ///< of the display; 0 for the environment's TRAPLINE_SCALE, otherwise what the display says
  std::string
      screenshot;  ///< a PNG file: draw one picture of the current screen into it and come back, with no window shown
  std::function<void(const ui::SemanticTree&)> drawn;  ///< called after each frame that was put on the screen; may be empty
};

/// What the window asks of the program. All are called from the thread that runs the window.
struct WindowCallbacks {
  std::function<state::AppState()>
      state;  ///< what to show: asked at the start, after each intent, and when it has changed by itself
  std::function<void(const state::Intent&)> handle;  ///< carries out what the user wants; must not throw
  std::function<void()>
      idle;  ///< once after each answer, when its feedback is on the screen: the time for chores; may be empty
  std::function<bool()> look_again = {};  ///< after a pause: whether the state has changed meanwhile; may be empty
};

/// Whether there is a display that a window could open on.
[[nodiscard]] bool can_open_window();

/// Shows the window until the user closes it, the state says `quit`, or SIGTERM, SIGINT or SIGHUP comes. Throws
/// std::runtime_error with a sentence for the user where no window can be opened or the screenshot cannot be written.
void run_window(const WindowOptions& options, const WindowCallbacks& callbacks);

}  // namespace trapline
