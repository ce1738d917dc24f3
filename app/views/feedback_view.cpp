// Room: app/views. What the answer was worth: the verdict in a strip, the trap under it, then the question where it
// was, its options in the order shown and marked. What teaches beyond the why is folded.
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
constexpr float kVerdictBadge = 2.1F;
constexpr float kTightBadge = 1.6F;
constexpr float kButtonHeight = 2.7F;
constexpr float kPad = 0.75F;
constexpr float kBetween = 0.5F;  // options
constexpr float kTightBetween = 0.25F;

/// A stem longer than this share of the page is folded to its question.
constexpr float kStemShare = 0.2F;

bool is_certain_error(const state::FeedbackScreen& screen) {
  return !screen.correct && screen.confidence == Confidence::certain;
}

/// The words that ask: what the last block with bold words says boldly, or the last paragraph.
markdown::RichText question_of(const markdown::RichText& stem) {
  for (auto block = stem.rbegin(); block != stem.rend(); ++block) {
    markdown::TextBlock asked;
    for (const markdown::TextSpan& span : block->spans)
      if (span.strong) asked.spans.push_back(span);
    if (!asked.spans.empty()) return {asked};
  }
  const auto last = std::find_if(stem.rbegin(), stem.rend(), [](const markdown::TextBlock& block) {
    return block.kind == markdown::TextBlockKind::paragraph && !block.spans.empty();
  });
  return last == stem.rend() ? stem : markdown::RichText{*last};
}

class FeedbackPage {
 public:
  FeedbackPage(View& view, const state::FeedbackScreen& screen, float top)
      : view_(view),
        canvas_(view.canvas),
        screen_(screen),
        asked_(question_of(screen.stem)),
        y_(top + view.space(1.0F, 0.5F)) {}

  float draw() {
    verdict();
    if (screen_.statement) {
      judged_statement();
    } else {
      for (const state::TrapLine& trap : screen_.traps) this->trap(trap);
      stem();
      for (std::size_t i = 0; i < screen_.options.size(); ++i) option(i);
      whys();
    }
    explanation();
    references();
    return y_ + view_.space(1.0F, 0.2F);
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
    for (const state::TrapLine& trap : screen_.traps) told_trap(trap);
  }

  /// Where it was, folded to what it asks where it would push the options out of sight.
  void stem() {
    y_ += view_.space(0.4F, 0.1F);
    const Markdown whole(canvas_, screen_.stem, view_.width, colors().text);
    const bool is_long = whole.height() > view_.body.height * kStemShare;
    if (!is_long || view_.memory.all_unfolded) {
      y_ = whole.draw(canvas_, {view_.left, y_});
    } else {
      y_ = Markdown(canvas_, asked_, view_.width, colors().text).draw(canvas_, {view_.left, y_});
      if (view_.memory.dense) return gap(0.3F);  // the footer has the same button
      const ButtonSpec spec{
          .label = "The whole question", .key = "X", .kind = ButtonKind::quiet, .font = FontRole::small};
      const Rect rect{view_.left - canvas_.px(0.5F), y_, button_width(canvas_, spec), canvas_.look().snap(1.8F)};
      if (button(canvas_, spec, rect)) view_.memory.all_unfolded = true;
      y_ = rect.bottom();
    }
    gap(0.6F);
  }

  [[nodiscard]] const Palette& colors() const { return canvas_.colors(); }
  void gap(float ems) { y_ += canvas_.look().snap(ems); }

  /// A strip over the column. The error that was certain has a frame and a sentence of its own: it is the one that is
  /// remembered best once it is corrected.
  void verdict() {
    const Look& look = canvas_.look();
    const Color ink = screen_.correct ? colors().right : colors().wrong;
    const std::string title = words::verdict(screen_.correct, screen_.lucky, screen_.confidence);
    const std::string detail = words::verdict_detail(screen_.correct, screen_.lucky, screen_.confidence);
    const float pad = look.snap(kPad);
    const float size = view_.space(kVerdictBadge, kTightBadge);
    const float x = view_.left + 2 * pad + size;
    const float room = view_.width - (x - view_.left) - pad;
    const Paragraph head(canvas_, title, FontRole::heading, ink, room);
    const Paragraph below(canvas_, detail, FontRole::body, colors().text, room);
    // In a low window both stand on one line, where they fit.
    const float beside = head.width() + canvas_.px(1) + below.width();
    const bool one_line = view_.memory.dense && beside <= room;
    const float words_height = head.height() + (detail.empty() || one_line ? 0 : below.height());
    const float height = std::max(size, words_height) + 2 * view_.space(0.55F, 0.2F);
    const Rect strip{view_.left, y_, view_.width, height};
    canvas_.fill(strip, screen_.correct ? colors().right_soft : colors().wrong_soft, 0.6F);
    if (is_certain_error(screen_)) canvas_.frame(strip, ink, 0.6F, 0.18F);
    draw_badge(canvas_, screen_.correct ? Icon::check : Icon::cross, {strip.x + pad + size / 2, strip.middle_y()},
               view_.memory.dense ? kTightBadge : kVerdictBadge, ink, colors().background);
    const float top = strip.middle_y() - words_height / 2;
    head.draw(canvas_, {x, top});
    if (one_line) {
      below.draw(canvas_, {x + head.width() + canvas_.px(1), top + head.height() - below.height() - canvas_.px(0.15F)});
    } else if (!detail.empty()) {
      below.draw(canvas_, {x, top + head.height()});
    }
    canvas_.note({.role = Role::heading, .name = title, .value = detail, .rect = strip});
    y_ = strip.bottom();
    y_ += view_.space(0.6F, 0.3F);
    leech();
  }

  void leech() {
    if (!screen_.leech_alarm) return;
    const std::string text =
        words::missed(screen_.lapses) + " Another look at the topic may help more than another repetition.";
    y_ = draw_callout(view_, {Icon::again, Tone::warning, "A leech", {{{.text = text, .color = colors().text}}}}, y_);
    gap(0.8F);
  }

  void option(std::size_t index) {
    y_ = draw_told_option(view_, screen_.options[index], index, y_);
    y_ += view_.space(kBetween, kTightBetween);
  }

  /// Why one's own answer is wrong and the right one is right: below the options, so that all of these stay in view.
  void whys() {
    gap(0.3F);
    for (const state::FeedbackOption& option : screen_.options) {
      if (option.why.empty() || (!option.chosen && !option.right)) continue;
      const std::string lead = option.letter + (option.right ? " is right: " : " is wrong: ");
      y_ = Markdown(canvas_, option.why, view_.width, colors().text, lead).draw(canvas_, {view_.left, y_});
      gap(0.5F);
    }
  }

  /// A sprung one is refuted in full; of the others a quiet line tells what became of them.
  void trap(const state::TrapLine& trap) {
    if (trap.outcome == TrapOutcome::none) return;
    if (trap.outcome == TrapOutcome::sprung) return told_trap(trap);
    std::string text = words::what_became_of_a_trap(trap.outcome);
    if (trap.outcome == TrapOutcome::resisted) text += ": it is false that \u201c" + trap.claim + "\u201d.";
    const std::string again = words::checked_again(trap.comes_back);
    if (!again.empty()) text += " " + again;
    const float icon = canvas_.px(0.9F);
    const float x = view_.left + icon + canvas_.px(0.6F);
    const Paragraph line(canvas_, text, FontRole::small, colors().muted, view_.width - (x - view_.left));
    const Icon sign = trap.outcome == TrapOutcome::resisted ? Icon::check : Icon::trap;
    draw_icon(canvas_, sign, {view_.left + icon / 2, y_ + line_step(canvas_.look(), FontRole::small) / 2}, 0.9F,
              trap.outcome == TrapOutcome::resisted ? colors().right : colors().muted);
    line.draw(canvas_, {x, y_});
    canvas_.note({.role = Role::alert,
                  .name = words::what_became_of_a_trap(trap.outcome),
                  .value = text,
                  .rect = {view_.left, y_, view_.width, line.height()}});
    y_ += line.height();
    gap(0.4F);
  }

  void told_trap(const state::TrapLine& trap) {
    if (trap.outcome == TrapOutcome::none) return;
    const bool sprung = trap.outcome == TrapOutcome::sprung;
    const std::string back = words::checked_again(trap.comes_back);
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
    if (!back.empty()) callout.title += " \u00b7 " + back;
    y_ = draw_callout(view_, callout, y_);
    y_ += view_.space(0.7F, 0.3F);
  }

  void explanation() {
    if (screen_.explanation.empty()) return;
    gap(0.3F);
    y_ = Markdown(canvas_, screen_.explanation, view_.width, colors().text, "Explanation: ")
             .draw(canvas_, {view_.left, y_});
    gap(0.5F);
  }

  /// What to read and what the question belongs to.
  void references() {
    if (!view_.memory.all_unfolded && !screen_.statement) return;
    gap(0.5F);
    if (!screen_.references.empty()) {
      line("References", Role::heading, FontRole::small_strong);
      for (const Reference& r : screen_.references) {
        line(r.label.empty() ? r.url : r.label, Role::text, FontRole::small);
        if (!r.label.empty()) line(r.url, Role::text, FontRole::small);
      }
    }
    std::string topics;
    for (const TopicPath& topic : screen_.topics) topics += (topics.empty() ? "Topic: " : "; ") + topic;
    if (!topics.empty()) line(topics, Role::text, FontRole::small);
    gap(0.5F);
  }

  void line(const std::string& text, Role role, FontRole font) {
    y_ = draw_paragraph(canvas_, text, font, colors().muted, {view_.left, y_}, view_.width, role);
    gap(0.15F);
  }

  View& view_;
  Canvas& canvas_;
  const state::FeedbackScreen& screen_;
  markdown::RichText asked_;  ///< of the stem: what it asks
  float y_;
};

/// When the card comes back, at the left of the footer.
void draw_comes_back(Canvas& canvas, const state::FeedbackScreen& screen, const Rect& area) {
  const std::string back = words::comes_back(screen.comes_back, screen.drilled_today);
  if (back.empty() || area.width < canvas.px(9)) return;  // in a narrow window there is no room to say it
  const float icon = canvas.px(1.1F);
  const float x = area.x + icon + canvas.px(0.6F);
  const Point middle{area.x + icon / 2, area.middle_y()};
  draw_icon(canvas, screen.drilled_today ? Icon::again : Icon::clock, middle, 1.1F, canvas.colors().muted);
  const Paragraph text(canvas, back, FontRole::body, canvas.colors().text, area.right() - x);
  text.draw(canvas, {x, area.middle_y() - text.height() / 2});
  canvas.note({.role = Role::status, .name = back, .value = {}, .rect = area});
}

void unfold_all(View& view) {
  view.memory.all_unfolded = !view.memory.all_unfolded;
  view.memory.unfolded.clear();
}

void draw_footer(View& view, const state::FeedbackScreen& screen, const Rect& area) {
  Canvas& canvas = view.canvas;
  const ButtonSpec spec{.label = "Continue", .key = "Enter", .kind = ButtonKind::primary, .font = FontRole::strong};
  const float width = std::max(button_width(canvas, spec) + canvas.px(2), std::round(area.width * 0.3F));
  float right = area.right() - width - canvas.px(1);
  if (!screen.statement) {
    const ButtonSpec all{.label = view.memory.all_unfolded ? "Fold" : "Unfold all",
                         .key = "X",
                         .kind = ButtonKind::quiet,
                         .font = FontRole::small};
    const float room = button_width(canvas, all);
    right -= room;
    if (button(canvas, all, {right, area.y, room, area.height})) unfold_all(view);
  }
  draw_comes_back(canvas, screen, {area.x, area.y, right - area.x, area.height});
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
  if (press.plain() && press.key == input::key::kX) return unfold_all(view);
  // The next screenful while there is one; then, as Enter at once, the next card.
  const ScrollState& scroll = view.memory.scroll;
  if (press.is_space() && scroll.offset + 1 < scroll.limit()) {
    view.memory.scroll.move(scroll.view - view.canvas.px(3));
    return;
  }
  const bool goes_on = press.is_enter() || press.is_space() || (press.plain() && press.key == input::key::kRight);
  if (goes_on && view.may_commit(press)) view.emit(state::intent::Continue{});
}

}  // namespace trapline::ui
