#include <gtest/gtest.h>

#include <algorithm>

#include "tests/app/support/headless_window.hpp"
#include "tests/app/support/sample_screens.hpp"

namespace trapline::ui {
namespace {

using sample::question_with;

state::AppState showing(state::Screen screen) {
  state::AppState state;
  state.screen = std::move(screen);
  return state;
}

state::ReviewScreen with_chosen(int options, int choose, const std::vector<std::size_t>& chosen) {
  state::ReviewScreen screen = question_with(options, choose);
  for (const std::size_t i : chosen) screen.options[i].chosen = true;
  return screen;
}

/// A window that has shown its screen for long enough.
struct Review : HeadlessWindow {
  explicit Review(state::ReviewScreen screen, float width = 1280, float height = 800)
      : HeadlessWindow(showing(std::move(screen)), width, height) {
    wait(1);
  }
  std::optional<std::size_t> toggled() {
    const auto intent = take<state::intent::ToggleOption>();
    return intent ? std::optional(intent->index) : std::nullopt;
  }
};

TEST(ReviewMouse, AClickOnAnOptionChoosesIt) {
  Review window(question_with(4));
  window.click(Role::option, "C");
  EXPECT_EQ(window.toggled(), 2U);
}

TEST(ReviewMouse, AChosenOptionSaysSoAndAnotherClickAsksToClearIt) {
  Review window(with_chosen(4, 1, {2}));
  EXPECT_TRUE(window.find(Role::option, "C")->selected);
  EXPECT_FALSE(window.find(Role::option, "B")->selected);
  window.click(Role::option, "C");
  EXPECT_EQ(window.toggled(), 2U);
}

TEST(ReviewMouse, EachConfidenceButtonCommitsTheAnswer) {
  const std::vector<std::string> names = {"Guess", "Unsure", "Fairly sure", "Certain"};
  for (int i = 0; i < 4; ++i) {
    Review window(with_chosen(4, 1, {0}));
    window.click(Role::button, names[static_cast<std::size_t>(i)]);
    const auto answer = window.take<state::intent::Answer>();
    ASSERT_TRUE(answer) << names[static_cast<std::size_t>(i)];
    EXPECT_EQ(static_cast<int>(answer->confidence), i + 1);
  }
}

TEST(ReviewMouse, ConfidenceButtonsAreOffUntilEnoughOptionsAreChosen) {
  Review window(with_chosen(5, 2, {0}));
  EXPECT_FALSE(window.find(Role::button, "Certain")->enabled);
  window.click(Role::button, "Certain");
  EXPECT_TRUE(window.nothing_wanted());
}

TEST(ReviewMouse, TheHintButtonShowsTheHint) {
  state::ReviewScreen screen = question_with(3);
  screen.hint = markdown::rich_text("Think.");
  Review window(screen);
  window.click(Role::button, "Hint");
  EXPECT_TRUE(window.take<state::intent::ShowHint>());
}

TEST(ReviewScreenShows, TheDigitsWhereTheyMeanSomething) {
  Review window(question_with(4));
  EXPECT_EQ(window.find(Role::option, "D")->value, "4");
  EXPECT_EQ(window.find(Role::button, "Guess")->value, "");
  EXPECT_EQ(window.find(Role::button, "Today")->value, "Esc");
  window.show(with_chosen(4, 1, {0}));
  EXPECT_EQ(window.find(Role::option, "D")->value, "");
  int digit = 0;
  for (const char* name : {"Guess", "Unsure", "Fairly sure", "Certain"})
    EXPECT_EQ(window.find(Role::button, name)->value, std::to_string(++digit));
}

TEST(ReviewScreenShows, HowManyCardsAreLeft) {
  state::ReviewScreen screen = question_with(3);
  screen.left = {1, 9, 2, 0};
  screen.answered_today = 4;
  Review window(screen);
  const Node* progress = window.find(Role::progress, "12 left");
  ASSERT_NE(progress, nullptr);
  EXPECT_EQ(progress->value, "4 of 16");
}

TEST(ReviewScreenShows, AllOf26OptionsWithinReachOfKeysAndWheel) {
  Review window(question_with(26, 2), 900, 600);
  EXPECT_FALSE(window.find(Role::option, "Z")->visible);
  for (int i = 0; i < 26; ++i) window.press(input::key::kDown);
  EXPECT_TRUE(window.find(Role::option, "Z")->visible) << "the focus is scrolled into view";
  EXPECT_EQ(window.find(Role::option, "Z")->value, "") << "no digit where no key chooses it";
  window.press(input::key::kSpace);
  EXPECT_EQ(window.toggled(), 25U);
  window.turn_wheel(-100, 450, 300);
  window.click(Role::option, "Z");
  EXPECT_EQ(window.toggled(), 25U);
}

TEST(ReviewScreenShows, EveryButtonEvenInTheSmallestWindowAtTheLargestType) {
  for (const float em : {16.0F, 32.0F, 48.0F}) {
    HeadlessWindow window(showing(with_chosen(4, 1, {0})), 900, 600, em);
    window.wait(1);
    window.press(input::key::kEnd);
    window.click(Role::button, "Certain");
    EXPECT_TRUE(window.take<state::intent::Answer>()) << em;
  }
}

TEST(BasicCard, EnterOrSpaceOrAClickReveals) {
  for (const int pressed : {input::key::kEnter, input::key::kPadEnter, input::key::kSpace}) {
    HeadlessWindow window(sample::basic(false));
    window.press(pressed);
    EXPECT_TRUE(window.take<state::intent::Reveal>());
  }
  HeadlessWindow window(sample::basic(false));
  window.click(Role::button, "Show the answer");
  EXPECT_TRUE(window.take<state::intent::Reveal>());
}

TEST(BasicCard, CannotBeGradedBeforeTheReveal) {
  HeadlessWindow window(sample::basic(false));
  window.press_all({input::key::k1, input::key::k1 + 1, input::key::k1 + 2, input::key::k1 + 3, input::key::kK});
  EXPECT_TRUE(window.nothing_wanted());
}

TEST(BasicCard, DigitsAndClicksGradeAfterTheReveal) {
  const std::vector<std::string> names = {"Again", "Hard", "Good", "Easy"};
  for (int i = 0; i < 4; ++i) {
    HeadlessWindow window(sample::basic(true));
    window.press(input::key::k1 + i);
    const auto by_key = window.take<state::intent::GradeBasic>();
    ASSERT_TRUE(by_key);
    EXPECT_EQ(static_cast<int>(by_key->grade), i + 1);
    window.click(Role::button, names[static_cast<std::size_t>(i)]);
    const auto by_mouse = window.take<state::intent::GradeBasic>();
    ASSERT_TRUE(by_mouse);
    EXPECT_EQ(static_cast<int>(by_mouse->grade), i + 1);
  }
}

TEST(BasicCard, TheKeyThatRevealedDoesNotGrade) {
  HeadlessWindow window(sample::basic(true));
  window.press_all({input::key::kSpace, input::key::kEnter});
  EXPECT_TRUE(window.nothing_wanted());
}

TEST(ReviewMouse, PointsAtNothingOnANewCardUntilItMoves) {
  Review window(with_chosen(4, 1, {}));
  const Rect option = window.find(Role::option, "B")->rect;
  window.push(PointerMoved{option.middle_x(), option.middle_y()});
  window.settle();
  EXPECT_TRUE(window.find(Role::option, "B")->hovered);
  state::Screen next = with_chosen(4, 1, {});
  std::get<state::ReviewScreen>(next).card = "q:another";
  window.show(next);
  EXPECT_FALSE(window.find(Role::option, "B")->hovered) << "the keyboard is at work";
  window.push(PointerMoved{option.middle_x() + 1, option.middle_y()});
  window.settle();
  EXPECT_TRUE(window.find(Role::option, "B")->hovered);
}

}  // namespace
}  // namespace trapline::ui
