// What holds on every screen.
#include <gtest/gtest.h>

#include <chrono>
#include <map>

#include "app/views/chrome.hpp"
#include "tests/app/support/headless_window.hpp"
#include "tests/app/support/sample_screens.hpp"

namespace trapline::ui {
namespace {

/// A name shared by two screens would carry scroll position, focus and guard over from one to the other.
TEST(EveryScreen, SharesItsNameWithNoScreenOfAnotherSort) {
  std::map<std::string, std::size_t> sort_of;
  for (const sample::Named& named : sample::all()) {
    const state::Screen& screen = named.state.screen;
    const std::string name = std::visit([](const auto& shown) { return shown.name(); }, screen);
    EXPECT_EQ(sort_of.try_emplace(name, screen.index()).first->second, screen.index()) << named.name << ": " << name;
  }
}

TEST(EveryScreen, TakesTheLastAnswerBackWithUOrControlZ) {
  for (const sample::Named& named : sample::all()) {
    state::AppState state = named.state;
    state.can_undo = true;
    HeadlessWindow window(state);
    window.press(input::key::kU);
    EXPECT_TRUE(window.take<state::intent::Undo>()) << named.name;
    window.press(input::key::kZ, true);
    EXPECT_TRUE(window.take<state::intent::Undo>()) << named.name;
    window.click(Role::button, "Undo");
    EXPECT_TRUE(window.take<state::intent::Undo>()) << named.name;
  }
}

TEST(EveryScreen, OffersNoUndoWhereThereIsNothingToTakeBack) {
  state::AppState state = sample::review();
  state.can_undo = false;
  HeadlessWindow window(state);
  window.press(input::key::kU);
  window.press(input::key::kZ, true);
  EXPECT_TRUE(window.nothing_wanted());
  EXPECT_EQ(window.find(Role::button, "Undo"), nullptr);
}

TEST(EveryScreen, ChangesTheThemeWithControlTOrAClickAndNotWithALetter) {
  for (const sample::Named& named : sample::all()) {
    HeadlessWindow window(named.state);
    window.press(input::key::kT);
    EXPECT_FALSE(window.take<state::intent::SetTheme>()) << named.name;
    window.press(input::key::kT, true);
    const auto wanted = window.take<state::intent::SetTheme>();
    ASSERT_TRUE(wanted) << named.name;
    EXPECT_EQ(wanted->theme, Theme::dark);
    window.click(Role::button, "Dark");
    EXPECT_TRUE(window.take<state::intent::SetTheme>()) << named.name;
  }
}

TEST(EveryScreen, GrowsAndShrinksWithControlPlusAndMinus) {
  state::AppState state = sample::today();
  state.scale_percent = 120;
  HeadlessWindow window(state);
  const auto percent_after = [&](int pressed) {
    window.press(pressed, true);
    const auto wanted = window.take<state::intent::SetScale>();
    return wanted ? wanted->percent : -1;
  };
  EXPECT_EQ(percent_after(input::key::kEqual), 130);
  EXPECT_EQ(percent_after(input::key::kPadPlus), 130);
  EXPECT_EQ(percent_after(input::key::kMinus), 110);
  EXPECT_EQ(percent_after(input::key::kPadMinus), 110);
  EXPECT_EQ(percent_after(input::key::k0), 100);
  window.state.scale_percent = 300;
  EXPECT_EQ(percent_after(input::key::kEqual), 300);
  window.state.scale_percent = 50;
  EXPECT_EQ(percent_after(input::key::kMinus), 50);
}

TEST(EveryScreen, ButTodayGoesBackToTodayWithEscapeOrAClick) {
  for (const sample::Named& named : sample::all()) {
    state::AppState state = named.state;
    state.message.clear();
    HeadlessWindow window(state);
    window.press(input::key::kEscape);
    if (is_home(state.screen)) {
      EXPECT_TRUE(window.nothing_wanted()) << named.name;
      continue;
    }
    EXPECT_TRUE(window.take<state::intent::ShowToday>()) << named.name;
    window.click(Role::button, "Today");
    EXPECT_TRUE(window.take<state::intent::ShowToday>()) << named.name;
  }
}

TEST(EveryScreen, ShowsTheMessageUntilItIsDismissed) {
  for (const sample::Named& named : sample::all()) {
    state::AppState state = named.state;
    state.message = "The file deck.md is refused: it has no question.";
    state.message_is_error = true;
    HeadlessWindow window(state);
    ASSERT_NE(window.find(Role::alert, state.message), nullptr) << named.name;
    window.click(Role::button, "Dismiss");
    EXPECT_TRUE(window.take<state::intent::DismissMessage>()) << named.name;
  }
}

TEST(EveryScreen, EscapeDismissesTheMessageOnToday) {
  HeadlessWindow window(sample::files_refused());
  window.press(input::key::kEscape);
  EXPECT_TRUE(window.take<state::intent::DismissMessage>());
}

TEST(EveryScreen, ImportsFilesThatAreDroppedOnIt) {
  for (const sample::Named& named : sample::all()) {
    HeadlessWindow window(named.state);
    window.drop({"/tmp/a b.deck.md", "/tmp/ü.txt"});
    const auto wanted = window.take<state::intent::ImportFiles>();
    ASSERT_TRUE(wanted) << named.name;
    EXPECT_EQ(wanted->paths, (std::vector<std::string>{"/tmp/a b.deck.md", "/tmp/ü.txt"}));
  }
}

TEST(EveryScreen, QuitsWithControlQ) {
  HeadlessWindow window(sample::review());
  window.press(input::key::kQ, true);
  EXPECT_TRUE(window.take<state::intent::Quit>());
}

TEST(EveryScreen, WantsNothingByItselfWhateverItsSize) {
  for (const sample::Named& named : sample::all()) {
    HeadlessWindow window(named.state);
    for (const auto& [width, height] :
         {std::pair{900.0F, 600.0F}, {2560.0F, 1600.0F}, {300.0F, 200.0F}, {1.0F, 1.0F}}) {
      window.resize(width, height);
      EXPECT_TRUE(window.nothing_wanted()) << named.name << " " << width;
    }
  }
}

TEST(EveryScreen, KeepsItsColumnInsideOfTheWindow) {
  for (const sample::Named& named : sample::all()) {
    for (const float em : {16.0F, 32.0F}) {
      HeadlessWindow window(named.state, 900, 600, em);
      for (const Node& node : window.tree.nodes) {
        EXPECT_GE(node.rect.x, 0) << named.name << " " << node.name;
        EXPECT_LE(node.rect.right(), 900) << named.name << " " << node.name;
      }
    }
  }
}

TEST(EveryScreen, HoldsNoTwoButtonsOnTheSamePlace) {
  for (const sample::Named& named : sample::all()) {
    HeadlessWindow window(named.state, 900, 6000);  // so that nothing scrolls behind the footer
    std::vector<Node> buttons;
    for (const Node& node : window.tree.nodes) {
      if (node.role == Role::button) buttons.push_back(node);
    }
    for (const Node& a : buttons) {
      for (const Node& b : buttons) {
        if (&a == &b) continue;
        const bool apart = a.rect.right() <= b.rect.x || b.rect.right() <= a.rect.x || a.rect.bottom() <= b.rect.y ||
                           b.rect.bottom() <= a.rect.y;
        EXPECT_TRUE(apart) << named.name << ": " << a.name << " and " << b.name;
      }
    }
  }
}

// Texts that mean harm, or are merely long.

state::FeedbackScreen all_fields(const std::string& text) {
  state::FeedbackScreen s;
  const markdown::RichText rich = markdown::rich_text(text);
  s.card = text;
  s.confidence = Confidence::certain;
  s.stem = s.explanation = rich;
  s.options = {{text, rich, true, true, rich, rich, rich, rich}, {text, rich, false, false, rich, rich, rich, rich}};
  s.traps = {{text, text, TrapOutcome::sprung, text}};
  s.topics = {text};
  s.references = {{text, text}};
  s.comes_back = text;
  return s;
}

std::string repeated(const std::string& text, std::size_t bytes) {
  std::string result;
  while (result.size() < bytes) result += text;
  return result;
}

TEST(HostileText, IsShownAsItIsAndBreaksNothing) {
  const std::vector<std::string> texts = {"%s%n%d %5000000d",
                                          "**unbalanced `markup [link](",
                                          "<script>alert(1)</script>",
                                          "##id###label",
                                          std::string("\0nul", 4),
                                          "\xff\xfe broken \xe2\x82",
                                          "\x1b[31mescape\r\n\ttab",
                                          "\xF0\x9F\x98\x80 beyond the last font",
                                          "",
                                          " ",
                                          "\n\n\n",
                                          "| a | b |\n|---|\n| c |",
                                          repeated("> ", 2000) + "deep",
                                          repeated("- ", 400) + "deep"};
  for (const std::string& text : texts) {
    state::AppState state;
    state.screen = all_fields(text);
    state.message = text;
    HeadlessWindow window(state, 900, 600);
    window.press(input::key::kEnd);
    state::ReviewScreen review = sample::question_with(3);
    review.heading = text;
    review.stem = review.hint = review.back = review.options[1].text = markdown::rich_text(text);
    review.hint_shown = true;
    window.show(review);
    state::TodayScreen today = std::get<state::TodayScreen>(sample::today().screen);
    today.date = today.data_path = today.sample_deck = today.next_due = text;
    today.weakest = {{text, 3, 1}};
    window.show(today);
    EXPECT_TRUE(window.find(Role::button, "Start")) << text;
  }
}

TEST(HostileText, AFormatIsShownLetterByLetter) {
  state::ReviewScreen review = sample::question_with(2);
  review.stem = markdown::rich_text("print(\"%s\")");
  state::AppState state;
  state.screen = review;
  EXPECT_TRUE(HeadlessWindow(state).says("print(\"%s\")"));
}

TEST(HostileText, AMegabyteTakesBoundedTime) {
  const std::vector<std::string> texts = {repeated("word ", 1 << 20), repeated("x", 1 << 20),
                                          repeated("*a* ", 1 << 20),  repeated("\xE4\xB8\xAD", 1 << 20),
                                          repeated("\n", 1 << 20),    repeated("`", 1 << 20)};
  for (const std::string& text : texts) {
    state::ReviewScreen review = sample::question_with(2);
    review.stem = markdown::rich_text(text);
    state::AppState state;
    state.screen = review;
    const auto begin = std::chrono::steady_clock::now();
    HeadlessWindow window(state, 900, 600);
    window.press(input::key::kEnd);
    EXPECT_TRUE(window.find(Role::option, "B")->visible) << text.substr(0, 8);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    EXPECT_LT(took.count(), 5.0) << "some frames of a megabyte of " << text.substr(0, 8);
  }
}

}  // namespace
}  // namespace trapline::ui
