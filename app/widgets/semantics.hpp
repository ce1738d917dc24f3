// Room: app/widgets. What is on the screen, in words: for tests, which find things by role and name instead of by
// pixels, and for whatever reads a screen aloud.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace trapline::ui {

enum class Role { button, option, text_field, heading, text, status, progress, alert };

/// In pixels, from the window's upper left corner.
struct Rect {
  float x = 0, y = 0, width = 0, height = 0;
  [[nodiscard]] float right() const { return x + width; }
  [[nodiscard]] float bottom() const { return y + height; }
  [[nodiscard]] float middle_x() const { return x + width / 2; }
  [[nodiscard]] float middle_y() const { return y + height / 2; }
};

struct Node {
  Role role = Role::text;
  std::string name;
  std::string value;  ///< "3 of 12", a key, …; may be empty
  Rect rect;
  bool enabled = true;
  bool selected = false;  ///< an option that is chosen
  bool hovered = false;   ///< drawn as what a click would choose
  bool focused = false;   ///< where the keyboard is
  bool visible = true;    ///< some of it is on the screen
};

/// The nodes of one frame, in reading order.
struct SemanticTree {
  std::vector<Node> nodes;

  /// The first with this role and name, or nullptr.
  [[nodiscard]] const Node* find(Role role, std::string_view name) const;
  /// Whether some node's name or value has `text` in it.
  [[nodiscard]] bool says(std::string_view text) const;
};

}  // namespace trapline::ui
