#include "app/views/told_option.hpp"

#include <algorithm>
#include <vector>

#include "app/views/markdown.hpp"
#include "app/widgets/controls.hpp"
#include "app/widgets/icons.hpp"

namespace trapline::ui {
namespace {

// In ems.
constexpr float kPad = 0.75F;
constexpr float kBadge = 1.7F;
constexpr float kStep = 0.4F;  // between its texts
constexpr float kSign = 0.75F;

/// How much is said of an option.
enum class Told {
  folded,  ///< only the option itself, or with its why where it was chosen or is right
  open,    ///< everything that the deck says of it
};

std::string standing_of(const state::FeedbackOption& option) {
  if (option.chosen) return option.right ? "Your answer, right" : "Your answer, wrong";
  return option.right ? "Right answer" : "Wrong";
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
  if (is_loud(option) || told == Told::open) add("Why: ", option.why);
  if (told == Told::folded) return all;
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
    if (is_loud(option)) height_ += canvas_.line_height(FontRole::small_strong) + pixels(0.15F);
    for (const Markdown& body : bodies_) height_ += body.height() + pixels(kStep);
    height_ = std::max(height_ - pixels(kStep), pixels(kBadge)) + 2 * pixels(kPad);
  }

  float draw(float y) {
    const Rect card{view_.left, y, view_.width, height_};
    draw_ground(card);
    draw_badge_of({card.x + pixels(kPad), card.y + pixels(kPad), pixels(kBadge), pixels(kBadge)});
    const float x = card.x + 2 * pixels(kPad) + pixels(kBadge);
    float top = draw_standing({x, card.y + pixels(kPad)});
    if (!is_loud(option_) && bodies_.size() == 1)  // a single line stands in the middle of its badge
      top = card.y + (height_ - bodies_.front().height()) / 2;
    for (const Markdown& body : bodies_) top = body.draw(canvas_, {x, top}) + pixels(kStep);
    if (has_more(option_)) draw_more(card);
    return card.bottom();
  }

 private:
  [[nodiscard]] const Palette& colors() const { return canvas_.colors(); }
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
    const float room = has_more(option_) ? button_width(canvas_, more_button()) : pixels(kPad);
    return view_.width - 2 * pixels(kPad) - pixels(kBadge) - room;
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

  /// "Your answer, wrong" over a loud option; the others are told to be wrong by being quiet.
  float draw_standing(Point at) {
    const std::string standing = standing_of(option_);
    const float height = canvas_.line_height(FontRole::small_strong);
    const float width = canvas_.text_width(standing, FontRole::small_strong);
    const Rect words{at.x + canvas_.px(1.2F), at.y, width, height};
    canvas_.note({.role = Role::status, .name = standing, .value = option_.letter, .rect = words});
    if (!is_loud(option_)) return at.y;
    const Color ink = ink_of(colors(), option_);
    const Point sign{at.x + canvas_.px(0.4F), words.middle_y()};
    draw_icon(canvas_, option_.right ? Icon::check : Icon::cross, sign, kSign, ink);
    canvas_.text(standing, {words.x, words.y}, FontRole::small_strong, ink);
    return words.bottom() + pixels(0.15F);
  }

  void draw_more(const Rect& card) {
    const ButtonSpec spec = more_button();
    const float width = button_width(canvas_, spec);
    if (button(canvas_, spec, {card.right() - width, card.y + pixels(0.2F), width, pixels(kBadge)})) toggle();
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
