// Room: tests. The window without a window: a Dear ImGui context with no renderer, fed through the shell's own input
// queue.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/shell/input_queue.hpp"
#include "app/theme/fonts.hpp"
#include "app/views/view.hpp"

struct ImGuiContext;

namespace trapline::ui {

/// What a test sees of the window, and may change.
struct WindowState {
  state::AppState state;               ///< what is shown; a test changes it as the program would
  SemanticTree tree;                   ///< of the last frame
  std::vector<state::Intent> intents;  ///< all so far
  double now = 100;                    ///< seconds
};

class HeadlessWindow : public WindowState {
 public:
  explicit HeadlessWindow(state::AppState shown, float width = 1280, float height = 800, float em = kEmPixels);
  HeadlessWindow(const HeadlessWindow&) = delete;
  HeadlessWindow& operator=(const HeadlessWindow&) = delete;
  ~HeadlessWindow();

  /// Shows another screen, as the program does after an intent.
  void show(state::Screen screen);
  /// Lets time pass without a frame.
  void wait(double seconds) { now += seconds; }

  void press(int key, bool control = false);
  void tab(bool back = false);  ///< to the next thing, or to the last one
  void hold(int key);           ///< a repeat of a held key
  void press_all(const std::vector<int>& keys);
  /// Clicks into the middle of what has this role and name. A test failure where there is none on the screen.
  void click(Role role, const std::string& name);
  void click_at(float x, float y);
  void turn_wheel(float notches, float x, float y);
  void drop(std::vector<std::string> paths);
  void resize(float width, float height);
  /// From now on there is a picture of this size under this path.
  void have_picture(const std::string& path, float width, float height);

  /// Puts an event into the queue and draws nothing yet.
  template <typename Event>
  void push(Event event) {
    queue_.push(std::move(event));
  }
  void draw();    ///< one frame
  void settle();  ///< frames until nothing is left to do

  [[nodiscard]] const ViewMemory& memory() const { return memory_; }
  [[nodiscard]] const Node* find(Role role, const std::string& name) const { return tree.find(role, name); }
  [[nodiscard]] bool says(const std::string& text) const { return tree.says(text); }

  /// The one intent since the last call, where it is one of this sort; nothing where there were none, several, or
  /// another.
  template <typename T>
  [[nodiscard]] std::optional<T> take() {
    const std::vector<state::Intent> all = std::exchange(intents, {});
    const T* wanted = all.size() == 1 ? state::intent_as<T>(all.front()) : nullptr;
    return wanted != nullptr ? std::optional(*wanted) : std::nullopt;
  }
  /// Whether nothing was wanted since the last call.
  [[nodiscard]] bool nothing_wanted() { return std::exchange(intents, {}).empty(); }

 private:
  ImGuiContext* context_;
  FontBook book_;
  InputQueue queue_;
  ViewMemory memory_;
  PictureViews pictures_;
  Look look_;
  float width_;
  float height_;
};

}  // namespace trapline::ui
