// Room: app/views. The keys of a question: letters choose, digits choose and then say how sure one is.
#include <algorithm>

#include "app/views/review_answer.hpp"
#include "app/views/screens.hpp"
#include "app/words/confidences.hpp"

namespace trapline::ui {

void answer(View& view, const state::ReviewScreen& screen, std::size_t confidence, bool may) {
  if (!screen.ready_for_confidence()) {
    view.memory.nudged = true;
  } else if (may) {
    view.emit(state::intent::Answer{words::kConfidences.at(confidence)});
  }
}

void grade(const View& view, std::size_t grade, bool may) {
  if (may) view.emit(state::intent::GradeBasic{words::kGrades.at(grade)});
}

namespace {

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
