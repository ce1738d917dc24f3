#include "app/widgets/canvas.hpp"

#include <cmath>

#include "app/widgets/imgui_types.hpp"
#include "engine/text/utf8.hpp"

namespace trapline::ui {
namespace {

constexpr float kHalfPixel = 0.5F;         // Dear ImGui moves lines by it on its own account
constexpr float kHairline = 0.06F;         // ems
constexpr std::size_t kLongestName = 512;  // bytes: names are for finding, not for reading a megabyte

float advance(const ImFont& font, char32_t c) {
  return font.GetCharAdvance(static_cast<ImWchar>(c < GlyphSet::kEnd ? c : text::kReplacement));
}

}  // namespace

void Canvas::fill(const Rect& rect, Color color, float radius_ems) const {
  ImGui::GetWindowDrawList()->AddRectFilled(top_left(rect), bottom_right(rect), pack(color), px(radius_ems));
}

void Canvas::frame(const Rect& rect, Color color, float radius_ems, float thickness_ems) const {
  const float thickness = look_.snap(thickness_ems);
  const float in = thickness / 2 - kHalfPixel;  // the line lies inside of the rectangle
  ImGui::GetWindowDrawList()->AddRect(ImVec2(rect.x + in, rect.y + in), ImVec2(rect.right() - in, rect.bottom() - in),
                                      pack(color), px(radius_ems), 0, thickness);
}

void Canvas::line(Point from, Point to, Color color, float thickness_ems) const {
  ImGui::GetWindowDrawList()->AddLine(ImVec2(from.x - kHalfPixel, from.y - kHalfPixel),
                                      ImVec2(to.x - kHalfPixel, to.y - kHalfPixel), pack(color),
                                      look_.snap(thickness_ems));
}

void Canvas::hairline(float left, float right, float y, Color color) const {
  const float thickness = look_.snap(kHairline);
  fill({left, std::round(y), right - left, thickness}, color);
}

void Canvas::fade(const Rect& rect, bool downwards) const {
  const Color color = colors().background;
  Color clear = color;
  clear.a = 0;
  const ImU32 top = pack(downwards ? color : clear);
  const ImU32 bottom = pack(downwards ? clear : color);
  ImGui::GetWindowDrawList()->AddRectFilledMultiColor(top_left(rect), bottom_right(rect), top, top, bottom, bottom);
}

void Canvas::circle(Point center, float diameter_ems, Color color) const {
  ImGui::GetWindowDrawList()->AddCircleFilled(vec(center), px(diameter_ems) / 2, pack(color));
}

void Canvas::picture(const PictureView& picture, const Rect& rect, float radius_ems) const {
  // The number is a name of the graphics card's that Dear ImGui carries as a pointer and never follows.
  auto* const texture = reinterpret_cast<ImTextureID>(picture.texture);  // NOLINT(performance-no-int-to-ptr)
  ImGui::GetWindowDrawList()->AddImageRounded(texture, top_left(rect), bottom_right(rect), ImVec2(0, 0), ImVec2(1, 1),
                                              IM_COL32_WHITE, px(radius_ems));
}

void Canvas::text(std::string_view text, Point at, FontRole role, Color color) const {
  const ImFont* font = look_.font(role);
  ImGui::GetWindowDrawList()->AddText(font, font->FontSize, ImVec2(std::round(at.x), std::round(at.y)), pack(color),
                                      text.data(), text.data() + text.size());
}

void Canvas::text_centered(std::string_view text, const Rect& rect, FontRole font, Color color) const {
  const Point at{rect.middle_x() - text_width(text, font) / 2, rect.middle_y() - line_height(font) / 2};
  this->text(text, at, font, color);
}

float Canvas::text_width(std::string_view text, FontRole role) const {
  const ImFont& font = *look_.font(role);
  float width = 0;
  while (!text.empty()) width += advance(font, text::take_code_point(text));
  return width;
}

float Canvas::line_height(FontRole font) const { return look_.font(font)->FontSize; }

std::string Canvas::elided(std::string_view text, float width, FontRole role) const {
  if (text_width(text, role) <= width) return std::string(text);
  const float room = width - text_width("…", role);
  std::string_view rest = text;
  float used = 0;
  std::size_t kept = 0;
  while (!rest.empty()) {
    used += advance(*look_.font(role), text::take_code_point(rest));
    if (used > room) break;
    kept = text.size() - rest.size();
  }
  return std::string(text.substr(0, kept)) + "…";
}

Hit hot_spot(const Rect& rect, std::string_view id, bool enabled) {
  if (!enabled || rect.width < 1 || rect.height < 1) return {};
  ImGui::SetCursorScreenPos(top_left(rect));
  ImGui::PushID(id.data(), id.data() + id.size());
  const bool clicked = ImGui::InvisibleButton("hot", ImVec2(rect.width, rect.height));
  const Hit hit{clicked, ImGui::IsItemHovered(), ImGui::IsItemActive()};
  ImGui::PopID();
  if (hit.hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
  return hit;
}

void Canvas::note(Node node) {
  if (node.name.size() > kLongestName) node.name = text::cut_utf8(node.name, kLongestName);
  node.visible = on_screen(node.rect);
  tree_.nodes.push_back(std::move(node));
}

ClipTo::ClipTo(const Rect& rect) { ImGui::PushClipRect(top_left(rect), bottom_right(rect), true); }

ClipTo::~ClipTo() { ImGui::PopClipRect(); }

bool on_screen(const Rect& rect) { return ImGui::IsRectVisible(top_left(rect), bottom_right(rect)); }

}  // namespace trapline::ui
