// The real window, under a display of its own. Everything else about the screens is tested without one.
#include "app/window.hpp"

#include <gtest/gtest.h>
#include <stb/stb_image.h>
#include <unistd.h>
#if defined(__SANITIZE_ADDRESS__)
#include <sanitizer/lsan_interface.h>
#endif

#include <condition_variable>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <mutex>
#include <set>
#include <thread>

#include "app/theme/palette.hpp"
#include "tests/app/support/sample_screens.hpp"
#include "tests/app/support/virtual_display.hpp"

namespace trapline {
namespace {

using namespace ui;

/// While it lives, what is allocated is not looked for among the leaks: OpenGL drivers keep some for ever, and are
/// unloaded before one could tell by their names.
class LeaksForgiven {
 public:
  LeaksForgiven() { forgive(true); }
  LeaksForgiven(const LeaksForgiven&) = delete;
  LeaksForgiven& operator=(const LeaksForgiven&) = delete;
  ~LeaksForgiven() { forgive(false); }

 private:
  static void forgive([[maybe_unused]] bool on) {
#if defined(__SANITIZE_ADDRESS__)
    on ? __lsan_disable() : __lsan_enable();
#endif
  }
};

struct WindowTest : ::testing::Test {
  void SetUp() override {
    if (!has_program("Xvfb")) GTEST_SKIP() << "Xvfb is not installed";
    display = std::make_unique<VirtualDisplay>(2560, 1600);
    ASSERT_TRUE(display->running());
    unsetenv("TRAPLINE_SCALE");
  }
  LeaksForgiven leaks;
  std::unique_ptr<VirtualDisplay> display;
};

// Pictures

struct Picture {
  explicit Picture(const std::string& path)
      : pixels(stbi_load(path.c_str(), &width, &height, nullptr, 3), stbi_image_free) {}
  [[nodiscard]] ui::Color at(int x, int y) const {
    const stbi_uc* p = pixels.get() + (static_cast<std::ptrdiff_t>(y) * width + x) * 3;
    return {p[0], p[1], p[2]};
  }
  /// How many of the pixels have another colour than the corner.
  [[nodiscard]] double inked() const {
    int count = 0;
    for (int y = 0; y < height; ++y) {
      for (int x = 0; x < width; ++x) count += at(x, y) != at(0, 0) ? 1 : 0;
    }
    return static_cast<double>(count) / width / height;
  }
  int width = 0;
  int height = 0;
  std::unique_ptr<stbi_uc, void (*)(void*)> pixels;
};

std::string picture_path(const std::string& name) {
  const std::filesystem::path folder = TRAPLINE_SCREENSHOTS;
  std::filesystem::create_directories(folder);
  return folder / (name + ".png");
}

void take(const std::string& path, state::AppState state, Theme theme, int width, int height, double scale) {
  state.theme = theme;
  WindowOptions options;
  options.width = width;
  options.height = height;
  options.scale = scale;
  options.screenshot = path;
  run_window(options, {[&]() -> const state::AppState& { return state; },
                       [](const state::Intent&) { FAIL() << "nobody pressed anything"; },
                       {}});
}

TEST_F(WindowTest, EveryScreenCanBePicturedInLightAndDarkAt1xAnd2x) {
  const std::vector<sample::Named> screens = {
      {"today", sample::today()}, {"review", sample::review()}, {"feedback", sample::feedback_wrong()}};
  for (const sample::Named& screen : screens) {
    for (const Theme theme : {Theme::light, Theme::dark}) {
      for (const int scale : {1, 2}) {
        const bool dark = theme == Theme::dark;
        const std::string path =
            picture_path(screen.name + (dark ? "-dark-" : "-light-") + std::to_string(scale) + "x");
        take(path, screen.state, theme, 1280 * scale, 800 * scale, scale);
        const Picture picture(path);
        ASSERT_NE(picture.pixels, nullptr) << path;
        EXPECT_EQ(picture.width, 1280 * scale);
        EXPECT_EQ(picture.height, 800 * scale);
        EXPECT_EQ(picture.at(0, 0), (dark ? ui::dark_palette() : ui::light_palette()).background) << path;
        EXPECT_GT(picture.inked(), 0.02) << path << " is blank";
        EXPECT_LT(picture.inked(), 0.80) << path << " is not our background";
      }
    }
  }
}

TEST_F(WindowTest, TheScaleCanComeFromTheEnvironment) {
  const auto inked = [](const std::string& name) {
    const std::string path = picture_path(name);
    take(path, sample::today(), Theme::light, 1280, 800, 0);
    return Picture(path).inked();
  };
  const double plain = inked("today-plain");
  setenv("TRAPLINE_SCALE", "1.5", 1);
  EXPECT_GT(inked("today-scaled"), plain * 1.3);
  setenv("TRAPLINE_SCALE", "nonsense", 1);
  EXPECT_DOUBLE_EQ(inked("today-nonsense"), plain);
}

TEST_F(WindowTest, APictureThatCannotBeWrittenIsSaid) {
  EXPECT_THROW(take("/nowhere/at/all.png", sample::today(), Theme::light, 900, 600, 1), std::runtime_error);
}

TEST(WindowWithoutDisplay, IsRefusedWithASentence) {
  unsetenv("DISPLAY");
  unsetenv("WAYLAND_DISPLAY");
  EXPECT_FALSE(can_open_window());
  setenv("DISPLAY", ":97531", 1);
  try {
    const state::AppState today = sample::today();
    run_window({}, {[&]() -> const state::AppState& { return today; }, [](const state::Intent&) {}});
    FAIL() << "there is no such display";
  } catch (const std::runtime_error& e) {
    EXPECT_NE(std::string(e.what()).find("trapline review"), std::string::npos);
  }
}

// A session

/// Ends the program's window after a while, so that a test that waits for something that never comes fails instead of
/// hanging.
class Watchdog {
 public:
  Watchdog() : thread_([this] { watch(); }) {}
  Watchdog(const Watchdog&) = delete;
  Watchdog& operator=(const Watchdog&) = delete;
  ~Watchdog() {
    {
      const std::lock_guard lock(mutex_);
      done_ = true;
    }
    changed_.notify_all();
    thread_.join();
  }

 private:
  void watch() {
    sigset_t all;  // signals are for the window
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, nullptr);
    std::unique_lock lock(mutex_);
    if (!changed_.wait_for(lock, std::chrono::seconds(60), [this] { return done_; })) kill(getpid(), SIGTERM);
  }
  std::mutex mutex_;
  std::condition_variable changed_;
  bool done_ = false;
  std::thread thread_;
};

/// A program of three screens: one question, of which C is right.
struct OneQuestion {
  state::AppState state = sample::today();
  std::vector<std::string> done;
  int idle = 0;

  void handle(const state::Intent& intent) {
    if (state::intent_as<state::intent::Start>(intent)) return go("start", question);
    if (state::intent_as<state::intent::Continue>(intent)) return go("continue", sample::done_for_today().screen);
    if (state::intent_as<state::intent::Quit>(intent)) {
      done.emplace_back("quit");
      state.quit = true;
    }
    if (const auto* answer = state::intent_as<state::intent::Answer>(intent)) {
      const bool right = std::get<state::ReviewScreen>(state.screen).options[2].chosen;
      const char* how = answer->confidence == Confidence::certain ? "certain" : "less than certain";
      go(std::string(right ? "right, " : "wrong, ") + how,
         (right ? sample::feedback_right() : sample::feedback_wrong()).screen);
    }
    if (const auto* toggle = state::intent_as<state::intent::ToggleOption>(intent)) {
      done.push_back("toggle " + std::to_string(toggle->index));
      state::OptionLine& option = std::get<state::ReviewScreen>(state.screen).options[toggle->index];
      option.chosen = !option.chosen;
    }
  }
  [[nodiscard]] WindowCallbacks callbacks() {
    return {[this]() -> const state::AppState& { return state; },
            [this](const state::Intent& intent) { handle(intent); }, [this] { return ++idle, false; }};
  }

  void go(std::string what, state::Screen screen) {
    done.push_back(std::move(what));
    state.screen = std::move(screen);
  }
  state::Screen question = sample::question_with(4);
};

/// Something to wait for on the screen, and what the user then does. Whoever waits for a screen also reads it for a
/// moment.
struct Step {
  Role role;
  std::string name;
  std::vector<std::string> keys;
};

class Script {
 public:
  Script(VirtualDisplay& display, std::vector<Step> steps) : display_(display), steps_(std::move(steps)) {}
  void look(const ui::SemanticTree& tree) {
    if (next_ >= steps_.size() || tree.find(steps_[next_].role, steps_[next_].name) == nullptr) return;
    std::vector<std::string> command = {"xdotool", "sleep", "0.25", "key"};
    const std::vector<std::string>& keys = steps_[next_++].keys;
    command.insert(command.end(), keys.begin(), keys.end());
    EXPECT_TRUE(display_.start(command));
  }

 private:
  VirtualDisplay& display_;
  std::vector<Step> steps_;
  std::size_t next_ = 0;
};

TEST_F(WindowTest, AQuestionIsAnsweredByTheKeyboardOfARealDisplay) {
  if (!has_program("xdotool")) GTEST_SKIP() << "xdotool is not installed";
  OneQuestion program;
  Script script(*display, {{Role::button, "Start", {"Return"}},
                           {Role::option, "C", {"b", "b", "3", "4"}},
                           {Role::button, "Continue", {"Return"}},
                           {Role::heading, "Done for today", {"ctrl+q"}}});
  WindowOptions options;
  options.drawn = [&](const ui::SemanticTree& tree) { script.look(tree); };
  const Watchdog watchdog;
  run_window(options, program.callbacks());
  EXPECT_EQ(program.done, (std::vector<std::string>{"start", "toggle 1", "toggle 1", "toggle 2", "right, certain",
                                                    "continue", "quit"}));
  EXPECT_EQ(program.idle, 1) << "time for chores, once after the answer";
}

TEST_F(WindowTest, AQuestionIsAnsweredByTheMouseOfARealDisplay) {
  if (!has_program("xdotool")) GTEST_SKIP() << "xdotool is not installed";
  OneQuestion program;
  std::size_t clicks = 0;
  const std::vector<std::pair<Role, std::string>> order = {
      {Role::button, "Start"}, {Role::option, "A"}, {Role::button, "Unsure"}, {Role::button, "Continue"}};
  WindowOptions options;
  options.drawn = [&](const ui::SemanticTree& tree) {
    if (program.done.size() < clicks) return;
    if (clicks == order.size()) program.state.quit = true;
    const ui::Node* node = clicks < order.size() ? tree.find(order[clicks].first, order[clicks].second) : nullptr;
    if (node == nullptr || !node->enabled) return;
    ++clicks;
    EXPECT_TRUE(
        display->start({"xdotool", "search", "--name", "^Trapline$", "mousemove", "--window", "%1",
                        std::to_string(static_cast<int>(node->rect.middle_x())),
                        std::to_string(static_cast<int>(node->rect.middle_y())), "sleep", "0.6", "click", "1"}));
  };
  const Watchdog watchdog;
  WindowCallbacks callbacks = program.callbacks();
  callbacks.handle = [&](const state::Intent& intent) {
    program.handle(intent);
    program.state.quit = program.done.size() == order.size();
  };
  run_window(options, callbacks);
  EXPECT_EQ(program.done, (std::vector<std::string>{"start", "toggle 0", "wrong, less than certain", "continue"}));
}

TEST_F(WindowTest, EndsCleanlyWhenItIsToldTo) {
  for (const int signal : {SIGTERM, SIGINT, SIGHUP}) {
    int frames = 0;
    WindowOptions options;
    options.drawn = [&](const ui::SemanticTree&) {
      if (++frames == 2) kill(getpid(), signal);
    };
    const Watchdog watchdog;
    const state::AppState today = sample::today();
    run_window(options, {[&]() -> const state::AppState& { return today; }, [](const state::Intent&) {}});
    EXPECT_GE(frames, 2);
  }
}

}  // namespace
}  // namespace trapline
