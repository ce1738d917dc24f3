// A line of text, and who gets the keys while it is typed.
#include "app/widgets/text_field.hpp"

#include <gtest/gtest.h>
#include <imgui.h>

#include "app/theme/fonts.hpp"
#include "app/widgets/controls.hpp"

namespace trapline::ui {
namespace {

/// Two buttons with a field between them, on a sheet of their own.
class Form : public testing::Test {
 protected:
  Form() : context(ImGui::CreateContext()), book(*ImGui::GetIO().Fonts, FontFiles{}) {
    ImGui::GetIO().IniFilename = nullptr;
    ImGui::GetIO().DisplaySize = ImVec2(400, 200);
    book.ensure(16, {});
    look = {.palette = &light_palette(), .fonts = &book.fonts(), .em = 16, .pictures = nullptr};
    draw();
  }
  ~Form() override { ImGui::DestroyContext(context); }

  void draw() {
    tree = {};
    pressed.clear();
    ImGui::NewFrame();
    Canvas canvas(look, tree, &focus);
    if (button(canvas, {.label = "Back"}, {0, 0, 100, 30})) pressed = "Back";
    changed = text_field(canvas, {.label = "Search", .hint = "a word"}, line, {0, 40, 200, 30});
    if (button(canvas, {.label = "Go"}, {0, 80, 100, 30})) pressed = "Go";
    (void)button(canvas, {.label = "Never", .enabled = false}, {0, 120, 100, 30});
    ImGui::Render();
    focus.end_frame(tree);
  }
  /// Whether the focus took the key; the frame is drawn.
  bool press(int key, bool control = false, bool shift = false) {
    const bool taken = focus.take({.key = key, .control = control, .shift = shift});
    draw();
    return taken;
  }
  void type(const std::string& text) {
    focus.type(text);
    draw();
  }
  [[nodiscard]] std::string focused() const {
    for (const Node& node : tree.nodes)
      if (node.focused) return node.name;
    return {};
  }

  ImGuiContext* context;
  FontBook book;
  Look look;
  SemanticTree tree;
  FocusRing focus;
  TextLine line;
  std::string pressed;
  bool changed = false;
};

TEST_F(Form, TabGoesThroughAllThatCanBeOperatedInReadingOrder) {
  for (const char* name : {"Back", "Search", "Go", "Back"}) {
    EXPECT_TRUE(press(input::key::kTab));
    EXPECT_EQ(focused(), name);
  }
  for (const char* name : {"Go", "Search", "Back"}) {
    press(input::key::kTab, false, true);
    EXPECT_EQ(focused(), name);
  }
}

TEST_F(Form, ShiftAndTabBeginAtTheEnd) {
  press(input::key::kTab, false, true);
  EXPECT_EQ(focused(), "Go");
}

TEST_F(Form, EnterAndSpacePressTheButtonThatHasTheFocus) {
  EXPECT_FALSE(press(input::key::kEnter)) << "nothing has the focus: the screen may have the key";
  press(input::key::kTab);
  EXPECT_TRUE(press(input::key::kEnter));
  EXPECT_EQ(pressed, "Back");
  EXPECT_TRUE(press(input::key::kSpace));
  EXPECT_EQ(pressed, "Back");
  draw();
  EXPECT_EQ(pressed, "") << "once";
}

TEST_F(Form, AFieldWithTheFocusTakesWhatIsTypedAndNoLetterGetsPastIt) {
  focus.put_on(Role::text_field, "Search");
  EXPECT_TRUE(press(input::key::kT));
  type("tü");
  EXPECT_TRUE(changed);
  EXPECT_TRUE(press(input::key::kU));
  type("\n€\x1b");
  EXPECT_EQ(line.text, "tü€");
  EXPECT_EQ(tree.find(Role::text_field, "Search")->value, "tü€");
}

TEST_F(Form, AFieldWithTheFocusLeavesWhatIsHeldWithControl) {
  focus.put_on(Role::text_field, "Search");
  EXPECT_FALSE(press(input::key::kQ, true));
}

TEST_F(Form, AFieldWithoutTheFocusTakesNothing) {
  EXPECT_FALSE(press(input::key::kT));
  type("t");
  EXPECT_EQ(line.text, "");
}

TEST_F(Form, EscapeLeavesTheFieldAndTheNextOneIsTheScreens) {
  focus.put_on(Role::text_field, "Search");
  EXPECT_TRUE(press(input::key::kEscape));
  EXPECT_EQ(focused(), "");
  EXPECT_FALSE(press(input::key::kEscape));
}

TEST_F(Form, WhatIsGoneHasLostTheFocus) {
  press(input::key::kTab);
  focus.end_frame({});
  draw();
  EXPECT_EQ(focused(), "");
}

TEST(TextLine, MovesAndErasesByCharactersAndNotByBytes) {
  TextLine line;
  line.type("aé€b");
  line.key({.key = input::key::kLeft});
  EXPECT_TRUE(line.key({.key = input::key::kBackspace}));
  EXPECT_EQ(line.text, "aéb");
  EXPECT_TRUE(line.key({.key = input::key::kBackspace}));
  EXPECT_TRUE(line.key({.key = input::key::kDelete}));
  EXPECT_EQ(line.text, "a");
  EXPECT_FALSE(line.key({.key = input::key::kDelete}));
  line.key({.key = input::key::kHome});
  EXPECT_FALSE(line.key({.key = input::key::kBackspace}));
  line.type("x");
  line.key({.key = input::key::kEnd});
  line.type("z");
  EXPECT_EQ(line.text, "xaz");
}

}  // namespace
}  // namespace trapline::ui
