#include "tests/app/support/headless_window.hpp"

#include <gtest/gtest.h>
#include <imgui.h>

#include <utility>

namespace trapline::ui {
namespace {

/// Several windows may be open in one test: each works in its own context.
ImGuiContext* new_current_context() {
  ImGuiContext* context = ImGui::CreateContext();
  ImGui::SetCurrentContext(context);
  return context;
}

}  // namespace

HeadlessWindow::HeadlessWindow(state::AppState shown, float width, float height, float em)
    : WindowState{.state = std::move(shown), .tree = {}, .intents = {}},
      context_(new_current_context()),
      book_(*ImGui::GetIO().Fonts, FontFiles{}),  // no files: the built-in face, the same on every machine
      width_(width),
      height_(height) {
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset;
  book_.ensure(em, {});
  look_ = {.palette = &light_palette(), .fonts = &book_.fonts(), .em = em, .pictures = &pictures_};
  apply_style(look_);
  settle();
}

HeadlessWindow::~HeadlessWindow() { ImGui::DestroyContext(context_); }

void HeadlessWindow::draw() {
  ImGui::SetCurrentContext(context_);
  ImGuiIO& io = ImGui::GetIO();
  io.DisplaySize = ImVec2(width_, height_);
  io.DeltaTime = 1.0F / 60;
  now += 1.0 / 60;
  const InputStep step = queue_.next();
  const FrameInput input{
      .now = now, .width = width_, .height = height_, .keys = step.keys, .typed = step.typed, .dropped = step.dropped};
  ImGui::NewFrame();
  ViewResult result = draw_screen(state, look_, input, memory_);
  ImGui::Render();
  tree = std::move(result.tree);
  for (state::Intent& intent : result.intents) intents.push_back(std::move(intent));
}

void HeadlessWindow::settle() {
  while (!queue_.empty()) draw();
  draw();
  draw();
}

void HeadlessWindow::show(state::Screen screen) {
  state.screen = std::move(screen);
  settle();
}

void HeadlessWindow::press(int key, bool control) {
  push(input::KeyPress{.key = key, .control = control, .at = now});
  settle();
}

void HeadlessWindow::tab(bool back) {
  push(input::KeyPress{.key = input::key::kTab, .shift = back, .at = now});
  settle();
}

void HeadlessWindow::hold(int key) {
  push(input::KeyPress{.key = key, .repeat = true, .at = now});
  settle();
}

void HeadlessWindow::press_all(const std::vector<int>& keys) {
  for (const int key : keys) push(input::KeyPress{.key = key, .at = now});
  settle();
}

void HeadlessWindow::click_at(float x, float y) {
  push(PointerMoved{x, y});
  push(PointerButton{0, true});
  push(PointerButton{0, false});
  settle();
}

void HeadlessWindow::click(Role role, const std::string& name) {
  const Node* node = find(role, name);
  ASSERT_NE(node, nullptr) << "nothing on the screen is called " << name;
  ASSERT_TRUE(node->visible) << name << " is out of sight";
  click_at(node->rect.middle_x(), node->rect.middle_y());
}

void HeadlessWindow::turn_wheel(float notches, float x, float y) {
  push(PointerMoved{x, y});
  settle();
  push(Wheel{notches});
  settle();
}

void HeadlessWindow::drop(std::vector<std::string> paths) {
  push(FilesDropped{std::move(paths)});
  settle();
}

void HeadlessWindow::resize(float width, float height) {
  width_ = width;
  height_ = height;
  settle();
}

void HeadlessWindow::have_picture(const std::string& path, float width, float height) {
  pictures_[path] = {.width = width, .height = height};
  settle();
}

}  // namespace trapline::ui
