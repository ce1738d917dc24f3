// Room: app/widgets. A part of the window whose contents may be longer than it.
#pragma once

#include "app/widgets/canvas.hpp"

namespace trapline::ui {

/// What is remembered of a scroll area between frames; in pixels.
struct ScrollState {
  float offset = 0;   ///< how far the contents are moved up
  float content = 0;  ///< their height in the last frame
  float view = 0;     ///< the area's height in the last frame

  [[nodiscard]] float limit() const { return content > view ? content - view : 0; }
  void move(float pixels);
  /// Moves as little as needed to show what lies from `top` to `bottom`, measured from the contents' beginning.
  void reveal(float top, float bottom, float margin);
};

/// Open while it lives. Contents are drawn from `top()` on; `end_at` says where they end.
class ScrollArea {
 public:
  ScrollArea(Canvas& canvas, const Rect& area, ScrollState& state);
  ScrollArea(const ScrollArea&) = delete;
  ScrollArea& operator=(const ScrollArea&) = delete;
  ~ScrollArea();

  /// Where the contents begin, in the window's pixels: above the area once it is scrolled.
  [[nodiscard]] float top() const { return area_.y - drawn_offset_; }
  void end_at(float bottom);

 private:
  void draw_bar();
  void draw_fades();

  Canvas& canvas_;
  Rect area_;
  ScrollState& state_;
  float drawn_offset_;
};

}  // namespace trapline::ui
