#include "app/views/told_option.hpp"

#include <vector>

#include "app/views/markdown.hpp"
#include "app/widgets/icons.hpp"

namespace trapline::ui {
namespace {

// In ems.
constexpr float kPad = 1.0F;
constexpr float kBadge = 1.7F;
constexpr float kHead = 1.7F;  // the line above the option's text
constexpr float kStep = 0.6F;  // between its texts

std::string standing_of(const state::FeedbackOption& option) {
  if (option.chosen) return option.right ? "Your answer, right" : "Your answer, wrong";
  return option.right ? "Right answer" : "Wrong";
}

/// Something that is said about an option, and the word before it.
struct Reason {
  const char* lead;
  const markdown::RichText* text;
};

std::vector<Reason> reasons_of(const state::FeedbackOption& option) {
  std::vector<Reason> all = {{"", &option.text}};
  const auto add = [&all](const char* lead, const markdown::RichText& text) {
    if (!text.empty()) all.push_back({lead, &text});
  };
  add("Why: ", option.why);
  add("Tempting: ", option.tempting);
  add("Right if: ", option.right_if);
  // A chosen one has sprung its trap, which stands below in full.
  if (!option.chosen) add("Trap: ", option.trap_claim);
  return all;
}

/// The chosen and the right ones are loud, the others are not.
bool is_loud(const state::FeedbackOption& option) { return option.chosen || option.right; }

Color ink_of(const Palette& colors, const state::FeedbackOption& option) {
  if (!is_loud(option)) return colors.muted;
  return option.right ? colors.right : colors.wrong;
}

void draw_ground(Canvas& canvas, const Rect& card, const state::FeedbackOption& option) {
  const Palette& colors = canvas.colors();
  canvas.fill(card, colors.surface, 0.6F);
  const bool loud = is_loud(option);
  canvas.frame(card, loud ? ink_of(colors, option) : colors.border, 0.6F, loud ? 0.09F : 0.06F);
}

void draw_head(Canvas& canvas, const state::FeedbackOption& option, const Rect& badge, Point at) {
  const Palette& colors = canvas.colors();
  const Color ink = ink_of(colors, option);
  const Color loud_ground = option.right ? colors.right_soft : colors.wrong_soft;
  canvas.fill(badge, is_loud(option) ? loud_ground : colors.code, 0.45F);
  canvas.text_centered(option.letter, badge, FontRole::strong, is_loud(option) ? ink : colors.text);
  const std::string standing = standing_of(option);
  const float height = canvas.line_height(FontRole::small_strong);
  const float width = canvas.text_width(standing, FontRole::small_strong);
  const Rect words{at.x + canvas.px(1.2F), at.y, width, height};
  draw_icon(canvas, option.right ? Icon::check : Icon::cross, {at.x + canvas.px(0.4F), words.middle_y()}, 0.75F, ink);
  canvas.text(standing, {words.x, words.y}, FontRole::small_strong, ink);
  canvas.note({.role = Role::status, .name = standing, .value = option.letter, .rect = words});
}

}  // namespace

float draw_told_option(const View& view, const state::FeedbackOption& option, float y) {
  Canvas& canvas = view.canvas;
  const Palette& colors = canvas.colors();
  const float pad = canvas.look().snap(kPad);
  const float badge = canvas.look().snap(kBadge);
  const float step = canvas.look().snap(kStep);
  const float x = view.left + 2 * pad + badge;
  const float inner = view.width - 3 * pad - badge;
  const std::vector<Reason> reasons = reasons_of(option);
  std::vector<Markdown> bodies;
  bodies.reserve(reasons.size());
  float height = 2 * pad + canvas.look().snap(kHead) - step;
  for (const Reason& reason : reasons) {
    bodies.emplace_back(canvas, *reason.text, inner, colors.text, reason.lead);
    height += bodies.back().height() + step;
  }
  const Rect card{view.left, y, view.width, height};
  draw_ground(canvas, card, option);
  draw_head(canvas, option, {card.x + pad, card.y + pad, badge, badge}, {x, card.y + pad - canvas.px(0.1F)});
  float top = card.y + pad + canvas.look().snap(kHead);
  for (const Markdown& body : bodies) top = body.draw(canvas, {x, top}) + step;
  return card.bottom();
}

}  // namespace trapline::ui
