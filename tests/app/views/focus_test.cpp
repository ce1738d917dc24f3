// Where the keyboard is: Tab goes through all that can be operated on a screen.
#include <gtest/gtest.h>

#include "tests/app/support/headless_window.hpp"
#include "tests/app/support/sample_screens.hpp"

namespace trapline::ui {
namespace {

const Node* focused(const HeadlessWindow& window) {
  for (const Node& node : window.tree.nodes)
    if (node.focused) return &node;
  return nullptr;
}

TEST(Focus, IsNowhereUntilTabIsPressed) {
  for (const sample::Named& named : sample::all())
    EXPECT_EQ(focused(HeadlessWindow(named.state)), nullptr) << named.name;
}

TEST(Focus, GoesThroughAllThatCanBeOperatedOnEveryScreenAndIsBroughtIntoView) {
  for (const sample::Named& named : sample::all()) {
    HeadlessWindow window(named.state, 900, 600);
    std::size_t count = 0;
    for (const Node& node : window.tree.nodes)
      count += node.enabled && (node.role == Role::button || node.role == Role::option) ? 1 : 0;
    for (std::size_t i = 0; i < count; ++i) {
      window.tab();
      ASSERT_NE(focused(window), nullptr) << named.name;
      EXPECT_TRUE(focused(window)->visible) << named.name << ": " << focused(window)->name;
    }
    const std::string last = focused(window)->name;
    window.tab();
    window.tab(true);
    EXPECT_EQ(focused(window)->name, last) << named.name << ": round, and back";
    EXPECT_TRUE(window.nothing_wanted()) << named.name;
  }
}

TEST(Focus, LetsEnterPressWhatHasItInsteadOfThePrimaryAction) {
  HeadlessWindow window(sample::feedback_wrong());
  window.wait(1);
  while (focused(window) == nullptr || focused(window)->name != "Dark") window.tab();
  window.press(input::key::kEnter);
  EXPECT_TRUE(window.take<state::intent::SetTheme>());
}

TEST(Focus, LetsSpaceChooseTheOptionThatHasIt) {
  HeadlessWindow window(sample::today());
  window.show(sample::question_with(4));
  while (focused(window) == nullptr || focused(window)->name != "B") window.tab();
  window.press(input::key::kSpace);
  const auto wanted = window.take<state::intent::ToggleOption>();
  ASSERT_TRUE(wanted);
  EXPECT_EQ(wanted->index, 1U);
}

TEST(Focus, IsLostWithTheScreen) {
  HeadlessWindow window(sample::review());
  window.tab();
  window.show(sample::feedback_right().screen);
  EXPECT_EQ(focused(window), nullptr);
}

TEST(Job, IsToldWithAWayToEndIt) {
  state::AppState state = sample::today();
  state.job = state::JobLine{"Importing big.deck.md", 1, 3};
  HeadlessWindow window(state);
  EXPECT_NE(window.find(Role::progress, "Importing big.deck.md"), nullptr);
  window.click(Role::button, "Cancel");
  EXPECT_TRUE(window.take<state::intent::CancelJob>());
}

}  // namespace
}  // namespace trapline::ui
