// Room: app/widgets. Signs drawn as lines: they are there whatever fonts the machine has.
#pragma once

#include "app/widgets/canvas.hpp"

namespace trapline::ui {

enum class Icon { mark, check, cross, trap, clock, again, image };

/// In a square of `size_ems` around `center`.
void draw_icon(Canvas& canvas, Icon icon, Point center, float size_ems, Color color);

/// The same in a filled disc: the sign in `ink`.
void draw_badge(Canvas& canvas, Icon icon, Point center, float size_ems, Color ground, Color ink);

}  // namespace trapline::ui
