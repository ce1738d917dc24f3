// Room: app/widgets. The sheet that widgets draw on: shapes, lines of text and hot spots at given places, and the
// semantic tree. The only layout is the caller's. Knows no screen.
#pragma once

#include <string>
#include <string_view>

#include "app/theme/look.hpp"
#include "app/widgets/focus.hpp"
#include "app/widgets/semantics.hpp"

namespace trapline::ui {

struct Point {
  float x = 0, y = 0;
};

/// What the mouse does to a hot spot.
struct Hit {
  bool clicked = false;
  bool hovered = false;
  bool held = false;
};

/// A place that answers to the mouse. `id` must differ from that of its neighbours.
[[nodiscard]] Hit hot_spot(const Rect& rect, std::string_view id, bool enabled);

/// Whether some of `rect` is on the screen.
[[nodiscard]] bool on_screen(const Rect& rect);

/// While it lives, nothing is drawn outside of `rect`.
class ClipTo {
 public:
  explicit ClipTo(const Rect& rect);
  ClipTo(const ClipTo&) = delete;
  ClipTo& operator=(const ClipTo&) = delete;
  ~ClipTo();
};

/// Draws into Dear ImGui's current window. Cheap to make; lives for one frame.
class Canvas {
 public:
  /// `focus` may be null: then the keyboard is nowhere.
  Canvas(const Look& look, SemanticTree& tree, FocusRing* focus = nullptr) : look_(look), tree_(tree), focus_(focus) {}

  [[nodiscard]] const Look& look() const { return look_; }
  [[nodiscard]] const Palette& colors() const { return look_.colors(); }
  [[nodiscard]] float px(float ems) const { return look_.px(ems); }

  void fill(const Rect& rect, Color color, float radius_ems = 0) const;
  void frame(const Rect& rect, Color color, float radius_ems, float thickness_ems = 0.06F) const;
  void line(Point from, Point to, Color color, float thickness_ems) const;
  /// A thin horizontal line, sharp at every scale.
  void hairline(float left, float right, float y, Color color) const;
  /// The background, ending softly: at the lower edge where it goes `downwards`, otherwise at the upper one.
  void fade(const Rect& rect, bool downwards) const;
  void circle(Point center, float diameter_ems, Color color) const;

  void picture(const PictureView& picture, const Rect& rect, float radius_ems) const;

  /// One line, not wrapped; text is never a format.
  void text(std::string_view text, Point at, FontRole role, Color color) const;
  /// As `text`, in the middle of `rect`.
  void text_centered(std::string_view text, const Rect& rect, FontRole font, Color color) const;
  [[nodiscard]] float text_width(std::string_view text, FontRole role) const;
  [[nodiscard]] float line_height(FontRole font) const;
  /// `text` as far as it fits into `width`, with an ellipsis where it does not.
  [[nodiscard]] std::string elided(std::string_view text, float width, FontRole role) const;

  /// Adds a node; whether it is visible is found out here.
  void note(Node node);
  /// The nodes so far.
  [[nodiscard]] const SemanticTree& tree() const { return tree_; }

  /// The focus where this thing has it, otherwise null.
  [[nodiscard]] const FocusRing* focus_of(Role role, std::string_view name) const {
    return focus_ != nullptr && focus_->is_on(role, name) ? focus_ : nullptr;
  }
  void focus_on(Role role, std::string_view name) {
    if (focus_ != nullptr) focus_->put_on(role, name);
  }

 private:
  const Look& look_;
  SemanticTree& tree_;
  FocusRing* focus_;
};

}  // namespace trapline::ui
