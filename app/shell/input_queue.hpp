// Room: app/shell. Input in the order in which it came, a little for each frame. Knows no window system: tests fill it
// as the window does.
//
// The packaged Dear ImGui 1.86 only sees the state of a key or a button at the start of a frame: a press and its
// release that fall into one frame are lost. So a frame takes at most one press, click or turn of the wheel, and asks
// for another frame while there is more. Characters come in the frame of the key that made them.
#pragma once

#include <deque>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "app/input/keys.hpp"

namespace trapline::ui {

struct PointerMoved {
  float x = 0, y = 0;
};  ///< in pixels
struct PointerLeft {};
struct PointerButton {
  int button = 0;
  bool down = false;
};
struct Wheel {
  float y = 0;
};
struct FilesDropped {
  std::vector<std::string> paths;
};

using InputEvent =
    std::variant<input::KeyPress, input::TextTyped, PointerMoved, PointerLeft, PointerButton, Wheel, FilesDropped>;

/// What a frame has to handle itself; the mouse went to Dear ImGui.
struct InputStep {
  std::vector<input::KeyPress> keys;
  std::string typed;  ///< UTF-8
  std::vector<std::string> dropped;
};

class InputQueue {
 public:
  /// `event` is one of the alternatives of InputEvent.
  template <typename Event>
  void push(Event event) {
    events_.emplace_back(std::move(event));
  }
  [[nodiscard]] bool empty() const { return events_.empty(); }

  /// Takes what one frame may have and hands the mouse's part to the current Dear ImGui context. Call it before
  /// NewFrame.
  [[nodiscard]] InputStep next();

 private:
  std::deque<InputEvent> events_;
};

}  // namespace trapline::ui
