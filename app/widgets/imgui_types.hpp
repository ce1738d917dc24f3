// Room: app/widgets. Our plain types as Dear ImGui's.
#pragma once

#include <imgui.h>

#include "app/theme/palette.hpp"
#include "app/widgets/canvas.hpp"

namespace trapline::ui {

inline ImU32 pack(Color c) { return IM_COL32(c.r, c.g, c.b, c.a); }
inline ImVec2 vec(Point p) { return ImVec2(p.x, p.y); }
inline ImVec2 top_left(const Rect& r) { return ImVec2(r.x, r.y); }
inline ImVec2 bottom_right(const Rect& r) { return ImVec2(r.right(), r.bottom()); }

}  // namespace trapline::ui
