#include "app/widgets/scroll_area.hpp"

#include <algorithm>
#include <cmath>

#include "app/widgets/imgui_types.hpp"

namespace trapline::ui {
namespace {

constexpr float kWheelStep = 3.2F;  // ems a notch
constexpr float kFade = 1.6F;       // ems

}  // namespace

void ScrollState::move(float pixels) { offset = std::clamp(offset + pixels, 0.0F, limit()); }

void ScrollState::reveal(float top, float bottom, float margin) {
  if (bottom + margin > offset + view) offset = bottom + margin - view;
  if (top - margin < offset) offset = top - margin;
  move(0);
}

ScrollArea::ScrollArea(Canvas& canvas, const Rect& area, ScrollState& state)
    : canvas_(canvas), area_(area), state_(state) {
  state_.view = area.height;
  ImGui::SetCursorScreenPos(top_left(area));
  ImGui::BeginChild("scroll", ImVec2(area.width, area.height), false,
                    ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse | ImGuiWindowFlags_NoBackground);
  const float wheel = ImGui::GetIO().MouseWheel;
  if (wheel != 0 && ImGui::IsWindowHovered()) state_.move(-wheel * canvas.px(kWheelStep));
  drawn_offset_ = std::round(state_.offset);
}

void ScrollArea::end_at(float bottom) {
  state_.content = bottom - top();
  state_.move(0);
}

void ScrollArea::draw_bar() {
  const float limit = state_.limit();
  if (limit <= 0) return;
  const float width = canvas_.look().snap(0.5F);
  const float length = std::max(canvas_.px(2), area_.height * area_.height / state_.content);
  const float run = area_.height - length;
  const Rect groove{area_.right() - 2 * width, area_.y, 2 * width, area_.height};
  const Hit hit = hot_spot(groove, "bar", true);
  if (hit.held && run > 0) {
    const float share = (ImGui::GetIO().MousePos.y - area_.y - length / 2) / run;
    state_.offset = std::clamp(share, 0.0F, 1.0F) * limit;
  }
  const Rect thumb{groove.x + width / 2, area_.y + run * state_.offset / limit, width, length};
  canvas_.fill(thumb, hit.hovered || hit.held ? canvas_.colors().outline : canvas_.colors().track, 0.25F);
}

/// Shows that there is more above or below.
void ScrollArea::draw_fades() {
  const float height = canvas_.px(kFade);
  const float above = drawn_offset_;
  const float below = state_.limit() - drawn_offset_;
  if (above > 0) canvas_.fade({area_.x, area_.y, area_.width, std::min(height, above)}, true);
  if (below <= 0) return;
  const float reach = std::min(height, below);
  canvas_.fade({area_.x, area_.bottom() - reach, area_.width, reach}, false);
}

ScrollArea::~ScrollArea() {
  draw_fades();
  draw_bar();
  ImGui::EndChild();
}

}  // namespace trapline::ui
