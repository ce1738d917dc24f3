// Room: app/shell. The window: OpenGL, input, frame pacing, scale. It draws what it is told and knows no card.
#pragma once

#include <atomic>
#include <optional>
#include <stdexcept>
#include <string>

#include "app/shell/input_queue.hpp"
#include "app/shell/stop_signals.hpp"
#include "app/theme/palette.hpp"

struct GLFWwindow;
struct ImGuiContext;

namespace trapline::ui {

/// No window can be opened here; with a sentence for the user.
class NoDisplay : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

struct ShellOptions {
  std::string title;
  int width = 0;  ///< pixels; 0 for a comfortable size on this display
  int height = 0;
  double scale = 0;  ///< overrides the display's; 0 for none
  bool visible = true;
};

/// What a frame begins with.
struct ShellFrame {
  InputStep input;
  double now = 0;   ///< seconds
  float width = 0;  ///< of the frame buffer, in pixels
  float height = 0;
  double scale = 1;    ///< of the display
  bool woken = false;  ///< the window slept before this frame: what it shows may be old
};

/// Whether there is a display that a window could open on.
[[nodiscard]] bool has_display();

/// Lets a window that waits draw a frame. From any thread, also where no window is open.
void wake_window();

/// Hands the atlas to the graphics card. To be called between `wait` and `begin` of the shell when it was baked anew.
void upload_fonts();

class Shell {
 public:
  /// Throws NoDisplay where no window can be opened.
  explicit Shell(const ShellOptions& options);
  Shell(const Shell&) = delete;
  Shell& operator=(const Shell&) = delete;
  ~Shell();

  /// Sleeps until there is a reason to draw: input, a change of the window, or a frame that was asked for.
  [[nodiscard]] ShellFrame wait();

  /// From here on Dear ImGui can be drawn with.
  void begin(const ShellFrame& frame);
  /// Puts the frame on the screen; before that, into the file `picture` where it is named.
  void end(Color ground, const std::string& picture);

  /// The next frames are drawn without waiting: Dear ImGui needs about three to settle.
  void ask_for_frames() { frames_left_ = kSettle; }
  [[nodiscard]] bool closing() const;

 private:
  static constexpr int kSettle = 3;
  void listen();
  void on_key(int key, int scan_code, int action, int modifiers);
  void apply_cursor();
  [[nodiscard]] double pointer_scale() const;

  std::atomic<bool> stopped_ = false;
  std::optional<StopSignals> signals_;  ///< first to come and first to go: it speaks to GLFW
  GLFWwindow* window_ = nullptr;
  ImGuiContext* context_ = nullptr;
  double forced_scale_ = 0;
  bool hidden_ = false;
  InputQueue queue_;
  int frames_left_ = kSettle;
  double last_frame_ = 0;
  void* hand_ = nullptr;  ///< GLFWcursor
};

}  // namespace trapline::ui
