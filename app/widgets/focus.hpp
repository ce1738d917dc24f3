// Room: app/widgets. Where the keyboard is among the things of a screen that can be operated, in the reading order of
// the semantic tree. A thing is known by its role and its name, which therefore differs from that of its neighbours.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/input/keys.hpp"
#include "app/widgets/semantics.hpp"

namespace trapline::ui {

class FocusRing {
 public:
  /// Takes a key that is for the focus itself or for the thing that has it; true where no one else may have it:
  /// Tab and Shift+Tab go to the next and the last thing, Enter and Space press a button, and a text field takes
  /// all but Escape, which leaves it, and what is held with Control or Alt.
  bool take(const input::KeyPress& press);
  /// Typed characters, for the text field that has the focus; without one they are dropped.
  void type(std::string_view utf8);

  [[nodiscard]] bool is_on(Role role, std::string_view name) const;
  [[nodiscard]] bool is_on(Role role) const { return on_ && role_ == role; }
  [[nodiscard]] const std::string& name() const { return name_; }
  void put_on(Role role, std::string_view name);
  void leave() { on_ = false; }

  /// Whether the button that has the focus was pressed by a key in this frame.
  [[nodiscard]] bool is_pressed() const { return pressed_; }
  /// What the text field that has the focus has to take in this frame.
  [[nodiscard]] const std::vector<input::KeyPress>& keys() const { return keys_; }
  [[nodiscard]] const std::string& typed() const { return typed_; }
  /// Whether it went to another thing in this frame, which then has to be brought into view.
  [[nodiscard]] bool has_moved() const { return moved_; }

  /// To be called when a frame is drawn: from now on its order holds. What is no longer there has lost the focus.
  void end_frame(const SemanticTree& drawn);

 private:
  struct Stop {
    Role role;
    std::string name;
  };
  void move(int by);
  bool take_at_field(const input::KeyPress& press);

  std::vector<Stop> order_;
  bool on_ = false;  ///< somewhere
  Role role_ = Role::button;
  std::string name_;
  bool pressed_ = false;
  bool moved_ = false;
  std::vector<input::KeyPress> keys_;
  std::string typed_;
};

}  // namespace trapline::ui
