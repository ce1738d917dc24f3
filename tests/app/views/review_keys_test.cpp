// The keys of a question.
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

TEST(ReviewKeys, DigitsChooseTheOptionInThatPlace) {
  Review window(question_with(9));
  for (std::size_t i = 0; i < 9; ++i) {
    window.press(input::key::k1 + static_cast<int>(i));
    EXPECT_EQ(window.toggled(), i);
    window.press(input::key::kPad1 + static_cast<int>(i));
    EXPECT_EQ(window.toggled(), i) << "on the number pad";
  }
}

TEST(ReviewKeys, LettersAToJChooseAsWell) {
  Review window(question_with(10));
  for (std::size_t i = 0; i < 10; ++i) {
    window.press(input::key::kA + static_cast<int>(i));
    EXPECT_EQ(window.toggled(), i);
  }
}

TEST(ReviewKeys, TheSameKeyAgainAsksToClearTheChoice) {
  Review window(with_chosen(4, 1, {2}));
  window.press(input::key::kA + 2);
  EXPECT_EQ(window.toggled(), 2U);
}

TEST(ReviewKeys, AKeyWithoutAnOptionBehindItDoesNothing) {
  Review window(question_with(3));
  window.press_all({input::key::k1 + 3, input::key::k9, input::key::kA + 3, input::key::kA + 8});
  EXPECT_TRUE(window.nothing_wanted());
}

TEST(ReviewKeys, KeysPressedWithinOneFrameAllCountInTheirOrder) {
  Review window(question_with(4));
  window.press_all({input::key::k1 + 1, input::key::k1 + 3, input::key::k1 + 2});
  ASSERT_EQ(window.intents.size(), 3U);
  EXPECT_EQ(state::intent_as<state::intent::ToggleOption>(window.intents[0])->index, 1U);
  EXPECT_EQ(state::intent_as<state::intent::ToggleOption>(window.intents[1])->index, 3U);
  EXPECT_EQ(state::intent_as<state::intent::ToggleOption>(window.intents[2])->index, 2U);
}

TEST(ReviewKeys, AHeldKeyCountsOnce) {
  Review window(with_chosen(4, 1, {0}));
  for (const int held : {input::key::k1, input::key::kA, input::key::kL, input::key::kSpace, input::key::kEnter,
                         input::key::kU, input::key::kEscape, input::key::kT}) {
    window.hold(held);
    EXPECT_TRUE(window.nothing_wanted()) << held;
  }
}

const std::vector<Confidence> kAll = {Confidence::guess, Confidence::unsure, Confidence::fairly_sure,
                                      Confidence::certain};

TEST(ReviewKeys, DigitsSayHowSureOneIsOnceEnoughIsChosen) {
  for (const int first : {input::key::k1, input::key::kPad1}) {
    for (int i = 0; i < 4; ++i) {
      Review window(with_chosen(4, 1, {0}));
      window.press(first + i);
      const auto answer = window.take<state::intent::Answer>();
      ASSERT_TRUE(answer);
      EXPECT_EQ(answer->confidence, kAll[static_cast<std::size_t>(i)]);
    }
  }
  Review window(with_chosen(6, 1, {0}));
  window.press(input::key::k1 + 4);
  EXPECT_TRUE(window.nothing_wanted()) << "a fifth confidence there is not";
}

TEST(ReviewKeys, TheRightHandsRestingPlaceSaysTheSameUnderAnyLayout) {
  const std::vector<int> places = {input::key::kJ, input::key::kJ + 1, input::key::kL, input::key::kSemicolon};
  for (const int printed : {0, int{'H'}, int{'M'}}) {
    for (std::size_t i = 0; i < places.size(); ++i) {
      Review window(with_chosen(4, 1, {0}));
      window.push(input::KeyPress{.key = printed, .place = places[i], .at = window.now});
      window.settle();
      const auto answer = window.take<state::intent::Answer>();
      ASSERT_TRUE(answer);
      EXPECT_EQ(answer->confidence, kAll[i]);
    }
  }
}

TEST(ReviewKeys, ALetterIsTheOneThatTheKeyPrints) {
  Review window(question_with(4));
  window.push(input::KeyPress{.key = 'A', .place = 'Q', .at = window.now});  // AZERTY
  window.settle();
  EXPECT_EQ(window.toggled(), 0U);
}

TEST(ReviewKeys, ShiftAndALetterChooseAndAreCertain) {
  Review window(question_with(4));
  window.push(input::KeyPress{.key = 'C', .shift = true, .at = window.now});
  window.settle();
  ASSERT_EQ(window.intents.size(), 2U);
  EXPECT_EQ(state::intent_as<state::intent::ToggleOption>(window.intents[0])->index, 2U);
  EXPECT_EQ(state::intent_as<state::intent::Answer>(window.intents[1])->confidence, Confidence::certain);
  Review two(with_chosen(5, 2, {}));
  two.push(input::KeyPress{.key = 'C', .shift = true, .at = two.now});
  two.settle();
  EXPECT_EQ(two.toggled(), 2U);
  EXPECT_TRUE(two.nothing_wanted()) << "one of two is no answer";
}

TEST(ReviewKeys, TAndFAnswerTrueOrFalseAndNothingElse) {
  state::ReviewScreen statement = question_with(2);
  statement.true_false = true;
  Review window(statement);
  window.press(input::key::kT);
  EXPECT_EQ(window.toggled(), 0U);
  window.press(input::key::kF);
  EXPECT_EQ(window.toggled(), 1U);
  Review other(question_with(4));
  other.press(input::key::kT);
  EXPECT_TRUE(other.nothing_wanted());
}

TEST(ReviewKeys, LeftLooksBack) {
  Review window(question_with(4));
  window.press(input::key::kLeft);
  EXPECT_TRUE(window.take<state::intent::LookBack>());
}

TEST(ReviewKeys, NoConfidenceIsTakenBeforeEnoughOptionsAreChosen) {
  Review window(with_chosen(5, 2, {0}));
  window.press(input::key::kSemicolon);
  EXPECT_TRUE(window.nothing_wanted());
  const Node* hint = window.find(Role::status, "Choose one more, then say how sure you are");
  ASSERT_NE(hint, nullptr);
  EXPECT_EQ(hint->value, "urgent") << "the hint stands out once the key was pressed too early";
}

TEST(ReviewKeys, ChoosingOnTakesTheUrgencyAway) {
  Review window(with_chosen(5, 3, {0}));
  window.press(input::key::kSemicolon);
  window.press('2');
  EXPECT_EQ(window.find(Role::status, "Choose two more, then say how sure you are")->value, "");
}

TEST(ReviewKeys, TooManyOptionsAreNoAnswerEither) {
  Review window(with_chosen(5, 2, {0, 1, 4}));
  window.press(input::key::kSemicolon);
  EXPECT_TRUE(window.nothing_wanted());
  EXPECT_TRUE(window.says("Choose only two: three are chosen"));
}

TEST(ReviewKeys, TwoChosenOfTwoAreAnAnswer) {
  Review window(with_chosen(5, 2, {0, 4}));
  EXPECT_TRUE(window.says("How sure are you?"));
  window.press(input::key::kSemicolon);
  EXPECT_TRUE(window.take<state::intent::Answer>());
}

TEST(ReviewKeys, TheUrgentHintGoesAwayWithTheRightNumber) {
  Review window(with_chosen(4, 1, {}));
  window.press(input::key::kL);
  window.show(with_chosen(4, 1, {1}));
  window.show(with_chosen(4, 1, {}));
  EXPECT_EQ(window.find(Role::status, "Choose one, then say how sure you are")->value, "");
}

TEST(ReviewKeys, EnterAsksForTheConfidenceAndCommitsNothing) {
  Review window(with_chosen(4, 1, {0}));
  EXPECT_EQ(window.find(Role::status, "How sure are you?")->value, "");
  window.press_all({input::key::kEnter, input::key::kPadEnter});
  EXPECT_TRUE(window.nothing_wanted());
  EXPECT_EQ(window.find(Role::status, "How sure are you?")->value, "urgent");
}

TEST(ReviewKeys, TheArrowsCarryTheChoiceWhereOneIsWanted) {
  Review window(question_with(3));
  window.press(input::key::kDown);
  EXPECT_EQ(window.toggled(), 0U);
  window.press(input::key::kUp);
  EXPECT_EQ(window.toggled(), 2U) << "up begins at the end";
  Review chosen(with_chosen(3, 1, {1}));
  chosen.press(input::key::kDown);
  EXPECT_EQ(chosen.toggled(), 2U);
  chosen.press(input::key::kUp);
  EXPECT_EQ(chosen.toggled(), 0U);
  Review last(with_chosen(3, 1, {2}));
  last.press(input::key::kDown);
  EXPECT_TRUE(last.nothing_wanted());
}

TEST(ReviewKeys, SpaceChoosesTheOptionThatTheArrowsAreOnWhereSeveralAreWanted) {
  Review window(question_with(4, 2));
  window.press(input::key::kSpace);
  EXPECT_TRUE(window.nothing_wanted()) << "no option has the focus yet";
  window.press_all({input::key::kDown, input::key::kDown, input::key::kDown, input::key::kUp});
  EXPECT_TRUE(window.find(Role::option, "B")->focused);
  window.press(input::key::kSpace);
  EXPECT_EQ(window.toggled(), 1U);
  window.press_all({input::key::kUp, input::key::kUp, input::key::kUp});
  EXPECT_TRUE(window.find(Role::option, "A")->focused) << "the arrows stop at the first one";
}

TEST(ReviewKeys, ControlAndAltTakeThePlainMeaningFromAKey) {
  Review window(with_chosen(4, 1, {0}));
  window.press(input::key::kL, true);
  window.press(input::key::k1, true);
  window.push(input::KeyPress{.key = input::key::kL, .alt = true, .at = window.now});
  window.settle();
  EXPECT_TRUE(window.nothing_wanted());
}

TEST(ReviewKeys, F1ShowsTheHintOnce) {
  state::ReviewScreen screen = question_with(3);
  screen.hint = markdown::rich_text("Think of the optimizer's state.");
  Review window(screen);
  EXPECT_FALSE(window.says("optimizer's state"));
  window.press(input::key::kF1);
  EXPECT_TRUE(window.take<state::intent::ShowHint>());
  screen.hint_shown = true;
  window.show(screen);
  EXPECT_TRUE(window.says("optimizer's state"));
  window.press(input::key::kF1);
  EXPECT_TRUE(window.nothing_wanted());
}

TEST(ReviewKeys, NoOtherKeyWantsAnything) {
  std::vector<int> meant = {input::key::kEscape, input::key::kU,    input::key::kLeft,
                            input::key::kJ + 1,  input::key::kL,    input::key::kSemicolon,
                            input::key::kUp,     input::key::kDown, input::key::kJ};
  for (int i = 0; i < 4; ++i) {
    for (const int first : {input::key::k1, input::key::kPad1, input::key::kA}) meant.push_back(first + i);
  }
  state::AppState state;
  state.screen = with_chosen(4, 1, {1});
  state.can_undo = true;
  HeadlessWindow window(state);
  for (int pressed = -1; pressed < 512; ++pressed) {
    if (pressed == input::key::kTab) continue;  // Enter would press what it went to
    window.push(input::KeyPress{.key = pressed, .at = window.now});
    window.draw();
    const bool wanted = !window.nothing_wanted();
    EXPECT_EQ(wanted, std::find(meant.begin(), meant.end(), pressed) != meant.end()) << pressed;
  }
}

}  // namespace
}  // namespace trapline::ui
