#include "app/widgets/icons.hpp"

#include <numbers>
#include <vector>

#include "app/widgets/imgui_types.hpp"

namespace trapline::ui {
namespace {

/// A pen in a unit square around a point: 0,0 is its middle, 1 half of its side.
class Pen {
 public:
  Pen(Canvas& canvas, Point center, float size_ems, Color color)
      : list_(*ImGui::GetWindowDrawList()),
        center_(center),
        half_(canvas.px(size_ems) / 2),
        thickness_(std::max(1.5F, half_ * 0.22F)),
        color_(pack(color)) {}

  void stroke(const std::vector<Point>& points, bool closed = false) {
    for (const Point& p : points) list_.PathLineTo(at(p));
    list_.PathStroke(color_, closed ? ImDrawFlags_Closed : ImDrawFlags_None, thickness_);
  }
  void arc(float from, float to) {
    list_.PathArcTo(vec(center_), half_ * 0.85F, from, to, 24);
    list_.PathStroke(color_, ImDrawFlags_None, thickness_);
  }
  void ring(Point p, float radius) { list_.AddCircle(at(p), radius * half_, color_, 0, thickness_); }
  void disc(Point p, float radius) { list_.AddCircleFilled(at(p), radius * half_, color_); }
  void dot(Point p) { list_.AddCircleFilled(at(p), thickness_ * 0.75F, color_); }

 private:
  [[nodiscard]] ImVec2 at(Point p) const { return ImVec2(center_.x + p.x * half_, center_.y + p.y * half_); }

  ImDrawList& list_;
  Point center_;
  float half_;
  float thickness_;
  ImU32 color_;
};

}  // namespace

void draw_icon(Canvas& canvas, Icon icon, Point center, float size_ems, Color color) {
  constexpr float kPi = std::numbers::pi_v<float>;
  Pen pen(canvas, center, size_ems, color);
  switch (icon) {
    case Icon::mark:  // a line from trap to trap; the last one is open
      pen.stroke({{-0.78F, 0.55F}, {-0.12F, -0.35F}});
      pen.stroke({{-0.12F, -0.35F}, {0.5F, 0.32F}});
      pen.disc({-0.78F, 0.55F}, 0.24F);
      pen.disc({-0.12F, -0.4F}, 0.24F);
      return pen.ring({0.68F, 0.52F}, 0.26F);
    case Icon::check:
      return pen.stroke({{-0.75F, 0.05F}, {-0.2F, 0.6F}, {0.8F, -0.6F}});
    case Icon::cross:
      pen.stroke({{-0.62F, -0.62F}, {0.62F, 0.62F}});
      return pen.stroke({{-0.62F, 0.62F}, {0.62F, -0.62F}});
    case Icon::trap:
      pen.stroke({{0, -0.8F}, {0.92F, 0.75F}, {-0.92F, 0.75F}}, true);
      pen.stroke({{0, -0.28F}, {0, 0.25F}});
      return pen.dot({0, 0.5F});
    case Icon::clock:
      pen.arc(0, 2 * kPi);
      return pen.stroke({{0, -0.45F}, {0, 0.05F}, {0.35F, 0.25F}});
    case Icon::again:
      pen.arc(-0.2F * kPi, 1.35F * kPi);
      return pen.stroke({{0.1F, -0.5F}, {0.72F, -0.48F}, {0.8F, -1.05F}});
    case Icon::image:
      pen.stroke({{-0.9F, -0.7F}, {0.9F, -0.7F}, {0.9F, 0.7F}, {-0.9F, 0.7F}}, true);
      pen.stroke({{-0.9F, 0.5F}, {-0.3F, -0.05F}, {0.1F, 0.35F}, {0.45F, 0.05F}, {0.9F, 0.45F}});
      return pen.dot({0.35F, -0.3F});
  }
}

void draw_badge(Canvas& canvas, Icon icon, Point center, float size_ems, Color ground, Color ink) {
  canvas.circle(center, size_ems, ground);
  draw_icon(canvas, icon, center, size_ems * 0.5F, ink);
}

}  // namespace trapline::ui
