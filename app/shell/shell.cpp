#include "app/shell/shell.hpp"

#include <GLFW/glfw3.h>
#include <imgui.h>
#include <imgui_impl_opengl3.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

#include "app/shell/screenshot.hpp"

namespace trapline::ui {
namespace {

constexpr int kComfortWidth = 1200, kComfortHeight = 800;
constexpr int kLeastWidth = 900, kLeastHeight = 600;

bool is_set(const char* name) {
  const char* value = std::getenv(name);
  return value != nullptr && *value != 0;
}

Shell& shell_of(GLFWwindow* window) { return *static_cast<Shell*>(glfwGetWindowUserPointer(window)); }

double display_scale() {
  float x = 1, y = 1;
  if (GLFWmonitor* monitor = glfwGetPrimaryMonitor()) glfwGetMonitorContentScale(monitor, &x, &y);
  return x > 0 ? x : 1;
}

struct Size {
  int width, height;
};

/// What was asked for, or a comfortable size that leaves some of the display free.
Size window_size(const ShellOptions& options) {
  const double scale = options.scale > 0 ? options.scale : display_scale();
  int x = 0, y = 0, width = kComfortWidth, height = kComfortHeight;
  if (GLFWmonitor* monitor = glfwGetPrimaryMonitor()) glfwGetMonitorWorkarea(monitor, &x, &y, &width, &height);
  const auto fit = [&](int asked, int comfort, int room) {
    return asked > 0 ? asked : std::min(static_cast<int>(comfort * scale), std::max(room * 19 / 20, 200));
  };
  return {fit(options.width, kComfortWidth, width), fit(options.height, kComfortHeight, height)};
}

GLFWwindow* open_window(const ShellOptions& options) {
  glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
  glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 2);
  glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
  glfwWindowHint(GLFW_OPENGL_FORWARD_COMPAT, GLFW_TRUE);
  glfwWindowHint(GLFW_VISIBLE, GLFW_FALSE);  // shown with its first frame, not before
  glfwWindowHintString(GLFW_X11_CLASS_NAME, "trapline");
  glfwWindowHintString(GLFW_X11_INSTANCE_NAME, "trapline");
  const Size size = window_size(options);
  GLFWwindow* window = glfwCreateWindow(size.width, size.height, options.title.c_str(), nullptr, nullptr);
  if (window != nullptr) {
    glfwSetWindowSizeLimits(window, std::min(kLeastWidth, size.width), std::min(kLeastHeight, size.height),
                            GLFW_DONT_CARE, GLFW_DONT_CARE);
  }
  return window;
}

/// The letter that a key prints under the user's layout; the key itself where it prints no Latin letter.
int letter_of(int key, int scan_code) {
  const bool can_print = key >= GLFW_KEY_SPACE && key < GLFW_KEY_ESCAPE;
  const char* name = can_print ? glfwGetKeyName(key, scan_code) : nullptr;
  if (name == nullptr || name[0] == 0 || name[1] != 0) return key;
  if (name[0] >= 'a' && name[0] <= 'z') return name[0] - 'a' + GLFW_KEY_A;
  if (name[0] >= 'A' && name[0] <= 'Z') return name[0] - 'A' + GLFW_KEY_A;
  const bool is_letter_place = key >= GLFW_KEY_A && key <= GLFW_KEY_Z;
  return is_letter_place ? 0 : key;  // a comma where a US keyboard has its M is no M
}

}  // namespace

bool has_display() {
#if GLFW_VERSION_MAJOR > 3 || GLFW_VERSION_MINOR >= 4
  if (is_set("WAYLAND_DISPLAY")) return true;
#endif
  return is_set("DISPLAY");
}

Shell::Shell(const ShellOptions& options) : forced_scale_(options.scale), hidden_(!options.visible) {
  signals_.emplace([this] {
    stopped_ = true;
    glfwPostEmptyEvent();
  });
  if (glfwInit() == GLFW_FALSE) throw NoDisplay("No window can be opened: there is no display. Use: trapline review");
  window_ = open_window(options);
  if (window_ == nullptr) {
    glfwTerminate();
    throw NoDisplay("No window can be opened: this display has no OpenGL 3.2. Use: trapline review");
  }
  glfwMakeContextCurrent(window_);
  glfwSwapInterval(1);
  context_ = ImGui::CreateContext();
  ImGui::GetIO().IniFilename = nullptr;
  ImGui::GetIO().LogFilename = nullptr;
  ImGui_ImplOpenGL3_Init("#version 150");
  hand_ = glfwCreateStandardCursor(GLFW_HAND_CURSOR);
  listen();
}

Shell::~Shell() {
  signals_.reset();
  ImGui_ImplOpenGL3_Shutdown();
  ImGui::DestroyContext(context_);
  glfwDestroyWindow(window_);
  glfwTerminate();
}

void Shell::listen() {
  glfwSetWindowUserPointer(window_, this);
  glfwSetKeyCallback(window_, [](GLFWwindow* w, int key, int scan_code, int action, int mods) {
    shell_of(w).on_key(key, scan_code, action, mods);
  });
  glfwSetCharCallback(window_, [](GLFWwindow* w, unsigned int character) {
    shell_of(w).queue_.push(input::TextTyped{static_cast<char32_t>(character)});
  });
  glfwSetCursorPosCallback(window_, [](GLFWwindow* w, double x, double y) {
    const double scale = shell_of(w).pointer_scale();
    shell_of(w).queue_.push(PointerMoved{static_cast<float>(x * scale), static_cast<float>(y * scale)});
  });
  glfwSetCursorEnterCallback(window_, [](GLFWwindow* w, int entered) {
    if (entered == GLFW_FALSE) shell_of(w).queue_.push(PointerLeft{});
  });
  glfwSetMouseButtonCallback(window_, [](GLFWwindow* w, int button, int action, int) {
    shell_of(w).queue_.push(PointerButton{button, action == GLFW_PRESS});
  });
  glfwSetScrollCallback(window_,
                        [](GLFWwindow* w, double, double y) { shell_of(w).queue_.push(Wheel{static_cast<float>(y)}); });
  glfwSetDropCallback(window_, [](GLFWwindow* w, int count, const char** paths) {
    shell_of(w).queue_.push(FilesDropped{{paths, paths + count}});
  });
}

void Shell::on_key(int key, int scan_code, int action, int modifiers) {
  if (action == GLFW_RELEASE || key == GLFW_KEY_UNKNOWN) return;
  queue_.push(input::KeyPress{.key = letter_of(key, scan_code),
                              .place = key,
                              .control = (modifiers & GLFW_MOD_CONTROL) != 0,
                              .shift = (modifiers & GLFW_MOD_SHIFT) != 0,
                              .alt = (modifiers & (GLFW_MOD_ALT | GLFW_MOD_SUPER)) != 0,
                              .repeat = action == GLFW_REPEAT,
                              .at = glfwGetTime()});
}

double Shell::pointer_scale() const {
  int pixels = 0, units = 0, height = 0;
  glfwGetFramebufferSize(window_, &pixels, &height);
  glfwGetWindowSize(window_, &units, &height);
  return units > 0 ? static_cast<double>(pixels) / units : 1.0;
}

ShellFrame Shell::wait() {
  const bool busy = frames_left_ > 0 || !queue_.empty();
  if (busy) {
    glfwPollEvents();
  } else {
    glfwWaitEvents();
  }
  frames_left_ = busy && queue_.empty() ? std::max(frames_left_ - 1, 0) : kSettle;
  ShellFrame frame;
  frame.input = queue_.next();
  frame.now = glfwGetTime();
  int width = 0, height = 0;
  glfwGetFramebufferSize(window_, &width, &height);
  frame.width = static_cast<float>(std::max(width, 1));
  frame.height = static_cast<float>(std::max(height, 1));
  float x = 1, y = 1;
  glfwGetWindowContentScale(window_, &x, &y);
  frame.scale = forced_scale_ > 0 ? forced_scale_ : x;
  frame.woken = !busy;
  return frame;
}

void wake_window() { glfwPostEmptyEvent(); }

void upload_fonts() {
  ImGui_ImplOpenGL3_DestroyFontsTexture();
  ImGui_ImplOpenGL3_CreateFontsTexture();
}

void Shell::begin(const ShellFrame& frame) {
  ImGuiIO& io = ImGui::GetIO();
  io.DisplaySize = ImVec2(frame.width, frame.height);
  io.DeltaTime = static_cast<float>(std::clamp(frame.now - last_frame_, 0.001, 1.0));
  last_frame_ = frame.now;
  ImGui_ImplOpenGL3_NewFrame();
  ImGui::NewFrame();
}

void Shell::apply_cursor() {
  const bool hand = ImGui::GetMouseCursor() == ImGuiMouseCursor_Hand;
  glfwSetCursor(window_, hand ? static_cast<GLFWcursor*>(hand_) : nullptr);
}

void Shell::end(Color ground, const std::string& picture) {
  ImGui::Render();
  const ImVec2 size = ImGui::GetIO().DisplaySize;
  glViewport(0, 0, static_cast<int>(size.x), static_cast<int>(size.y));
  glClearColor(static_cast<float>(ground.r) / 255.0F, static_cast<float>(ground.g) / 255.0F,
               static_cast<float>(ground.b) / 255.0F, 1);
  glClear(GL_COLOR_BUFFER_BIT);
  ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
  if (!picture.empty()) save_screenshot(picture, static_cast<int>(size.x), static_cast<int>(size.y));
  apply_cursor();
  glfwSwapBuffers(window_);
  if (!hidden_ && glfwGetWindowAttrib(window_, GLFW_VISIBLE) == GLFW_FALSE) glfwShowWindow(window_);
}

bool Shell::closing() const { return stopped_ || glfwWindowShouldClose(window_) == GLFW_TRUE; }

}  // namespace trapline::ui
