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

TEST_F(Queue, a_frame_without_input_has_none) {
  EXPECT_TRUE(queue.empty());
  EXPECT_TRUE(frame().keys.empty());
}

TEST_F(Queue, hands_out_one_key_a_frame_in_the_order_of_the_presses) {
  for (const int key : {50, 52, 51}) queue.push(KeyDown{.key = key});
  for (const int key : {50, 52, 51}) {
    const InputStep step = frame();
    ASSERT_EQ(step.keys.size(), 1U);
    EXPECT_EQ(step.keys[0].key, key);
  }
  EXPECT_TRUE(queue.empty());
}

TEST_F(Queue, a_press_and_its_release_are_never_in_one_frame) {
  queue.push(PointerButton{0, true});
  queue.push(PointerButton{0, false});
  frame();
  EXPECT_TRUE(clicked);
  EXPECT_FALSE(released);
  frame();
  EXPECT_FALSE(clicked);
  EXPECT_TRUE(released);
}

TEST_F(Queue, moves_of_the_pointer_cost_no_frames) {
  for (int i = 0; i < 100; ++i) queue.push(PointerMoved{static_cast<float>(i), 7});
  queue.push(KeyDown{.key = 65});
  EXPECT_EQ(frame().keys.size(), 1U);
  EXPECT_EQ(ImGui::GetIO().MousePos.x, 99);
  EXPECT_EQ(ImGui::GetIO().MousePos.y, 7);
}

TEST_F(Queue, a_click_is_where_the_pointer_was_then) {
  queue.push(PointerMoved{10, 10});
  queue.push(PointerButton{0, true});
  queue.push(PointerMoved{90, 90});
  frame();
  EXPECT_TRUE(clicked);
  EXPECT_EQ(ImGui::GetIO().MousePos.x, 10);
}

TEST_F(Queue, ignores_buttons_that_no_mouse_has) {
  queue.push(PointerButton{-1, true});
  queue.push(PointerButton{99, true});
  frame();
  EXPECT_TRUE(queue.empty());
}

TEST_F(Queue, hands_dropped_files_on) {
  queue.push(FilesDropped{{"a", "b"}});
  EXPECT_EQ(frame().dropped, (std::vector<std::string>{"a", "b"}));
}

}  // namespace
}  // namespace trapline::ui
