// Room: app/views. A question, its options, and how sure the user is. The card shows neither topic nor trap.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "app/views/chrome.hpp"
#include "app/views/markdown.hpp"
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
constexpr float kBadge = 1.9F;
constexpr float kButtonHeight = 2.7F;
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

/// `may`: whether the key or the mouse may commit just now.
void answer(View& view, const state::ReviewScreen& screen, std::size_t confidence, bool may) {
  if (!screen.ready_for_confidence()) {
    view.memory.nudged = true;
  } else if (may) {
    view.emit(state::intent::Answer{words::kConfidences.at(confidence)});
  }
}

void grade(View& view, std::size_t grade, bool may) {
  if (may) view.emit(state::intent::GradeBasic{words::kGrades.at(grade)});
}

/// Four buttons in a row, or two by two where the window is narrow.
class ButtonGrid {
 public:
  ButtonGrid(const Canvas& canvas, const std::array<Choice, 4>& choices, float width) : canvas_(canvas), width_(width) {
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
  [[nodiscard]] float row() const { return canvas_.look().snap(kButtonHeight); }

  const Canvas& canvas_;
  float width_;
  std::size_t columns_ = 4;
};

/// The buttons below a question: how sure the user is.
class ConfidenceFooter {
 public:
  ConfidenceFooter(View& view, const state::ReviewScreen& screen)
      : view_(view),
        screen_(screen),
        choices_(confidences(screen.ready_for_confidence())),
        grid_(view.canvas, choices_, view.width) {}

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
      : view_(view), screen_(screen), choices_(grades()), grid_(view.canvas, choices_, view.width) {}

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
      : view_(view), canvas_(view.canvas), screen_(screen), top_(top), y_(top + view.canvas.look().snap(1.6F)) {}

  float draw() {
    heading();
    block(screen_.stem);
    gap(1.3F);
    hint();
    for (std::size_t i = 0; i < screen_.options.size(); ++i) option(i);
    if (screen_.basic && screen_.revealed) back();
    return y_ + canvas_.look().snap(1.2F);
  }

 private:
  [[nodiscard]] const Palette& colors() const { return canvas_.colors(); }
  void gap(float ems) { y_ += canvas_.look().snap(ems); }
  void block(const markdown::RichText& text) {
    y_ = Markdown(canvas_, text, view_.width, colors().text).draw(canvas_, {view_.left, y_});
  }

  void heading() {
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
    y_ += height + canvas_.look().snap(0.9F);
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
    const float pad = canvas_.look().snap(kCardPad);
    const float badge = canvas_.look().snap(kBadge);
    const std::string digit = screen_.ready_for_confidence() ? std::string() : digit_of(index);
    const float room = key_cap_width(canvas_, "1") + pad;  // kept where the cap is gone: the text must not move
    const Markdown text(canvas_, line.text, view_.width - 3 * pad - badge - room, colors().text);
    const Rect card{view_.left, y_, view_.width, std::max(text.height(), badge) + 2 * pad};
    const Hit hit = hot_spot(card, fmt::format("option {}", index), true);
    const bool focused = canvas_.focus_of(Role::option, line.letter) != nullptr;
    const bool hovered = hit.hovered && view_.memory.pointer_moved;
    option_ground(card, line.chosen, hovered, focused);
    option_badge({card.x + pad, card.y + pad, badge, badge}, line);
    text.draw(canvas_, {card.x + 2 * pad + badge, card.y + (card.height - text.height()) / 2});
    if (!digit.empty()) {
      key_cap(canvas_, digit, {card.right() - pad, card.y + pad + badge / 2}, colors().muted, colors().border);
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
    y_ = card.bottom() + canvas_.look().snap(0.6F);
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

/// The option that the keyboard is on; -1 for none.
int focused_option(const View& view, const state::ReviewScreen& screen) {
  for (std::size_t i = 0; i < screen.options.size(); ++i)
    if (view.memory.focus.is_on(Role::option, screen.options[i].letter)) return static_cast<int>(i);
  return -1;
}

/// Up and down, which end at the first and the last option.
void move_focus(View& view, const state::ReviewScreen& screen, int by) {
  const int last = static_cast<int>(screen.options.size()) - 1;
  const int from = focused_option(view, screen);
  const int to = from < 0 ? (by > 0 ? 0 : last) : std::clamp(from + by, 0, last);
  view.memory.focus.put_on(Role::option, screen.options[static_cast<std::size_t>(to)].letter);
}

/// The option that a letter names, under the user's layout; on a statement T and F stand for true and false.
int option_of_letter(const state::ReviewScreen& screen, const input::KeyPress& press) {
  if (!press.plain()) return -1;
  if (screen.true_false && press.key == input::key::kT) return 0;
  if (screen.true_false && press.key == input::key::kF) return 1;
  const int index = press.key - input::key::kA;
  return index >= 0 && index < std::min(10, static_cast<int>(screen.options.size())) ? index : -1;
}

void choose(View& view, int index) {
  view.emit(state::intent::ToggleOption{static_cast<std::size_t>(index)});
  view.memory.nudged = false;
  view.memory.reveal = index;  // it may stand below the edge
}

/// With shift a letter chooses and says at once that it is certain.
void letter_key(View& view, const state::ReviewScreen& screen, int index, const input::KeyPress& press) {
  const bool is_chosen = screen.options[static_cast<std::size_t>(index)].chosen;
  if (!press.shift) return choose(view, index);
  if (!is_chosen) choose(view, index);
  const int after = screen.choose == 1 ? 1 : screen.chosen_count() + (is_chosen ? 0 : 1);
  if (after == screen.choose && view.may_commit(press)) view.emit(state::intent::Answer{Confidence::certain});
}

/// The keys of the right hand's resting place, in the order of the buttons; -1 for any other.
int confidence_of_place(const input::KeyPress& press) {
  if (!press.plain()) return -1;
  const int place = press.at_place();
  if (place >= input::key::kJ && place <= input::key::kL) return place - input::key::kJ;
  return place == input::key::kSemicolon ? 3 : -1;
}

/// Digits choose until enough are chosen, and then say how sure one is.
void digit_key(View& view, const state::ReviewScreen& screen, const input::KeyPress& press) {
  const int index = press.digit() - 1;
  if (screen.ready_for_confidence()) {
    if (index < 4) answer(view, screen, static_cast<std::size_t>(index), view.may_commit(press));
  } else if (index < static_cast<int>(screen.options.size())) {
    choose(view, index);
  }
}

/// True where the key chose, or said how sure the user is.
bool answer_key(View& view, const state::ReviewScreen& screen, const input::KeyPress& press) {
  if (const int index = option_of_letter(screen, press); index >= 0)
    return letter_key(view, screen, index, press), true;
  if (press.digit() > 0) return digit_key(view, screen, press), true;
  const int confidence = confidence_of_place(press);
  if (confidence < 0) return false;
  answer(view, screen, static_cast<std::size_t>(confidence), view.may_commit(press));
  return true;
}

/// Up and down carry the choice along where one option is wanted, as in a list of radio buttons.
void arrow_key(View& view, const state::ReviewScreen& screen, int by) {
  if (screen.choose != 1) return move_focus(view, screen, by);
  const int count = static_cast<int>(screen.options.size());
  const auto chosen = std::find_if(screen.options.begin(), screen.options.end(),
                                   [](const state::OptionLine& option) { return option.chosen; });
  const int from =
      chosen == screen.options.end() ? (by > 0 ? -1 : count) : static_cast<int>(chosen - screen.options.begin());
  const int to = std::clamp(from + by, 0, count - 1);
  if (to != from) choose(view, to);
}

void basic_key(View& view, const state::ReviewScreen& screen, const input::KeyPress& press) {
  if (!screen.revealed) {
    if ((press.is_enter() || press.is_space()) && view.may_commit(press)) view.emit(state::intent::Reveal{});
    return;
  }
  const int place = confidence_of_place(press);
  const int grade_at = place >= 0 ? place : press.digit() - 1;
  if (grade_at >= 0 && grade_at < 4) grade(view, static_cast<std::size_t>(grade_at), view.may_commit(press));
}

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

template <>
void ScreenView<state::ReviewScreen>::key(View& view, const state::ReviewScreen& screen, const input::KeyPress& press) {
  if (scroll_key(view, press, screen.options.empty())) return;
  if (press.key == input::key::kF1) {
    if (!screen.hint.empty() && !screen.hint_shown) view.emit(state::intent::ShowHint{});
    return;
  }
  if (press.plain() && press.key == input::key::kLeft) return view.emit(state::intent::LookBack{});
  if (screen.basic) return basic_key(view, screen, press);
  if (screen.options.empty()) return;
  if (press.key == input::key::kUp) return arrow_key(view, screen, -1);
  if (press.key == input::key::kDown) return arrow_key(view, screen, 1);
  if (answer_key(view, screen, press)) return;
  const int focused = focused_option(view, screen);
  if (press.is_space() && focused >= 0) view.emit(state::intent::ToggleOption{static_cast<std::size_t>(focused)});
  if (!press.is_enter()) return;
  view.memory.lit = screen.ready_for_confidence();  // Enter asks for what is missing
  view.memory.nudged = !screen.ready_for_confidence() && screen.chosen_count() > 0;
}

}  // namespace trapline::ui
