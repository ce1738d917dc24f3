// A question with a picture: drawn where it is there, told in words where it is not.
#include <gtest/gtest.h>

#include "app/views/markdown.hpp"
#include "app/widgets/semantics.hpp"
#include "tests/app/support/headless_window.hpp"
#include "tests/app/support/sample_screens.hpp"

namespace trapline::ui {
namespace {

constexpr const char* kStem = "Look:\n\n![a map of the city](map.png)\n\nWhere is the river?";

state::AppState review_with_picture() {
  state::AppState state;
  state::ReviewScreen screen;
  screen.card = "q:map";
  screen.stem = markdown::rich_text(kStem);
  for (const char* letter : {"A", "B"}) screen.options.push_back({letter, markdown::rich_text("in the north"), false});
  state.screen = screen;
  return state;
}

float top_of_options(const HeadlessWindow& window) { return window.find(Role::option, "A")->rect.y; }

TEST(PictureInAQuestion, IsToldByItsAlternativeTextWhereItIsNotThere) {
  const HeadlessWindow window(review_with_picture());
  EXPECT_TRUE(window.says("a map of the city"));
}

TEST(PictureInAQuestion, TakesItsPlaceAtItsOwnSize) {
  HeadlessWindow window(review_with_picture());
  const float without = top_of_options(window);
  window.have_picture("map.png", 200, 250);
  const float small = top_of_options(window);
  window.have_picture("map.png", 200, 300);
  EXPECT_FLOAT_EQ(top_of_options(window) - small, 50);
  EXPECT_GT(small, without + 150);
  EXPECT_TRUE(window.says("a map of the city")) << "the words stay for those who do not see it";
}

TEST(PictureInAQuestion, GrowsWithTheScale) {
  HeadlessWindow once(review_with_picture());
  HeadlessWindow twice(review_with_picture(), 2560, 1600, 2 * kEmPixels);
  for (HeadlessWindow* window : {&once, &twice}) window->have_picture("map.png", 200, 250);
  EXPECT_NEAR(top_of_options(twice), 2 * top_of_options(once), 4);
}

TEST(PictureInAQuestion, IsNeverWiderThanTheTextNorTooTallToSeeTheOptions) {
  HeadlessWindow window(review_with_picture());
  window.have_picture("map.png", 8000, 10);
  EXPECT_LT(top_of_options(window), 400);
  window.have_picture("map.png", 10, 8000);
  EXPECT_LT(top_of_options(window), 800 - 150);
}

TEST(ChoosingByKey, BringsAnOptionBelowTheEdgeIntoView) {
  state::AppState state = review_with_picture();
  auto& screen = std::get<state::ReviewScreen>(state.screen);
  for (int i = 0; i < 7; ++i)
    screen.options.push_back({std::string(1, static_cast<char>('C' + i)), markdown::rich_text("there"), false});
  HeadlessWindow window(state, 1280, 560);
  window.have_picture("map.png", 600, 320);
  ASSERT_FALSE(window.find(Role::option, "I")->visible);
  window.press('9');
  window.settle();
  EXPECT_TRUE(window.find(Role::option, "I")->visible);
  EXPECT_LT(window.find(Role::option, "I")->rect.bottom(), 560 - 70);
}

}  // namespace
}  // namespace trapline::ui
