#include <gtest/gtest.h>

#include "tests/app/support/headless_window.hpp"
#include "tests/app/support/sample_screens.hpp"

namespace trapline::ui {
namespace {

TEST(Today, SaysWhatIsDue) {
  HeadlessWindow window(sample::today());
  EXPECT_EQ(window.find(Role::status, "traps")->value, "2");
  EXPECT_EQ(window.find(Role::status, "reviews")->value, "12");
  EXPECT_EQ(window.find(Role::status, "new")->value, "3");
  EXPECT_EQ(window.find(Role::status, "to repeat"), nullptr) << "no drill is open";
}

TEST(Today, SpeaksOfOneTrapInTheSingular) {
  state::AppState state = sample::today();
  std::get<state::TodayScreen>(state.screen).left = {1, 1, 0, 2};
  HeadlessWindow window(state);
  EXPECT_NE(window.find(Role::status, "trap"), nullptr);
  EXPECT_NE(window.find(Role::status, "review"), nullptr);
  EXPECT_EQ(window.find(Role::status, "to repeat")->value, "2");
}

TEST(Today, StartsWithEnterSpaceOrAClick) {
  for (const int pressed : {input::key::kEnter, input::key::kPadEnter, input::key::kSpace}) {
    HeadlessWindow window(sample::today());
    window.press(pressed);
    EXPECT_TRUE(window.take<state::intent::Start>());
  }
  HeadlessWindow window(sample::today());
  window.click(Role::button, "Start");
  EXPECT_TRUE(window.take<state::intent::Start>());
}

TEST(Today, ShowsTheStartButtonWithoutScrollingInTheSmallestWindow) {
  HeadlessWindow window(sample::today(), 900, 600);
  EXPECT_TRUE(window.find(Role::button, "Start")->visible);
  EXPECT_LT(window.find(Role::button, "Start")->rect.bottom(), 600);
}

TEST(Today, NeverShowsAShareWhereThereAreNoAnswers) {
  HeadlessWindow window(sample::today());
  EXPECT_EQ(window.find(Role::status, "2.1 Feature engineering")->value, "—, no answers yet");
  EXPECT_EQ(window.find(Role::status, "3.3 Hardware/Data parallelism")->value, "40 %, 2 of 5 right");
}

TEST(Today, RoundsSharesToTheNearestPercent) {
  state::AppState state = sample::today();
  std::get<state::TodayScreen>(state.screen).weakest = {{"a", 3, 2}, {"b", 3, 1}, {"c", 1, 0}, {"d", 1, 1}};
  HeadlessWindow window(state);
  EXPECT_EQ(window.find(Role::status, "a")->value, "67 %, 2 of 3 right");
  EXPECT_EQ(window.find(Role::status, "b")->value, "33 %, 1 of 3 right");
  EXPECT_EQ(window.find(Role::status, "c")->value, "0 %, 0 of 1 right");
  EXPECT_EQ(window.find(Role::status, "d")->value, "100 %, 1 of 1 right");
}

TEST(Today, TellsTheThreeReasonsForAnEmptyDayApart) {
  HeadlessWindow nothing(sample::nothing_imported());
  EXPECT_NE(nothing.find(Role::heading, "Nothing to study yet"), nullptr);
  EXPECT_TRUE(nothing.says("~/.local/share/trapline/collection.db"));
  HeadlessWindow refused(sample::files_refused());
  EXPECT_NE(refused.find(Role::heading, "2 files were refused"), nullptr);
  HeadlessWindow done(sample::done_for_today());
  EXPECT_NE(done.find(Role::heading, "Done for today"), nullptr);
  EXPECT_TRUE(done.says("due tomorrow"));
}

TEST(Today, OffersTheSampleDeckOnlyWhereThereIsOne) {
  HeadlessWindow window(sample::nothing_imported());
  window.press(input::key::kEnter);
  EXPECT_TRUE(window.take<state::intent::OpenSampleDeck>());
  window.click(Role::button, "Open the sample deck");
  EXPECT_TRUE(window.take<state::intent::OpenSampleDeck>());
  std::get<state::TodayScreen>(window.state.screen).sample_deck.clear();
  window.settle();
  EXPECT_EQ(window.find(Role::button, "Open the sample deck"), nullptr);
  window.press(input::key::kEnter);
  EXPECT_TRUE(window.nothing_wanted());
}

TEST(Trouble, TellsWhyTheCollectionCannotBeOpenedAndTriesAgain) {
  HeadlessWindow window(sample::cannot_open());
  EXPECT_NE(window.find(Role::heading, "Your collection cannot be opened"), nullptr);
  EXPECT_TRUE(window.says("is in use by another program: close it there and try again."));
  window.press(input::key::kEnter);
  EXPECT_TRUE(window.take<state::intent::TryAgain>());
  window.click(Role::button, "Try again");
  EXPECT_TRUE(window.take<state::intent::TryAgain>());
}

TEST(Today, StartsNothingWhenAllIsDone) {
  HeadlessWindow window(sample::done_for_today());
  window.press_all({input::key::kEnter, input::key::kSpace});
  EXPECT_TRUE(window.nothing_wanted());
  EXPECT_EQ(window.find(Role::button, "Start"), nullptr);
}

TEST(Today, SaysThatNothingIsScheduled) {
  state::AppState state = sample::done_for_today();
  std::get<state::TodayScreen>(state.screen).next_due.clear();
  HeadlessWindow window(state);
  EXPECT_TRUE(window.says("Nothing is scheduled."));
}

}  // namespace
}  // namespace trapline::ui
