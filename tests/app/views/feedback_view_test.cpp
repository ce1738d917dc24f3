#include <gtest/gtest.h>

#include <algorithm>

#include "tests/app/support/headless_window.hpp"
#include "tests/app/support/sample_screens.hpp"

namespace trapline::ui {
namespace {

/// A window high enough for everything.
struct Feedback : HeadlessWindow {
  explicit Feedback(state::AppState shown) : HeadlessWindow(std::move(shown), 1280, 6000) { wait(1); }
  /// Where a text begins, for the order of things; a failure where it is not on the screen.
  float y_of(const std::string& text) {
    const auto found = std::find_if(tree.nodes.begin(), tree.nodes.end(), [&](const Node& n) {
      return n.name.find(text) != std::string::npos || n.value.find(text) != std::string::npos;
    });
    EXPECT_NE(found, tree.nodes.end()) << text;
    return found == tree.nodes.end() ? 0 : found->rect.y;
  }
};

TEST(Feedback, GoesOnWithEnterSpaceOrAClick) {
  for (const int pressed : {input::key::kEnter, input::key::kPadEnter, input::key::kSpace}) {
    HeadlessWindow window(sample::feedback_right(), 1280, 2000);
    window.press(pressed);
    EXPECT_TRUE(window.take<state::intent::Continue>());
  }
  HeadlessWindow window(sample::feedback_right());
  window.click(Role::button, "Continue");
  EXPECT_TRUE(window.take<state::intent::Continue>());
}

TEST(Feedback, GivesTheVerdictInWordsAndSaysHowSureTheUserWas) {
  EXPECT_NE(Feedback(sample::feedback_wrong()).find(Role::heading, "Certain, but wrong"), nullptr);
  EXPECT_NE(Feedback(sample::feedback_right()).find(Role::heading, "Right"), nullptr);
  state::AppState guessed = sample::feedback_wrong();
  std::get<state::FeedbackScreen>(guessed.screen).confidence = Confidence::guess;
  EXPECT_EQ(Feedback(guessed).find(Role::heading, "Wrong")->value, "You guessed.");
  EXPECT_TRUE(Feedback(sample::feedback_lucky()).says("Lucky guess: the interval stays the same"));
}

TEST(Feedback, StaysWhereTheQuestionWas) {
  Feedback window(sample::feedback_wrong());
  window.press(input::key::kX);
  const std::vector<float> order = {window.y_of("Certain, but wrong"),
                                    window.y_of("You fell for a trap"),
                                    window.y_of("Yours, wrong"),
                                    window.y_of("Every replica holds"),
                                    window.y_of("Only"),
                                    window.y_of("References")};
  EXPECT_TRUE(std::is_sorted(order.begin(), order.end()));
  const auto& screen = std::get<state::FeedbackScreen>(window.state.screen);
  std::vector<std::string> letters;
  for (const Node& node : window.tree.nodes)
    if (node.role == Role::status && node.value.size() == 1 && node.value >= "A") letters.push_back(node.value);
  ASSERT_EQ(letters.size(), screen.options.size());
  EXPECT_TRUE(std::is_sorted(letters.begin(), letters.end())) << "the options keep their order";
}

TEST(Feedback, FoldsWhatTeachesBeyondTheWhyUntilItIsWanted) {
  Feedback window(sample::feedback_wrong());
  EXPECT_TRUE(window.says("Every replica holds")) << "why one's own answer is wrong";
  EXPECT_TRUE(window.says("Pipeline parallelism stores")) << "why the right one is right";
  EXPECT_FALSE(window.says("That frees activations"));
  window.press(input::key::kX);
  EXPECT_TRUE(window.says("That frees activations"));
  window.show(sample::feedback_wrong().screen);
  EXPECT_TRUE(window.says("That frees activations")) << "remembered for the next card";
  window.press(input::key::kX);
  EXPECT_FALSE(window.says("That frees activations"));
}

TEST(Feedback, OpensOneOptionByAClick) {
  Feedback window(sample::feedback_wrong());
  const auto more = std::find_if(window.tree.nodes.begin(), window.tree.nodes.end(),
                                 [](const Node& node) { return node.name.starts_with("More on "); });
  ASSERT_NE(more, window.tree.nodes.end());
  const std::string name = more->name;
  const std::size_t texts = window.tree.nodes.size();
  window.click(Role::button, name);
  EXPECT_GT(window.tree.nodes.size(), texts);
  EXPECT_NE(window.find(Role::button, "Less on " + name.substr(8)), nullptr);
}

TEST(Feedback, SpaceShowsTheNextScreenfulAndGoesOnAtItsEnd) {
  HeadlessWindow window(sample::feedback_wrong(), 900, 600);
  window.wait(1);
  int screenfuls = 0;
  while (window.memory().scroll.offset + 1 < window.memory().scroll.limit()) {
    window.press(input::key::kSpace);
    ASSERT_TRUE(window.nothing_wanted());
    ASSERT_LT(++screenfuls, 20);
  }
  EXPECT_GT(screenfuls, 0);
  window.press(input::key::kSpace);
  EXPECT_TRUE(window.take<state::intent::Continue>());
}

TEST(Feedback, OpposesTheClaimOfASprungTrapToItsTruth) {
  Feedback window(sample::feedback_wrong());
  const Node* trap = window.find(Role::alert, "You fell for a trap · Checked again tomorrow.");
  ASSERT_NE(trap, nullptr);
  EXPECT_NE(trap->value.find("False:  Data parallelism can train"), std::string::npos);
  EXPECT_NE(trap->value.find("True:  It puts a full copy"), std::string::npos);
}

TEST(Feedback, TellsAResistedTrapFromOneThatTheAnswerSaysNothingAbout) {
  state::AppState state = sample::feedback_right();
  EXPECT_NE(Feedback(state).find(Role::alert, "Trap resisted"), nullptr);
  std::get<state::FeedbackScreen>(state.screen).traps[0].outcome = TrapOutcome::inconclusive;
  EXPECT_TRUE(Feedback(state).says("show whether you believe it"));
}

TEST(Feedback, SaysWhenTheCardComesBack) {
  EXPECT_TRUE(Feedback(sample::feedback_right()).says("Comes back in 6 days (Sunday, 6 December)"));
  EXPECT_TRUE(Feedback(sample::feedback_wrong()).says("Asked again today, then tomorrow"));
}

TEST(Feedback, TellsOfALeech) {
  EXPECT_NE(Feedback(sample::feedback_lucky()).find(Role::alert, "A leech"), nullptr);
  EXPECT_EQ(Feedback(sample::feedback_right()).find(Role::alert, "A leech"), nullptr);
}

TEST(Feedback, KeepsTheButtonInSightWhileThePageScrolls) {
  HeadlessWindow window(sample::feedback_wrong(), 900, 600);
  EXPECT_GT(window.memory().scroll.limit(), 0);
  for (const int pressed : {input::key::kEnd, input::key::kHome, input::key::kPageDown, input::key::kDown}) {
    window.press(pressed);
    EXPECT_TRUE(window.find(Role::button, "Continue")->visible);
  }
}

TEST(Feedback, ScrollsByKeysAndByTheWheelAndNotPastItsEnds) {
  HeadlessWindow window(sample::feedback_wrong(), 900, 600);
  const auto offset = [&] { return window.memory().scroll.offset; };
  window.press(input::key::kUp);
  EXPECT_EQ(offset(), 0);
  window.press(input::key::kDown);
  const float step = offset();
  EXPECT_GT(step, 0);
  window.hold(input::key::kDown);
  EXPECT_GT(offset(), step) << "a held arrow goes on";
  window.press(input::key::kPageDown);
  EXPECT_GT(offset(), 3 * step);
  window.press(input::key::kEnd);
  EXPECT_FLOAT_EQ(offset(), window.memory().scroll.limit());
  window.press(input::key::kPageDown);
  EXPECT_FLOAT_EQ(offset(), window.memory().scroll.limit());
  window.press(input::key::kHome);
  EXPECT_EQ(offset(), 0);
  window.turn_wheel(-2, 450, 300);
  EXPECT_GT(offset(), 0);
  window.turn_wheel(50, 450, 300);
  EXPECT_EQ(offset(), 0);
}

TEST(Feedback, BeginsAtItsTopForEveryCard) {
  HeadlessWindow window(sample::feedback_wrong(), 900, 600);
  window.press(input::key::kEnd);
  window.show(sample::review().screen);
  window.show(sample::feedback_right().screen);
  EXPECT_EQ(window.memory().scroll.offset, 0);
}

TEST(Feedback, CanBeScrolledByDraggingItsBar) {
  HeadlessWindow window(sample::feedback_wrong(), 900, 600);
  window.push(PointerMoved{896, 100});
  window.push(PointerButton{0, true});
  window.push(PointerMoved{896, 500});
  window.settle();
  window.push(PointerButton{0, false});
  window.settle();
  EXPECT_GT(window.memory().scroll.offset, 100);
}

TEST(Feedback, OpensNoCardThatIsOutOfSightToClicks) {
  HeadlessWindow window(sample::feedback_wrong(), 900, 600);
  const auto hidden = std::find_if(window.tree.nodes.begin(), window.tree.nodes.end(),
                                   [](const Node& node) { return !node.visible && node.rect.y > 600; });
  ASSERT_NE(hidden, window.tree.nodes.end());
  window.click_at(hidden->rect.middle_x(), std::min(hidden->rect.middle_y(), 599.0F));
  EXPECT_TRUE(window.nothing_wanted());
}

}  // namespace
}  // namespace trapline::ui
