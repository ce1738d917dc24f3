#include "app/widgets/controls.hpp"

#include <algorithm>
#include <cmath>

namespace trapline::ui {
namespace {

constexpr float kRadius = 0.5F;  // ems
constexpr float kGap = 0.6F;     // between a label and its key

struct ButtonColors {
  Color ground, ink, edge;
  bool outlined = false;
};

ButtonColors colors_of(const Palette& p, const ButtonSpec& spec, const Hit& hit) {
  const bool lit = hit.hovered || hit.held;
  if (!spec.enabled) return {p.background, p.muted, p.border, spec.kind != ButtonKind::quiet};
  switch (spec.kind) {
    case ButtonKind::primary:
      return {lit ? p.button_hover : p.button, p.on_button, p.on_button, false};
    case ButtonKind::normal:
      return {lit ? p.hover : p.surface, p.text, p.edge, true};
    case ButtonKind::quiet:
      return {lit ? p.hover : p.background, lit ? p.text : p.muted, p.edge, false};
  }
  return {};
}

}  // namespace

float key_cap_width(const Canvas& canvas, std::string_view key) {
  return std::max(canvas.px(1.45F), canvas.text_width(key, FontRole::small) + canvas.px(0.8F));
}

float key_cap(Canvas& canvas, std::string_view key, Point right_middle, Color ink, Color edge) {
  const float width = std::round(key_cap_width(canvas, key));
  const float height = canvas.look().snap(1.4F);
  const Rect rect{std::round(right_middle.x - width), std::round(right_middle.y - height / 2), width, height};
  canvas.frame(rect, edge, 0.3F);
  canvas.text_centered(key, rect, FontRole::small, ink);
  return width;
}

float button_width(const Canvas& canvas, const ButtonSpec& spec) {
  const float key = spec.key.empty() ? 0 : canvas.px(kGap) + key_cap_width(canvas, spec.key);
  return std::round(canvas.text_width(spec.label, spec.font) + key +
                    canvas.px(spec.kind == ButtonKind::quiet ? 1.0F : 2.0F));
}

bool button(Canvas& canvas, const ButtonSpec& spec, const Rect& rect) {
  const Hit hit = hot_spot(rect, spec.label, spec.enabled);
  const ButtonColors look = colors_of(canvas.colors(), spec, hit);
  if (spec.kind != ButtonKind::quiet || hit.hovered || hit.held) canvas.fill(rect, look.ground, kRadius);
  if (look.outlined) canvas.frame(rect, look.edge, kRadius);
  const float cap = spec.key.empty() ? 0 : key_cap_width(canvas, spec.key) + canvas.px(kGap);
  const float label = canvas.text_width(spec.label, spec.font);
  const float left = rect.middle_x() - (label + cap) / 2;
  canvas.text(spec.label, {left, rect.middle_y() - canvas.line_height(spec.font) / 2}, spec.font, look.ink);
  if (!spec.key.empty()) key_cap(canvas, spec.key, {left + label + cap, rect.middle_y()}, look.ink, look.edge);
  const FocusRing* focus = spec.enabled ? canvas.focus_of(Role::button, spec.label) : nullptr;
  if (focus != nullptr) focus_frame(canvas, rect);
  canvas.note({.role = Role::button,
               .name = spec.label,
               .value = spec.key,
               .rect = rect,
               .enabled = spec.enabled,
               .focused = focus != nullptr});
  return hit.clicked || (focus != nullptr && focus->is_pressed());
}

void focus_frame(Canvas& canvas, const Rect& rect) {
  const float out = canvas.look().snap(0.2F);
  canvas.frame({rect.x - out, rect.y - out, rect.width + 2 * out, rect.height + 2 * out}, canvas.colors().accent, 0.75F,
               0.1F);
}

void meter(Canvas& canvas, const Rect& rect, float share, Color color) {
  const float radius = rect.height / 2 / canvas.look().em;
  canvas.fill(rect, canvas.colors().track, radius);
  const float width = std::round(rect.width * std::clamp(share, 0.0F, 1.0F));
  if (width > 0) canvas.fill({rect.x, rect.y, std::max(width, rect.height), rect.height}, color, radius);
}

float tag_width(const Canvas& canvas, std::string_view word) {
  return std::round(canvas.text_width(word, FontRole::small_strong) + canvas.px(0.9F));
}

float tag(Canvas& canvas, std::string_view word, Point at, Color ink, Color ground) {
  const float height = canvas.look().snap(1.45F);
  const Rect rect{at.x, std::round(at.y - height / 2), tag_width(canvas, word), height};
  canvas.fill(rect, ground, 0.35F);
  canvas.text_centered(word, rect, FontRole::small_strong, ink);
  return rect.width;
}

}  // namespace trapline::ui
