#include "app/shell/input_queue.hpp"

#include <gtest/gtest.h>
#include <imgui.h>

namespace trapline::ui {
namespace {

struct Queue : ::testing::Test {
  Queue() : context(ImGui::CreateContext()) {
    ImGui::GetIO().IniFilename = nullptr;
    ImGui::GetIO().DisplaySize = ImVec2(100, 100);
    ImGui::GetIO().Fonts->AddFontDefault();
    ImGui::GetIO().Fonts->Build();
  }
  Queue(const Queue&) = delete;
  Queue& operator=(const Queue&) = delete;
  ~Queue() override { ImGui::DestroyContext(context); }
  InputStep frame() {
    const InputStep step = queue.next();
    ImGui::NewFrame();
    clicked = ImGui::IsMouseClicked(0);
    released = ImGui::IsMouseReleased(0);
    ImGui::EndFrame();
    return step;
  }
  ImGuiContext* context;
  InputQueue queue;
  bool clicked = false;
  bool released = false;
};

TEST_F(Queue, AFrameWithoutInputHasNone) {
  EXPECT_TRUE(queue.empty());
  EXPECT_TRUE(frame().keys.empty());
}

TEST_F(Queue, HandsOutOneKeyAFrameInTheOrderOfThePresses) {
  for (const int key : {50, 52, 51}) queue.push(input::KeyPress{.key = key});
  for (const int key : {50, 52, 51}) {
    const InputStep step = frame();
    ASSERT_EQ(step.keys.size(), 1U);
    EXPECT_EQ(step.keys[0].key, key);
  }
  EXPECT_TRUE(queue.empty());
}

TEST_F(Queue, APressAndItsReleaseAreNeverInOneFrame) {
  queue.push(PointerButton{0, true});
  queue.push(PointerButton{0, false});
  frame();
  EXPECT_TRUE(clicked);
  EXPECT_FALSE(released);
  frame();
  EXPECT_FALSE(clicked);
  EXPECT_TRUE(released);
}

TEST_F(Queue, MovesOfThePointerCostNoFrames) {
  for (int i = 0; i < 100; ++i) queue.push(PointerMoved{static_cast<float>(i), 7});
  queue.push(input::KeyPress{.key = 65});
  EXPECT_EQ(frame().keys.size(), 1U);
  EXPECT_EQ(ImGui::GetIO().MousePos.x, 99);
  EXPECT_EQ(ImGui::GetIO().MousePos.y, 7);
}

TEST_F(Queue, AClickIsWhereThePointerWasThen) {
  queue.push(PointerMoved{10, 10});
  queue.push(PointerButton{0, true});
  queue.push(PointerMoved{90, 90});
  frame();
  EXPECT_TRUE(clicked);
  EXPECT_EQ(ImGui::GetIO().MousePos.x, 10);
}

TEST_F(Queue, IgnoresButtonsThatNoMouseHas) {
  queue.push(PointerButton{-1, true});
  queue.push(PointerButton{99, true});
  frame();
  EXPECT_TRUE(queue.empty());
}

TEST_F(Queue, HandsCharactersOutWithTheKeyThatMadeThem) {
  queue.push(input::KeyPress{.key = input::key::kA});
  queue.push(input::TextTyped{U'ä'});
  queue.push(input::KeyPress{.key = input::key::kT});
  queue.push(input::TextTyped{U'€'});
  queue.push(input::TextTyped{U'\U0001F600'});
  const InputStep first = frame();
  EXPECT_EQ(first.keys.size(), 1U);
  EXPECT_EQ(first.typed, "ä");
  const InputStep second = frame();
  EXPECT_EQ(second.keys.at(0).key, input::key::kT);
  EXPECT_EQ(second.typed, "€\U0001F600");
  EXPECT_TRUE(queue.empty());
}

TEST_F(Queue, HandsDroppedFilesOn) {
  queue.push(FilesDropped{{"a", "b"}});
  EXPECT_EQ(frame().dropped, (std::vector<std::string>{"a", "b"}));
}

}  // namespace
}  // namespace trapline::ui
