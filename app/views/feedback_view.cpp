// Room: app/views. What the answer was worth: the verdict first, then why, option by option, then what became of the
// traps.
#include <algorithm>
#include <cmath>

#include "app/views/callout.hpp"
#include "app/views/chrome.hpp"
#include "app/views/markdown.hpp"
#include "app/views/screens.hpp"
#include "app/views/told_option.hpp"
#include "app/widgets/controls.hpp"
#include "app/widgets/icons.hpp"
#include "app/widgets/paragraph.hpp"
#include "app/words/feedback.hpp"

namespace trapline::ui {
namespace {

// In ems.
constexpr float kVerdictBadge = 3.4F;
constexpr float kButtonHeight = 2.9F;
constexpr float kSection = 1.6F;

class FeedbackPage {
 public:
  FeedbackPage(View& view, const state::FeedbackScreen& screen, float top)
      : view_(view), canvas_(view.canvas), screen_(screen), y_(top + view.canvas.look().snap(1.6F)) {}

  float draw() {
    verdict();
    if (screen_.statement) {
      judged_statement();
    } else {
      told_options();
    }
    section("Explanation", screen_.explanation);
    references();
    if (!screen_.statement) section("The question", screen_.stem);
    return y_ + canvas_.px(1.5F);
  }

 private:
  /// The statement itself, what the user said of it, and the belief with its truth.
  void judged_statement() {
    y_ = Markdown(canvas_, screen_.stem, view_.width, colors().text).draw(canvas_, {view_.left, y_});
    gap(0.4F);
    for (const state::FeedbackOption& option : screen_.options) {
      if (!option.chosen) continue;
      y_ = draw_paragraph(canvas_, "You said: " + markdown::plain_text(option.text), FontRole::body, colors().muted,
                          {view_.left, y_}, view_.width);
    }
    gap(0.9F);
    for (const state::TrapLine& trap : screen_.traps) this->trap(trap);
  }

  void told_options() {
    for (const state::FeedbackOption& option : screen_.options) {
      if (option.chosen || option.right) this->option(option);
    }
    // The belief is what has to go: it is refuted before the eye has to travel past the other options.
    for (const state::TrapLine& trap : screen_.traps) {
      if (trap.outcome == TrapOutcome::sprung) this->trap(trap);
    }
    others();
    for (const state::TrapLine& trap : screen_.traps) {
      if (trap.outcome != TrapOutcome::sprung) this->trap(trap);
    }
  }

  [[nodiscard]] const Palette& colors() const { return canvas_.colors(); }
  void gap(float ems) { y_ += canvas_.look().snap(ems); }

  void verdict() {
    const Look& look = canvas_.look();
    const Color ink = screen_.correct ? colors().right : colors().wrong;
    const Color ground = screen_.correct ? colors().right_soft : colors().wrong_soft;
    const std::string title = words::verdict(screen_.correct, screen_.lucky);
    const std::string detail = words::verdict_detail(screen_.lucky, screen_.confidence);
    const float size = look.snap(kVerdictBadge);
    const float x = view_.left + size + canvas_.px(1);
    const float room = view_.width - (x - view_.left);
    const Paragraph head(canvas_, title, FontRole::title, ink, room);
    const Paragraph below(canvas_, detail, FontRole::body, colors().muted, room);
    const float height = std::max(size, head.height() + (detail.empty() ? 0 : below.height()));
    draw_badge(canvas_, screen_.correct ? Icon::check : Icon::cross, {view_.left + size / 2, y_ + height / 2},
               kVerdictBadge, ground, ink);
    head.draw(canvas_, {x, detail.empty() ? y_ + (height - head.height()) / 2 : y_});
    if (!detail.empty()) below.draw(canvas_, {x, y_ + head.height()});
    canvas_.note({.role = Role::heading, .name = title, .value = detail, .rect = {x, y_, room, height}});
    y_ += height;
    gap(1.3F);
    leech();
  }

  void leech() {
    if (!screen_.leech_alarm) return;
    const std::string text =
        words::missed(screen_.lapses) + " Another look at the topic may help more than another repetition.";
    y_ = draw_callout(view_, {Icon::again, Tone::warning, "A leech", {{{.text = text, .color = colors().text}}}}, y_);
    gap(0.8F);
  }

  void option(const state::FeedbackOption& option) {
    y_ = draw_told_option(view_, option, y_);
    gap(0.7F);
  }

  void trap(const state::TrapLine& trap) {
    if (trap.outcome == TrapOutcome::none) return;
    const bool sprung = trap.outcome == TrapOutcome::sprung;
    const std::string back = words::looked_into_again(trap.comes_back);
    const bool resisted = trap.outcome == TrapOutcome::resisted;
    Callout callout{.icon = resisted ? Icon::check : Icon::trap,
                    .tone = resisted ? Tone::good : Tone::warning,
                    .title = words::what_became_of_a_trap(trap.outcome),
                    .lines = {}};
    callout.lines.push_back({{.text = "False:  ", .font = FontRole::strong, .color = colors().wrong},
                             {.text = trap.claim, .color = colors().text, .struck = sprung}});
    if (!trap.truth.empty()) {
      callout.lines.push_back({{.text = "True:  ", .font = FontRole::strong, .color = colors().right},
                               {.text = trap.truth, .color = colors().text}});
    }
    if (!back.empty()) callout.lines.push_back({{.text = back, .font = FontRole::small, .color = colors().muted}});
    y_ = draw_callout(view_, callout, y_);
    gap(0.7F);
  }

  void others() {
    const auto other = [](const state::FeedbackOption& o) { return !o.chosen && !o.right; };
    if (std::none_of(screen_.options.begin(), screen_.options.end(), other)) return;
    heading("The other options");
    for (const state::FeedbackOption& option : screen_.options) {
      if (other(option)) this->option(option);
    }
  }

  void heading(const std::string& title) {
    gap(kSection - 0.7F);
    y_ = draw_paragraph(canvas_, title, FontRole::heading, colors().text, {view_.left, y_}, view_.width, Role::heading);
    gap(0.5F);
  }

  void section(const std::string& title, const markdown::RichText& text) {
    if (text.empty()) return;
    heading(title);
    y_ = Markdown(canvas_, text, view_.width, colors().text).draw(canvas_, {view_.left, y_});
    gap(0.7F);
  }

  void references() {
    if (!screen_.references.empty()) {
      heading("References");
      for (const Reference& r : screen_.references) {
        y_ = draw_paragraph(canvas_, r.label.empty() ? r.url : r.label, FontRole::body, colors().text, {view_.left, y_},
                            view_.width);
        if (!r.label.empty()) {
          y_ = draw_paragraph(canvas_, r.url, FontRole::small, colors().muted, {view_.left, y_}, view_.width);
        }
        gap(0.4F);
      }
    }
    if (screen_.topics.empty()) return;
    heading(screen_.topics.size() == 1 ? "Topic" : "Topics");
    for (const TopicPath& topic : screen_.topics) {
      y_ = draw_paragraph(canvas_, topic, FontRole::body, colors().text, {view_.left, y_}, view_.width);
    }
    gap(0.7F);
  }

  View& view_;
  Canvas& canvas_;
  const state::FeedbackScreen& screen_;
  float y_;
};

/// When the card comes back, at the left of the footer.
void draw_comes_back(Canvas& canvas, const state::FeedbackScreen& screen, const Rect& area) {
  const std::string back = words::comes_back(screen.comes_back, screen.drilled_today);
  if (back.empty()) return;
  const float icon = canvas.px(1.1F);
  const float x = area.x + icon + canvas.px(0.6F);
  const Point middle{area.x + icon / 2, area.middle_y()};
  draw_icon(canvas, screen.drilled_today ? Icon::again : Icon::clock, middle, 1.1F, canvas.colors().muted);
  const Paragraph text(canvas, back, FontRole::body, canvas.colors().text, area.right() - x);
  text.draw(canvas, {x, area.middle_y() - text.height() / 2});
  canvas.note({.role = Role::status, .name = back, .value = {}, .rect = area});
}

void draw_footer(View& view, const state::FeedbackScreen& screen, const Rect& area) {
  Canvas& canvas = view.canvas;
  const ButtonSpec spec{.label = "Continue", .key = "Enter", .kind = ButtonKind::primary, .font = FontRole::strong};
  const float width = std::max(button_width(canvas, spec) + canvas.px(2), std::round(area.width * 0.3F));
  draw_comes_back(canvas, screen, {area.x, area.y, area.width - width - canvas.px(1), area.height});
  const Rect rect{area.right() - width, area.y, width, area.height};
  if (button(canvas, spec, rect) && view.may_click()) view.emit(state::intent::Continue{});
}

}  // namespace

template <>
void ScreenView<state::FeedbackScreen>::draw(View& view, const state::FeedbackScreen& screen) {
  draw_page(
      view, [&](float top) { return FeedbackPage(view, screen, top).draw(); }, view.canvas.look().snap(kButtonHeight),
      [&](const Rect& area) { draw_footer(view, screen, area); });
}

template <>
void ScreenView<state::FeedbackScreen>::key(View& view, const state::FeedbackScreen& /*screen*/,
                                            const input::KeyPress& press) {
  if (scroll_key(view, press, true)) return;
  if ((press.is_enter() || press.is_space()) && view.may_commit(press.at)) view.emit(state::intent::Continue{});
}

}  // namespace trapline::ui
