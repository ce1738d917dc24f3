// Room: app/views. A question, its options, and how sure the user is. The card shows neither topic nor trap.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "app/views/chrome.hpp"
#include "app/views/markdown.hpp"
#include "app/views/review_answer.hpp"
#include "app/views/screens.hpp"
#include "app/widgets/controls.hpp"
#include "app/widgets/icons.hpp"
#include "app/widgets/paragraph.hpp"
#include "app/words/confidences.hpp"
#include "app/words/counts.hpp"

namespace trapline::ui {
namespace {

// In ems.
constexpr float kCardPad = 0.75F;
constexpr float kTightCardPad = 0.28F;
constexpr float kBadge = 1.9F;
constexpr float kTightBadge = 1.5F;
constexpr float kButtonHeight = 2.7F;
constexpr float kTightButtonHeight = 2.0F;
constexpr float kButtonGap = 0.6F;

struct Choice {
  std::string label;
  const char* key;
};

/// What is offered, with the keys of their places.
template <class Values>
std::array<Choice, 4> choices_of(const Values& values, const std::array<const char*, 4>& keys) {
  std::array<Choice, 4> choices;
  for (std::size_t i = 0; i < choices.size(); ++i) choices[i] = {words::label_of(values[i]), keys[i]};
  return choices;
}

constexpr std::array kDigits{"1", "2", "3", "4"};

/// The digits choose options until enough are chosen; only then do they say how sure one is.
std::array<Choice, 4> confidences(bool ready) {
  return choices_of(words::kConfidences, ready ? kDigits : std::array{"", "", "", ""});
}
std::array<Choice, 4> grades() { return choices_of(words::kGrades, kDigits); }

/// What stands above the confidence buttons.
std::string prompt_of(const state::ReviewScreen& screen) {
  if (screen.ready_for_confidence()) return "How sure are you?";
  if (screen.chosen_count() > screen.choose) {
    return fmt::format("Choose only {}: {} are chosen", words::in_words(screen.choose),
                       words::in_words(screen.chosen_count()));
  }
  if (screen.chosen_count() > 0)
    return fmt::format("Choose {} more, then say how sure you are",
                       words::in_words(screen.choose - screen.chosen_count()));
  return fmt::format("Choose {}, then say how sure you are", words::in_words(screen.choose));
}

/// Four buttons in a row, or two by two where the window is narrow.
class ButtonGrid {
 public:
  ButtonGrid(const View& view, const std::array<Choice, 4>& choices, float width)
      : canvas_(view.canvas), width_(width), row_(view.space(kButtonHeight, kTightButtonHeight)) {
    const Canvas& canvas = view.canvas;
    float widest = 0;
    for (const Choice& c : choices) widest = std::max(widest, button_width(canvas, {.label = c.label, .key = c.key}));
    columns_ = widest * 4 + gap() * 3 <= width ? 4 : 2;
  }
  [[nodiscard]] float height() const { return columns_ == 4 ? row() : 2 * row() + gap(); }
  [[nodiscard]] Rect cell(std::size_t i, Point at) const {
    const std::size_t above = i / columns_;
    const auto column = static_cast<float>(i % columns_);
    const auto line = static_cast<float>(above);
    const float width = (width_ - gap() * static_cast<float>(columns_ - 1)) / static_cast<float>(columns_);
    return {std::round(at.x + column * (width + gap())), at.y + line * (row() + gap()), std::round(width), row()};
  }

 private:
  [[nodiscard]] float gap() const { return canvas_.look().snap(kButtonGap); }
  [[nodiscard]] float row() const { return row_; }

  const Canvas& canvas_;
  float width_;
  float row_;
  std::size_t columns_ = 4;
};

/// The buttons below a question: how sure the user is.
class ConfidenceFooter {
 public:
  ConfidenceFooter(View& view, const state::ReviewScreen& screen)
      : view_(view),
        screen_(screen),
        choices_(confidences(screen.ready_for_confidence())),
        grid_(view, choices_, view.width) {}

  [[nodiscard]] float height() const { return line() + grid_.height(); }
  void draw(const Rect& area) {
    Canvas& canvas = view_.canvas;
    const bool ready = screen_.ready_for_confidence();
    const bool loud = view_.memory.nudged && !ready;
    const bool lit = view_.memory.lit && ready;
    const std::string prompt = prompt_of(screen_);
    const Color ink = loud ? canvas.colors().wrong : lit ? canvas.colors().accent : canvas.colors().muted;
    canvas.text(prompt, {area.x, area.y}, loud || lit ? FontRole::small_strong : FontRole::small, ink);
    const Rect rect{area.x, area.y, area.width, line()};
    canvas.note({.role = Role::status, .name = prompt, .value = loud || lit ? "urgent" : "", .rect = rect});
    for (std::size_t i = 0; i < choices_.size(); ++i) {
      const ButtonSpec spec{.label = choices_[i].label, .key = choices_[i].key, .enabled = ready};
      const Rect cell = grid_.cell(i, {area.x, area.y + line()});
      if (button(canvas, spec, cell)) answer(view_, screen_, i, view_.may_commit(view_.input.now));
    }
  }

 private:
  [[nodiscard]] float line() const {
    const Look& look = view_.canvas.look();
    return line_step(look, FontRole::small) + look.snap(0.2F);
  }

  View& view_;
  const state::ReviewScreen& screen_;
  std::array<Choice, 4> choices_;
  ButtonGrid grid_;
};

/// The buttons below a basic card: the reveal, then the grades.
class BasicFooter {
 public:
  BasicFooter(View& view, const state::ReviewScreen& screen)
      : view_(view), screen_(screen), choices_(grades()), grid_(view, choices_, view.width) {}

  [[nodiscard]] float height() const {
    return screen_.revealed ? grid_.height() : view_.canvas.look().snap(kButtonHeight);
  }
  void draw(const Rect& area) {
    Canvas& canvas = view_.canvas;
    if (!screen_.revealed) {
      const ButtonSpec spec{
          .label = "Show the answer", .key = "Space", .kind = ButtonKind::primary, .font = FontRole::strong};
      if (button(canvas, spec, area) && view_.may_commit(view_.input.now)) view_.emit(state::intent::Reveal{});
      return;
    }
    for (std::size_t i = 0; i < choices_.size(); ++i) {
      const ButtonSpec spec{.label = choices_[i].label, .key = choices_[i].key};
      if (button(canvas, spec, grid_.cell(i, {area.x, area.y}))) grade(view_, i, view_.may_commit(view_.input.now));
    }
  }

 private:
  View& view_;
  const state::ReviewScreen& screen_;
  std::array<Choice, 4> choices_;
  ButtonGrid grid_;
};

/// The digit that chooses an option, or nothing where it has none.
std::string digit_of(std::size_t index) { return index < 9 ? fmt::format("{}", index + 1) : std::string(); }

class ReviewPage {
 public:
  ReviewPage(View& view, const state::ReviewScreen& screen, float top)
      : view_(view), canvas_(view.canvas), screen_(screen), top_(top), y_(top + view.space(1.6F, 0.3F)) {}

  float draw() {
    heading();
    block(screen_.stem);
    y_ += view_.space(1.3F, 0.3F);
    hint();
    for (std::size_t i = 0; i < screen_.options.size(); ++i) option(i);
    if (screen_.basic && screen_.revealed) back();
    return y_ + view_.space(1.2F, 0.0F);
  }

 private:
  [[nodiscard]] const Palette& colors() const { return canvas_.colors(); }
  void gap(float ems) { y_ += canvas_.look().snap(ems); }
  void block(const markdown::RichText& text) {
    y_ = Markdown(canvas_, text, view_.width, colors().text).draw(canvas_, {view_.left, y_});
  }

  void heading() {
    // In a low window a plain question need not say that it is one: its room shows an option more.
    const bool is_plain = !screen_.trap_check && screen_.choose == 1 && !screen_.drill;
    if (view_.memory.dense && is_plain) return;
    const float height = canvas_.look().snap(1.45F);
    const float middle = y_ + height / 2;
    const bool trap = screen_.trap_check;
    const float width = tag(canvas_, screen_.heading, {view_.left, middle}, trap ? colors().trap : colors().muted,
                            trap ? colors().trap_soft : colors().code);
    canvas_.note(
        {.role = Role::heading, .name = screen_.heading, .value = {}, .rect = {view_.left, y_, width, height}});
    if (screen_.choose > 1) {
      const std::string word = "Choose " + words::in_words(screen_.choose);
      tag(canvas_, word, {view_.left + width + canvas_.px(0.5F), middle}, colors().accent, colors().accent_soft);
    }
    y_ += height + view_.space(0.9F, 0.25F);
  }

  void hint() {
    if (screen_.hint.empty()) return;
    if (screen_.hint_shown) {
      const float pad = canvas_.look().snap(kCardPad);
      const Markdown text(canvas_, screen_.hint, view_.width - 2 * pad, colors().text);
      const Rect card{view_.left, y_, view_.width, text.height() + 2 * pad};
      canvas_.fill(card, colors().accent_soft, 0.5F);
      text.draw(canvas_, {card.x + pad, card.y + pad});
      y_ = card.bottom();
    } else {
      const ButtonSpec spec{.label = "Hint", .key = "F1", .kind = ButtonKind::quiet, .font = FontRole::small};
      const float width = button_width(canvas_, spec);
      const Rect rect{view_.left - canvas_.px(0.5F), y_, width, canvas_.look().snap(2)};
      if (button(canvas_, spec, rect)) view_.emit(state::intent::ShowHint{});
      y_ = rect.bottom();
    }
    gap(0.8F);
  }

  void option(std::size_t index) {
    const state::OptionLine& line = screen_.options[index];
    const float pad = view_.space(kCardPad, kTightCardPad);
    const float side = canvas_.look().snap(kCardPad);
    const float badge = view_.space(kBadge, kTightBadge);
    const std::string digit = screen_.ready_for_confidence() ? std::string() : digit_of(index);
    const float room = key_cap_width(canvas_, "1") + side;  // kept where the cap is gone: the text must not move
    const Markdown text(canvas_, line.text, view_.width - 3 * side - badge - room, colors().text);
    const Rect card{view_.left, y_, view_.width, std::max(text.height(), badge) + 2 * pad};
    const Hit hit = hot_spot(card, fmt::format("option {}", index), true);
    const bool focused = canvas_.focus_of(Role::option, line.letter) != nullptr;
    const bool hovered = hit.hovered && view_.memory.pointer_moved;
    option_ground(card, line.chosen, hovered, focused);
    option_badge({card.x + side, card.y + pad, badge, badge}, line);
    text.draw(canvas_, {card.x + 2 * side + badge, card.y + (card.height - text.height()) / 2});
    if (!digit.empty()) {
      key_cap(canvas_, digit, {card.right() - side, card.y + pad + badge / 2}, colors().muted, colors().border);
    }
    canvas_.note({.role = Role::option,
                  .name = line.letter,
                  .value = digit,
                  .rect = card,
                  .selected = line.chosen,
                  .hovered = hovered,
                  .focused = focused});
    if (hit.clicked) toggle(index);
    if (view_.memory.reveal == static_cast<int>(index)) {
      view_.memory.scroll.reveal(card.y - top_, card.bottom() - top_, canvas_.px(0.8F));
      view_.memory.reveal = -1;
    }
    y_ = card.bottom() + view_.space(0.6F, 0.2F);
  }

  void option_ground(const Rect& card, bool chosen, bool hovered, bool focused) {
    canvas_.fill(card, chosen ? colors().accent_soft : hovered ? colors().hover : colors().surface, 0.6F);
    canvas_.frame(card, chosen ? colors().accent : colors().border, 0.6F, chosen ? 0.12F : 0.06F);
    if (focused) focus_frame(canvas_, card);
  }

  void option_badge(const Rect& rect, const state::OptionLine& line) {
    canvas_.fill(rect, line.chosen ? colors().button : colors().code, 0.45F);
    canvas_.text_centered(line.letter, rect, FontRole::strong, line.chosen ? colors().on_button : colors().text);
  }

  void toggle(std::size_t index) {
    view_.memory.focus.leave();
    view_.memory.nudged = false;
    view_.emit(state::intent::ToggleOption{index});
  }

  void back() {
    canvas_.hairline(view_.left, view_.left + view_.width, y_, colors().border);
    gap(1.3F);
    block(screen_.back);
  }

  View& view_;
  Canvas& canvas_;
  const state::ReviewScreen& screen_;
  float top_;
  float y_;
};

}  // namespace

template <>
void ScreenView<state::ReviewScreen>::draw(View& view, const state::ReviewScreen& screen) {
  if (screen.ready_for_confidence()) view.memory.nudged = false;
  if (!screen.ready_for_confidence()) view.memory.lit = false;
  const auto page = [&](float top) { return ReviewPage(view, screen, top).draw(); };
  if (screen.basic) {
    BasicFooter footer(view, screen);
    draw_page(view, page, footer.height(), [&](const Rect& area) { footer.draw(area); });
  } else {
    ConfidenceFooter footer(view, screen);
    draw_page(view, page, footer.height(), [&](const Rect& area) { footer.draw(area); });
  }
}

}  // namespace trapline::ui
