// A key pressed twice, or a click too many, must not answer a card that nobody has seen.
#include <gtest/gtest.h>

#include "tests/app/support/headless_window.hpp"
#include "tests/app/support/sample_screens.hpp"

namespace trapline::ui {
namespace {

/// A review that was on the screen for a while, and then a feedback that has just appeared.
struct JustAnswered : HeadlessWindow {
  /// By the key at `came_by`.
  explicit JustAnswered(int came_by = input::key::kEnter) : HeadlessWindow(sample::review()) {
    wait(1);
    press(came_by);
    intents.clear();
    state.screen = sample::feedback_wrong().screen;
    draw();
    shown_at = now;
  }
  double shown_at = 0;
  void press_at(int key, double seconds_after) {
    push(input::KeyPress{.key = key, .at = shown_at + seconds_after});
    settle();
  }
};

TEST(Guard, TheSameKeySoonAfterTheScreenChangeThatItMadeCommitsNothing) {
  JustAnswered window;
  window.press_at(input::key::kEnter, -0.010);  // it waited in the queue since before the change
  window.press_at(input::key::kEnter, 0.140);
  EXPECT_TRUE(window.nothing_wanted());
}

TEST(Guard, AnotherKeyIsIntentHoweverSoonItComes) {
  JustAnswered window(input::key::k1);
  window.press_at(input::key::kEnter, 0.001);
  EXPECT_TRUE(window.take<state::intent::Continue>());
}

TEST(Guard, AKeyAfter150MsCounts) {
  JustAnswered window;
  window.press_at(input::key::kEnter, 0.151);
  EXPECT_TRUE(window.take<state::intent::Continue>());
}

TEST(Guard, TheSecondClickOfADoubleClickDoesNotSkipTheFeedback) {
  JustAnswered window;
  for (const double pause : {0.05, 0.25}) {
    window.wait(pause);
    window.click(Role::button, "Continue");
    EXPECT_TRUE(window.nothing_wanted());
  }
  window.wait(0.3);
  window.click(Role::button, "Continue");
  EXPECT_TRUE(window.take<state::intent::Continue>());
}

TEST(Guard, TheRevealOfABasicCardIsAChangeToo) {
  HeadlessWindow window(sample::basic(false));
  window.wait(1);
  window.press(input::key::kSpace);
  EXPECT_TRUE(window.take<state::intent::Reveal>());
  window.show(sample::basic(true).screen);
  window.press(input::key::kSpace);
  EXPECT_TRUE(window.nothing_wanted());
  window.press(input::key::k1);
  EXPECT_TRUE(window.take<state::intent::GradeBasic>());
}

TEST(Guard, ChoosingAndLeavingAreNeverHeldBack) {
  HeadlessWindow window(sample::today());
  window.show(sample::question_with(4));
  window.press(input::key::k1);
  EXPECT_TRUE(window.take<state::intent::ToggleOption>());
  window.press(input::key::kEscape);
  EXPECT_TRUE(window.take<state::intent::ShowToday>());
}

TEST(Guard, TheFirstScreenOfAllTakesKeysAtOnce) {
  HeadlessWindow window(sample::today());
  window.press(input::key::kEnter);
  EXPECT_TRUE(window.take<state::intent::Start>());
}

TEST(Guard, TheSameCardAgainIsANewScreen) {
  HeadlessWindow window(sample::review());
  window.wait(1);
  window.show(sample::feedback_wrong().screen);
  window.wait(1);
  window.press(input::key::kSemicolon);
  window.show(sample::review().screen);
  window.press(input::key::kSemicolon);
  EXPECT_TRUE(window.nothing_wanted());
}

TEST(Guard, AChoiceOnTheSameScreenStartsNoNewGuard) {
  HeadlessWindow window(sample::review());
  window.show(sample::review_two().screen);
  window.wait(1);
  window.show(sample::review_two().screen);  // as after a choice
  state::ReviewScreen ready = std::get<state::ReviewScreen>(sample::review_two().screen);
  ready.options[2].chosen = true;
  window.state.screen = ready;
  window.draw();
  window.press(input::key::kSemicolon);
  EXPECT_TRUE(window.take<state::intent::Answer>());
}

}  // namespace
}  // namespace trapline::ui
