#include "app/theme/look.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

namespace trapline::ui {
namespace {

ImVec4 vec(Color c) {
  return ImVec4(static_cast<float>(c.r) / 255.0F, static_cast<float>(c.g) / 255.0F, static_cast<float>(c.b) / 255.0F,
                static_cast<float>(c.a) / 255.0F);
}

}  // namespace

float Look::snap(float ems) const { return std::max(1.0F, std::round(ems * em)); }

const PictureView* Look::picture(std::string_view path) const {
  if (pictures == nullptr) return nullptr;
  const auto found = pictures->find(path);
  return found == pictures->end() ? nullptr : &found->second;
}

float em_pixels(double display_scale, int scale_percent) {
  const double display = std::isfinite(display_scale) ? std::clamp(display_scale, 0.5, 4.0) : 1.0;
  const double user = std::clamp(scale_percent, 50, 300) / 100.0;
  return static_cast<float>(std::round(kEmPixels * display * user));
}

void apply_style(const Look& look) {
  ImGuiStyle style;
  style.WindowPadding = ImVec2(0, 0);
  style.WindowBorderSize = 0;
  style.ChildBorderSize = 0;
  style.ItemSpacing = ImVec2(0, 0);
  style.ScrollbarSize = look.snap(0.55F);
  style.ScrollbarRounding = style.ScrollbarSize / 2;
  const Palette& colors = look.colors();
  const ImVec4 clear(0, 0, 0, 0);
  style.Colors[ImGuiCol_WindowBg] = vec(colors.background);
  style.Colors[ImGuiCol_ChildBg] = clear;
  style.Colors[ImGuiCol_ScrollbarBg] = clear;
  style.Colors[ImGuiCol_ScrollbarGrab] = vec(colors.track);
  style.Colors[ImGuiCol_ScrollbarGrabHovered] = vec(colors.outline);
  style.Colors[ImGuiCol_ScrollbarGrabActive] = vec(colors.outline);
  ImGui::GetStyle() = style;
}

}  // namespace trapline::ui
