#include "engine/schedule/advance.hpp"

#include <algorithm>
#include <charconv>
#include <system_error>

#include "engine/schedule/fsrs.hpp"
#include "engine/schedule/sm2.hpp"

namespace trapline::schedule {
namespace {

/// A trap sprung in full certainty is looked into again after about this many days, whatever its schedule says.
constexpr int kCertainCheckDays = 7;

/// Nobody grades himself but on basic cards, so that a right answer to any other is simply good.
FsrsRating rating_of(const Review& review) {
  if (!review.correct) return FsrsRating::again;
  if (review.confidence) return FsrsRating::good;
  if (review.quality == 3) return FsrsRating::hard;
  return review.quality == 5 ? FsrsRating::easy : FsrsRating::good;
}

void move_question(CardState& state, const Review& review, const Schedulers& schedulers) {
  const Schedule before = state.schedule;
  if (review.correct && !is_new(before) && !is_due(before, review.day)) return;  // early practice earns nothing
  if (review.lucky) {
    state.schedule = hold_after_luck(before, review.day);
    if (state.fsrs) state.fsrs->last = review.day;
    return;
  }
  state.schedule = sm2(before, review.quality, review.day);
  if (!schedulers.keeps_fsrs) return;
  state.fsrs = fsrs(state.fsrs, rating_of(review), review.day);
  if (schedulers.in_force.kind != SchedulerKind::fsrs) return;
  state.schedule.interval_days = fsrs_interval_days(*state.fsrs, schedulers.in_force.retention);
  state.schedule.due = review.day + state.schedule.interval_days;
}

void note_resisted(TrapMemory& trap, const Review& review) {
  if (!trap.last_resisted || review.day > *trap.last_resisted) {
    ++trap.resisted_days;
    trap.last_resisted = review.day;
  }
  if (trap.resisted_form.empty()) trap.resisted_form = review.form;
  if (trap.resisted_form != review.form) trap.resisted_in_two_forms = true;
}

/// The check after certainty comes first, whatever the schedule says; once its day is reached it has been made.
void keep_check(CardState& state, StudyDay today) {
  auto& check_by = state.trap.check_by;
  if (check_by && *check_by <= today) check_by.reset();
  if (check_by) state.schedule.due = std::min(*state.schedule.due, *check_by);
}

void spring(CardState& state, const Review& review) {
  state.schedule = sm2(state.schedule, review.quality, review.day);
  ++state.trap.sprung;
  if (is_question_form(review.form)) state.trap.sprung_by = review.form;  // a statement is nobody's sibling
  if (review.confidence == Confidence::certain) state.trap.check_by = review.day + kCertainCheckDays;
  keep_check(state, review.day);
}

void resist(CardState& state, const Review& review) {
  note_resisted(state.trap, review);
  if (is_new(state.schedule)) {
    state.schedule = second_interval(state.schedule, review.day);
  } else if (is_due(state.schedule, review.day)) {
    state.schedule = sm2(state.schedule, review.quality, review.day);
    keep_check(state, review.day);
  }
}

void learn_nothing(CardState& state, const Review& review) {
  if (is_new(state.schedule)) {
    state.schedule = second_interval(state.schedule, review.day);
  } else if (is_due(state.schedule, review.day)) {
    state.schedule.due = review.day + 1;
  }
}

void move_trap(CardState& state, const Review& review) {
  switch (review.outcome) {
    case TrapOutcome::sprung:
      return spring(state, review);
    case TrapOutcome::resisted:
      return resist(state, review);
    case TrapOutcome::inconclusive:
      return learn_nothing(state, review);
    case TrapOutcome::none:
      return;
  }
}

/// The card itself was on the screen: remembers that, and whether it is to be drilled before the day ends.
void note_asked(CardState& state, const Review& review) {
  ++state.asked;
  state.asked_at = stamp_of(review.id);
  if (review.kind != ReviewKind::drill) state.asked_day = review.day;
  state.drill_day.reset();
  if (review.quality < 4 && review.kind != ReviewKind::exam) state.drill_day = review.day;
}

bool is_asked_by_schedule(const Review& review) {
  return review.kind == ReviewKind::review || review.kind == ReviewKind::early;
}

}  // namespace

CardState advance(const CardState& before, const Review& review, const Schedulers& schedulers) {
  CardState state = before;
  if (review.kind != ReviewKind::evidence) note_asked(state, review);
  if (review.kind == ReviewKind::drill || review.kind == ReviewKind::exam) return state;
  if (review.card.kind() == CardKind::trap) {
    move_trap(state, review);
  } else {
    move_question(state, review, schedulers);
  }
  return state;
}

void apply(const Review& review, const Schedulers& schedulers, const StateOf& state_of) {
  CardState& state = state_of(review.card);
  const std::string sprung_by = state.trap.sprung_by;
  state = advance(state, review, schedulers);
  if (is_asked_by_schedule(review) && is_question_form(sprung_by)) state_of(CardId{sprung_by}).held_day = review.day;
  // The answer itself says that its question was on the screen; its evidence may come alone, in a part of a log.
  const bool is_answer = review.kind != ReviewKind::evidence;
  if (!is_answer || !is_question_form(review.form)) return;
  CardState& on_screen = review.form == review.card.key ? state : state_of(CardId{review.form});
  on_screen.seen_day = review.day;
}

void apply(EventKind event, const std::string& detail, StudyDay day, CardState& state) {
  Schedule& schedule = state.schedule;
  switch (event) {
    case EventKind::key_changed:  // what is known of the card is known of another answer
      if (schedule.due) schedule.due = std::min(*schedule.due, day);
      return;
    case EventKind::reset:
      schedule = {};
      state.fsrs.reset();
      state.drill_day.reset();
      return;
    case EventKind::due_set: {
      int number = 0;
      const auto [end, error] = std::from_chars(detail.data(), detail.data() + detail.size(), number);
      if (error == std::errc{}) schedule.due = StudyDay{number};
      return;
    }
    case EventKind::none:
    case EventKind::retraction:  // heeded by whoever reads the log: the answer is left out
    case EventKind::scheduler:   // about all cards: see Replay::choose
      return;
  }
}

void Replay::add(EventKind event, const std::string& detail, StudyDay day, const CardId& card) {
  apply(event, detail, day, states_[card]);
}

void Replay::add(const Review& review) {
  apply(review, schedulers_, [this](const CardId& card) -> CardState& { return states_[card]; });
}

std::map<CardId, CardState> replay(std::span<const Review> log) {
  Replay replay;
  for (const Review& review : log) replay.add(review);
  return replay.states();
}

}  // namespace trapline::schedule
