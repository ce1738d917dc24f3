// Room: app/views. The window as a whole: which screen, the keys that work everywhere, and what stands around every
// screen.
#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <type_traits>

#include "app/views/chrome.hpp"
#include "app/views/screens.hpp"

namespace trapline::ui {
namespace {

constexpr float kColumn = 42.0F;  // ems: 70 to 80 characters a line
constexpr float kMargin = 1.5F;   // least room beside the column

struct ScreenName {
  std::string screen;
  std::string step;
};

ScreenName name_of(const state::Screen& screen) {
  return std::visit([](const auto& shown) { return ScreenName{shown.name(), shown.step()}; }, screen);
}

/// A new screen begins at its top, with no focus, and with its guard.
void remember(ViewMemory& memory, const state::Screen& screen, double now) {
  const ScreenName name = name_of(screen);
  const ImVec2 mouse = ImGui::GetIO().MousePos;
  memory.pointer_moved = memory.pointer_moved || mouse.x != memory.pointer.x || mouse.y != memory.pointer.y;
  if (memory.step == name.step) return;
  const bool first = memory.step.empty();
  if (memory.screen != name.screen) {
    const bool all_unfolded = memory.all_unfolded;
    const int last_key = memory.last_key;
    memory = ViewMemory{};
    memory.all_unfolded = all_unfolded;
    memory.last_key = last_key;
  }
  memory.screen = name.screen;
  memory.step = name.step;
  memory.shown_at = now;
  memory.guarded = !first;
  memory.came_by = memory.last_key;
  memory.pointer = {mouse.x, mouse.y};
  memory.pointer_moved = false;
}

void set_scale(const View& view, int percent) { view.emit(state::intent::SetScale{std::clamp(percent, 50, 300)}); }

void toggle_theme(const View& view) {
  view.emit(state::intent::SetTheme{view.canvas.colors().dark ? Theme::light : Theme::dark});
}

bool control_key(View& view, const state::AppState& state, const input::KeyPress& press) {
  if (!press.control || press.alt) return false;
  constexpr int kStep = 10;
  switch (press.key) {
    case input::key::kZ:
      return state.can_undo ? (view.emit(state::intent::Undo{}), true) : true;
    case input::key::kT:
      return toggle_theme(view), true;
    case input::key::kEqual:
    case input::key::kPadPlus:
      return set_scale(view, state.scale_percent + kStep), true;
    case input::key::kMinus:
    case input::key::kPadMinus:
      return set_scale(view, state.scale_percent - kStep), true;
    case input::key::k0:
    case input::key::kPad0:
      return set_scale(view, 100), true;
    case input::key::kQ:
      return view.emit(state::intent::Quit{}), true;
    default:
      return true;  // no other key does its plain work while control is held
  }
}

bool escape(View& view, const state::AppState& state) {
  if (!is_home(state.screen)) {
    view.emit(state::intent::ShowToday{});
  } else if (!state.message.empty()) {
    view.emit(state::intent::DismissMessage{});
  }
  return true;
}

/// The keys that mean the same on every screen.
bool global_key(View& view, const state::AppState& state, const input::KeyPress& press) {
  if (control_key(view, state, press)) return true;
  if (press.alt) return true;
  switch (press.key) {
    case input::key::kEscape:
      return escape(view, state);
    case input::key::kU:
      if (state.can_undo) view.emit(state::intent::Undo{});
      return true;
    default:
      return false;
  }
}

bool repeats_usefully(const input::KeyPress& press) {
  return press.key == input::key::kPageUp || press.key == input::key::kPageDown || press.key == input::key::kUp ||
         press.key == input::key::kDown;
}

void screen_key(View& view, const state::Screen& screen, const input::KeyPress& press) {
  std::visit([&](const auto& shown) { ScreenView<std::decay_t<decltype(shown)>>::key(view, shown, press); }, screen);
}

void handle_keys(View& view, const state::AppState& state) {
  view.memory.focus.type(view.input.typed);
  if (ImGui::IsMouseClicked(ImGuiMouseButton_Left)) view.memory.last_key = 0;
  for (const input::KeyPress& press : view.input.keys) {
    view.memory.last_key = press.at_place();
    if (view.memory.focus.take(press)) continue;
    if (press.repeat && !repeats_usefully(press)) continue;
    if (!global_key(view, state, press)) screen_key(view, state.screen, press);
  }
}

void draw_contents(View& view, const state::AppState& state) {
  draw_top_bar(view, state);
  draw_message(view, state);
  std::visit([&](const auto& shown) { ScreenView<std::decay_t<decltype(shown)>>::draw(view, shown); }, state.screen);
}

View make_view(Canvas& canvas, const FrameInput& input, ViewMemory& memory, std::vector<state::Intent>& intents) {
  const float width = std::floor(std::min(canvas.px(kColumn), input.width - 2 * canvas.px(kMargin)));
  return {.canvas = canvas,
          .input = input,
          .memory = memory,
          .intents = intents,
          .body = {0, 0, input.width, input.height},
          .left = std::floor((input.width - width) / 2),
          .width = width};
}

}  // namespace

bool scroll_key(View& view, const input::KeyPress& press, bool arrows) {
  ScrollState& scroll = view.memory.scroll;
  const float page = scroll.view - view.canvas.px(3);
  switch (press.key) {
    case input::key::kPageUp:
      return scroll.move(-page), true;
    case input::key::kPageDown:
      return scroll.move(page), true;
    case input::key::kHome:
      return scroll.move(-scroll.limit()), true;
    case input::key::kEnd:
      return scroll.move(scroll.limit()), true;
    case input::key::kUp:
      return arrows ? (scroll.move(-view.canvas.px(3)), true) : false;
    case input::key::kDown:
      return arrows ? (scroll.move(view.canvas.px(3)), true) : false;
    default:
      return false;
  }
}

ViewResult draw_screen(const state::AppState& state, const Look& look, const FrameInput& input, ViewMemory& memory) {
  ViewResult result;
  remember(memory, state.screen, input.now);
  Canvas canvas(look, result.tree, &memory.focus);
  View view = make_view(canvas, input, memory, result.intents);
  ImGui::SetNextWindowPos(ImVec2(0, 0));
  ImGui::SetNextWindowSize(ImVec2(input.width, input.height));
  ImGui::Begin("window", nullptr,
               ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
                   ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoScrollWithMouse);
  handle_keys(view, state);
  if (!input.dropped.empty()) view.emit(state::intent::ImportFiles{input.dropped});
  draw_contents(view, state);
  ImGui::End();
  memory.focus.end_frame(result.tree);
  return result;
}

}  // namespace trapline::ui
