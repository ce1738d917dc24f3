#include "app/views/told_option.hpp"

#include <algorithm>
#include <vector>

#include "app/views/markdown.hpp"
#include "app/widgets/controls.hpp"
#include "app/widgets/icons.hpp"

namespace trapline::ui {
namespace {

// In ems.
constexpr float kPad = 0.6F;
constexpr float kTightPad = 0.2F;
constexpr float kBadge = 1.7F;
constexpr float kTightBadge = 1.5F;
constexpr float kStep = 0.4F;  // between its texts
constexpr float kSign = 0.75F;

/// How much is said of an option.
enum class Told {
  folded,  ///< only the option itself
  open,    ///< everything that the deck says of it
};

std::string standing_of(const state::FeedbackOption& option) {
  if (option.chosen) return option.right ? "Yours, right" : "Yours, wrong";
  return option.right ? "Right" : "Wrong";
}

/// The chosen and the right ones are loud, the others are not.
bool is_loud(const state::FeedbackOption& option) { return option.chosen || option.right; }

bool has_more(const state::FeedbackOption& option) {
  const bool has_trap = !option.chosen && !option.trap_claim.empty();
  return !option.tempting.empty() || !option.right_if.empty() || has_trap || (!is_loud(option) && !option.why.empty());
}

Color ink_of(const Palette& colors, const state::FeedbackOption& option) {
  if (!is_loud(option)) return colors.muted;
  return option.right ? colors.right : colors.wrong;
}

/// Something that is said about an option, and the word before it.
struct Reason {
  const char* lead;
  const markdown::RichText* text;
};

std::vector<Reason> reasons_of(const state::FeedbackOption& option, Told told) {
  std::vector<Reason> all;
  const auto add = [&all](const char* lead, const markdown::RichText& text) {
    if (!text.empty()) all.push_back({lead, &text});
  };
  if (told == Told::folded) return all;
  if (!is_loud(option)) add("Why: ", option.why);  // those of the loud ones stand below the options
  add("Tempting: ", option.tempting);
  add("Right if: ", option.right_if);
  // A chosen one has sprung its trap, which stands above in full.
  if (!option.chosen) add("Trap: ", option.trap_claim);
  return all;
}

/// One option, measured before it is drawn.
class ToldOption {
 public:
  ToldOption(View& view, const state::FeedbackOption& option, std::size_t index)
      : view_(view), canvas_(view.canvas), option_(option), index_(index) {
    const float inner = width_of_text();
    bodies_.emplace_back(canvas_, option.text, inner, colors().text);
    for (const Reason& reason : reasons_of(option, told()))
      bodies_.emplace_back(canvas_, *reason.text, inner, colors().text, reason.lead);
    for (const Markdown& body : bodies_) height_ += body.height() + pixels(kStep);
    height_ = std::max(height_ - pixels(kStep), badge()) + 2 * pad();
  }

  float draw(float y) {
    const Rect card{view_.left, y, view_.width, height_};
    draw_ground(card);
    draw_badge_of({card.x + side(), card.y + pad(), badge(), badge()});
    const float x = card.x + 2 * side() + badge();
    draw_standing(card);
    float top = card.y + pad();
    if (bodies_.size() == 1) top = card.y + (height_ - bodies_.front().height()) / 2;  // beside its badge
    for (const Markdown& body : bodies_) top = body.draw(canvas_, {x, top}) + pixels(kStep);
    if (!is_loud(option_) && has_more(option_)) draw_more(card);
    return card.bottom();
  }

 private:
  [[nodiscard]] const Palette& colors() const { return canvas_.colors(); }
  [[nodiscard]] float pad() const { return view_.space(kPad, kTightPad); }
  [[nodiscard]] float side() const { return pixels(kPad); }
  [[nodiscard]] float badge() const { return view_.space(kBadge, kTightBadge); }
  [[nodiscard]] float pixels(float ems) const { return canvas_.look().snap(ems); }
  [[nodiscard]] Told told() const {
    return view_.memory.all_unfolded || view_.memory.unfolded.contains(index_) ? Told::open : Told::folded;
  }
  [[nodiscard]] ButtonSpec more_button() const {
    return {.label = (told() == Told::open ? "Less on " : "More on ") + option_.letter,
            .kind = ButtonKind::quiet,
            .font = FontRole::small};
  }
  [[nodiscard]] float width_of_text() const {
    const float standing = canvas_.text_width(standing_of(option_), FontRole::small_strong) + canvas_.px(1.6F);
    const float more = has_more(option_) ? button_width(canvas_, more_button()) : 0;
    const float room = (is_loud(option_) ? standing + side() : more);
    return view_.width - 2 * side() - badge() - std::max(room, side());
  }

  void toggle() {
    auto& open = view_.memory.unfolded;
    if (view_.memory.all_unfolded) return;
    if (!open.erase(index_)) open.insert(index_);
  }

  void draw_ground(const Rect& card) {
    canvas_.fill(card, colors().surface, 0.6F);
    const bool loud = is_loud(option_);
    canvas_.frame(card, loud ? ink_of(colors(), option_) : colors().border, 0.6F, loud ? 0.12F : 0.06F);
  }

  void draw_badge_of(const Rect& badge) {
    const Color loud_ground = option_.right ? colors().right_soft : colors().wrong_soft;
    canvas_.fill(badge, is_loud(option_) ? loud_ground : colors().code, 0.45F);
    canvas_.text_centered(option_.letter, badge, FontRole::strong,
                          is_loud(option_) ? ink_of(colors(), option_) : colors().text);
  }

  /// "Your answer, wrong" at the end of a loud option; the others are told to be wrong by being quiet.
  void draw_standing(const Rect& card) {
    const std::string standing = standing_of(option_);
    const float first = pad() + bodies_.front().height() + pad();
    canvas_.note({.role = Role::status,
                  .name = standing,
                  .value = option_.letter,
                  .rect = {card.x, card.y, card.width, std::min(first, card.height)}});
    if (!is_loud(option_)) return;
    const Color ink = ink_of(colors(), option_);
    const float width = canvas_.text_width(standing, FontRole::small_strong);
    const float middle = card.y + pad() + badge() / 2;
    const float x = card.right() - side() - width;
    canvas_.text(standing, {x, middle - canvas_.line_height(FontRole::small_strong) / 2}, FontRole::small_strong, ink);
    draw_icon(canvas_, option_.right ? Icon::check : Icon::cross, {x - canvas_.px(0.8F), middle}, kSign, ink);
  }

  void draw_more(const Rect& card) {
    const ButtonSpec spec = more_button();
    const float width = button_width(canvas_, spec);
    if (button(canvas_, spec, {card.right() - width, card.y + pad(), width, badge()})) toggle();
  }

  View& view_;
  Canvas& canvas_;
  const state::FeedbackOption& option_;
  std::size_t index_;
  std::vector<Markdown> bodies_;
  float height_ = 0;
};

}  // namespace

float draw_told_option(View& view, const state::FeedbackOption& option, std::size_t index, float y) {
  return ToldOption(view, option, index).draw(y);
}

}  // namespace trapline::ui
