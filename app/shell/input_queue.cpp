#include "app/shell/input_queue.hpp"

#include <imgui.h>

#include <cfloat>
#include <utility>

#include "engine/text/encode.hpp"

namespace trapline::ui {
namespace {

// The one place that knows how Dear ImGui's versions differ: from 1.87 on it has a queue of its own.
#if IMGUI_VERSION_NUM >= 18700
void move_pointer(float x, float y) { ImGui::GetIO().AddMousePosEvent(x, y); }
void press_button(int button, bool down) { ImGui::GetIO().AddMouseButtonEvent(button, down); }
void turn_wheel(float y) { ImGui::GetIO().AddMouseWheelEvent(0, y); }
#else
void move_pointer(float x, float y) { ImGui::GetIO().MousePos = ImVec2(x, y); }
void press_button(int button, bool down) { ImGui::GetIO().MouseDown[button] = down; }
void turn_wheel(float y) { ImGui::GetIO().MouseWheel += y; }
#endif

/// Carries out one event. True where the frame has room for another one after it.
class Taker {
 public:
  explicit Taker(InputStep& step) : step_(step) {}

  bool operator()(const PointerMoved& e) const { return move_pointer(e.x, e.y), true; }
  bool operator()(const PointerLeft& /*event*/) const { return move_pointer(-FLT_MAX, -FLT_MAX), true; }
  bool operator()(const PointerButton& e) const {
    if (e.button < 0 || e.button >= ImGuiMouseButton_COUNT) return true;
    press_button(e.button, e.down);
    return false;
  }
  bool operator()(const Wheel& e) const { return turn_wheel(e.y), false; }
  bool operator()(const input::KeyPress& e) const { return step_.keys.push_back(e), false; }
  bool operator()(const input::TextTyped& e) const { return text::append_code_point(step_.typed, e.character), true; }
  bool operator()(FilesDropped& e) const { return step_.dropped = std::move(e.paths), false; }

 private:
  InputStep& step_;
};

}  // namespace

InputStep InputQueue::next() {
  InputStep step;
  bool room = true;
  const auto more_text = [this] { return std::holds_alternative<input::TextTyped>(events_.front()); };
  while (!events_.empty() && (room || more_text())) {
    room = std::visit(Taker(step), events_.front()) && room;
    events_.pop_front();
  }
  return step;
}

}  // namespace trapline::ui
