// Room: app/views. What the answer was worth: the verdict first, then why, option by option, then what became of the
// traps.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "app/views/chrome.hpp"
#include "app/views/markdown.hpp"
#include "app/views/screens.hpp"
#include "app/widgets/controls.hpp"
#include "app/widgets/icons.hpp"
#include "app/widgets/paragraph.hpp"

namespace trapline {
namespace {

// In ems.
constexpr float kCardPad = 1.0F;
constexpr float kBadge = 1.7F;
constexpr float kButtonHeight = 2.9F;
constexpr float kSection = 1.6F;

std::string verdict_of(const FeedbackScreen& screen) {
  if (!screen.correct) return "Wrong";
  return screen.lucky ? "Right, by luck" : "Right";
}

std::string verdict_detail(const FeedbackScreen& screen) {
  if (screen.lucky) return "You said it was a guess, so the interval stays as it was.";
  if (screen.confidence.empty()) return {};
  return "You were " + screen.confidence + ".";
}

std::string comes_back(const FeedbackScreen& screen) {
  if (screen.comes_back.empty()) return screen.drilled_today ? "Asked again today" : "";
  return screen.drilled_today ? "Asked again today, then " + screen.comes_back : "Comes back " + screen.comes_back;
}

std::string standing_of(const FeedbackOption& option) {
  if (option.chosen) return option.right ? "Your answer, right" : "Your answer, wrong";
  return option.right ? "Right answer" : "Wrong";
}

class FeedbackPage {
 public:
  FeedbackPage(View& view, const FeedbackScreen& screen, float top)
      : view_(view), canvas_(view.canvas), screen_(screen), y_(top + view.canvas.look().snap(1.6F)) {}

  float draw() {
    verdict();
    for (const FeedbackOption& option : screen_.options) {
      if (option.chosen || option.right) this->option(option);
    }
    for (const TrapLine& trap : screen_.traps) this->trap(trap);
    others();
    section("Explanation", screen_.explanation);
    references();
    section("The question", screen_.stem);
    return y_ + canvas_.px(1.5F);
  }

 private:
  [[nodiscard]] const Palette& colors() const { return canvas_.colors(); }
  void gap(float ems) { y_ += canvas_.look().snap(ems); }

  void verdict() {
    const float size = canvas_.look().snap(2.6F);
    const Color ink = screen_.correct ? colors().right : colors().wrong;
    const Color ground = screen_.correct ? colors().right_soft : colors().wrong_soft;
    const std::string title = verdict_of(screen_);
    const std::string detail = verdict_detail(screen_);
    const float x = view_.left + size + canvas_.px(0.9F);
    const float title_height = canvas_.line_height(FontRole::title);
    const float height = std::max(size, title_height);
    draw_badge(canvas_, screen_.correct ? Icon::check : Icon::cross, {view_.left + size / 2, y_ + height / 2}, 2.6F,
               ink, ground);
    const float middle = y_ + height / 2;
    canvas_.text(title, {x, middle - title_height / 2}, FontRole::title, ink);
    const float title_width = canvas_.text_width(title, FontRole::title);
    canvas_.note({.role = Role::heading, .name = title, .value = detail, .rect = {x, y_, title_width, height}});
    y_ += height;
    if (!detail.empty()) {
      gap(0.3F);
      y_ = draw_paragraph(canvas_, detail, FontRole::body, colors().muted, {x, y_}, view_.width - (x - view_.left),
                          Role::status);
    }
    gap(1.2F);
    leech();
  }

  void leech() {
    if (!screen_.leech_alarm) return;
    const std::string text = fmt::format(
        "Missed {} times by now. Another look at the topic may help more than another repetition.", screen_.lapses);
    callout(Icon::again, "A leech", text);
  }

  void callout(Icon icon, const std::string& title, const std::string& text) {
    const float pad = canvas_.look().snap(kCardPad);
    const float inner = view_.width - 3 * pad - canvas_.px(1.3F);
    const float x = view_.left + 2 * pad + canvas_.px(1.3F);
    const Paragraph head(canvas_, title, FontRole::strong, colors().trap, inner);
    const Paragraph body(canvas_, text, FontRole::body, colors().text, inner);
    const Rect card{view_.left, y_, view_.width, head.height() + body.height() + 2 * pad};
    canvas_.fill(card, colors().trap_soft, 0.6F);
    draw_icon(canvas_, icon, {card.x + pad + canvas_.px(0.65F), card.y + pad + head.height() / 2}, 1.1F, colors().trap);
    head.draw(canvas_, {x, card.y + pad});
    body.draw(canvas_, {x, card.y + pad + head.height()});
    canvas_.note({.role = Role::alert, .name = title, .value = text, .rect = card});
    y_ = card.bottom();
    gap(0.8F);
  }

  /// A text with a word in front of it, and where it ends.
  struct Labelled {
    const char* label;
    const RichText* text;
    Color color;
  };

  [[nodiscard]] std::vector<Labelled> reasons(const FeedbackOption& option) const {
    std::vector<Labelled> all;
    if (!option.why.empty()) all.push_back({"", &option.why, colors().text});
    if (!option.tempting.empty()) all.push_back({"Tempting", &option.tempting, colors().text});
    if (!option.right_if.empty()) all.push_back({"Right if", &option.right_if, colors().text});
    return all;
  }

  void option(const FeedbackOption& option) {
    const float pad = canvas_.look().snap(kCardPad);
    const float badge = canvas_.look().snap(kBadge);
    const float x = view_.left + 2 * pad + badge;
    const float inner = view_.width - 3 * pad - badge;
    const bool loud = option.chosen || option.right;
    const Color ink = option.right ? colors().right : colors().wrong;
    const Markdown text(canvas_, option.text, inner, colors().text);
    const float head = canvas_.look().snap(1.6F);
    float height = head + text.height();
    const std::vector<Labelled> lines = reasons(option);
    std::vector<Markdown> bodies;
    bodies.reserve(lines.size());
    for (const Labelled& line : lines) {
      bodies.emplace_back(canvas_, *line.text, inner, line.color);
      height += canvas_.look().snap(0.6F) + label_height(line) + bodies.back().height();
    }
    const Rect card{view_.left, y_, view_.width, height + 2 * pad};
    canvas_.fill(card, colors().surface, 0.6F);
    canvas_.frame(card, loud ? ink : colors().border, 0.6F, loud ? 0.09F : 0.06F);
    option_head(option, {card.x + pad, card.y + pad, badge, badge}, x, ink);
    float y = text.draw(canvas_, {x, card.y + pad + head});
    for (std::size_t i = 0; i < lines.size(); ++i) {
      y += canvas_.look().snap(0.6F);
      if (lines[i].label[0] != 0) {
        canvas_.text(lines[i].label, {x, y}, FontRole::small_strong, colors().muted);
        y += label_height(lines[i]);
      }
      y = bodies[i].draw(canvas_, {x, y});
    }
    y_ = card.bottom();
    gap(0.7F);
  }

  [[nodiscard]] float label_height(const Labelled& line) const {
    return line.label[0] == 0 ? 0 : std::round(canvas_.line_height(FontRole::small_strong) * 1.3F);
  }

  void option_head(const FeedbackOption& option, const Rect& badge, float x, Color ink) {
    canvas_.fill(badge,
                 option.right    ? colors().right_soft
                 : option.chosen ? colors().wrong_soft
                                 : colors().code,
                 0.45F);
    const bool loud = option.chosen || option.right;
    canvas_.text_centered(option.letter, badge, FontRole::strong, loud ? ink : colors().text);
    const float middle = badge.y + canvas_.px(0.55F);
    const std::string standing = standing_of(option);
    const Color color = loud ? ink : colors().muted;
    draw_icon(canvas_, option.right ? Icon::check : Icon::cross, {x + canvas_.px(0.4F), middle}, 0.75F, color);
    canvas_.text(standing, {x + canvas_.px(1.2F), middle - canvas_.line_height(FontRole::small_strong) / 2},
                 FontRole::small_strong, color);
    canvas_.note({.role = Role::status,
                  .name = standing,
                  .value = option.letter,
                  .rect = {x, badge.y, view_.width, badge.height}});
  }

  void trap(const TrapLine& trap) {
    if (trap.outcome == TrapOutcome::none) return;
    const bool sprung = trap.outcome == TrapOutcome::sprung;
    if (sprung) return sprung_trap(trap);
    const bool resisted = trap.outcome == TrapOutcome::resisted;
    const std::string word = resisted ? "Trap resisted" : "Trap not tested by this answer";
    const std::string back = trap.comes_back.empty() ? "" : " Looked into again " + trap.comes_back + ".";
    callout(Icon::trap, word, trap.claim + back);
  }

  void sprung_trap(const TrapLine& trap) {
    const float pad = canvas_.look().snap(kCardPad);
    const float x = view_.left + 2 * pad + canvas_.px(1.3F);
    const float inner = view_.width - 3 * pad - canvas_.px(1.3F);
    const std::string back = trap.comes_back.empty() ? "" : "Looked into again " + trap.comes_back + ".";
    const Paragraph head(canvas_, "You stepped into a trap", FontRole::strong, colors().trap, inner);
    const Paragraph claim(canvas_,
                          {{.text = "False:  ", .font = FontRole::strong, .color = colors().wrong},
                           {.text = trap.claim, .color = colors().muted, .struck = true}},
                          inner);
    const Paragraph truth(canvas_,
                          {{.text = "True:  ", .font = FontRole::strong, .color = colors().right},
                           {.text = trap.truth, .color = colors().text}},
                          inner);
    const Paragraph foot(canvas_, back, FontRole::small, colors().muted, inner);
    const float step = canvas_.look().snap(0.4F);
    float height = head.height() + step + claim.height();
    if (!trap.truth.empty()) height += step + truth.height();
    if (!back.empty()) height += step + foot.height();
    const Rect card{view_.left, y_, view_.width, height + 2 * pad};
    canvas_.fill(card, colors().trap_soft, 0.6F);
    draw_icon(canvas_, Icon::trap, {card.x + pad + canvas_.px(0.65F), card.y + pad + head.height() / 2}, 1.2F,
              colors().trap);
    float y = card.y + pad;
    head.draw(canvas_, {x, y});
    claim.draw(canvas_, {x, y += head.height() + step});
    y += claim.height() + step;
    if (!trap.truth.empty()) {
      truth.draw(canvas_, {x, y});
      y += truth.height() + step;
    }
    if (!back.empty()) foot.draw(canvas_, {x, y});
    canvas_.note({.role = Role::alert,
                  .name = "You stepped into a trap",
                  .value = fmt::format("False: {} True: {} {}", trap.claim, trap.truth, back),
                  .rect = card});
    y_ = card.bottom();
    gap(0.7F);
  }

  void others() {
    const auto other = [](const FeedbackOption& o) { return !o.chosen && !o.right; };
    if (std::none_of(screen_.options.begin(), screen_.options.end(), other)) return;
    heading("The other options");
    for (const FeedbackOption& option : screen_.options) {
      if (other(option)) this->option(option);
    }
  }

  void heading(const std::string& title) {
    gap(kSection - 0.7F);
    y_ = draw_paragraph(canvas_, title, FontRole::heading, colors().text, {view_.left, y_}, view_.width, Role::heading);
    gap(0.5F);
  }

  void section(const std::string& title, const RichText& text) {
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
  const FeedbackScreen& screen_;
  float y_;
};

void draw_footer(View& view, const FeedbackScreen& screen) {
  Canvas& canvas = view.canvas;
  const Rect footer = cut_footer(view, canvas.look().snap(kButtonHeight));
  const ButtonSpec spec{.label = "Continue", .key = "Enter", .kind = ButtonKind::primary, .font = FontRole::strong};
  const float width = std::max(button_width(canvas, spec) + canvas.px(2), std::round(footer.width * 0.3F));
  const std::string back = comes_back(screen);
  const float room = footer.width - width - canvas.px(1);
  if (!back.empty()) {
    const float icon = canvas.px(1.1F);
    draw_icon(canvas, screen.drilled_today ? Icon::again : Icon::clock, {footer.x + icon / 2, footer.middle_y()}, 1.1F,
              canvas.colors().muted);
    const float x = footer.x + icon + canvas.px(0.6F);
    const Paragraph text(canvas, back, FontRole::body, canvas.colors().text, room - icon - canvas.px(0.6F));
    text.draw(canvas, {x, footer.middle_y() - text.height() / 2});
    canvas.note({.role = Role::status, .name = back, .value = {}, .rect = {x, footer.y, room, footer.height}});
  }
  const Rect rect{footer.right() - width, footer.y, width, footer.height};
  if (button(canvas, spec, rect) && view.may_commit(view.input.now)) view.emit(intent::Continue{});
}

}  // namespace

void draw_feedback(View& view, const FeedbackScreen& screen) {
  draw_footer(view, screen);
  ScrollArea area(view.canvas, view.body, view.memory.scroll);
  area.end_at(FeedbackPage(view, screen, area.top()).draw());
}

void feedback_key(View& view, const FeedbackScreen&, const KeyPress& press) {
  if (scroll_key(view, press, true)) return;
  if ((press.is_enter() || press.is_space()) && view.may_commit(press.at)) view.emit(intent::Continue{});
}

}  // namespace trapline
