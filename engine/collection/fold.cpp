#include "engine/collection/fold.hpp"

#include <algorithm>
#include <iterator>
#include <optional>

namespace trapline::collection {
namespace {

using Facts = std::vector<store::StoredFact>;

void sort_for_fold(Core& core, Facts& facts) {
  std::sort(facts.begin(), facts.end(),
            [&core](const auto& a, const auto& b) { return comes_before(core.facts, a, b); });
  const auto same = [](const auto& a, const auto& b) { return a.review.id == b.review.id; };
  facts.erase(std::unique(facts.begin(), facts.end(), same), facts.end());
}

std::optional<schedule::Scheduler> chosen_by(Core& core, const store::StoredFact& fact) {
  return schedule::scheduler_in(core.facts.detail_of(fact.review.id));
}

bool sprung_by_question(const store::StoredFact& fact) {
  return fact.form != 0 && fact.event == EventKind::none && fact.review.outcome == TrapOutcome::sprung;
}

/// Every fact that bears on the states of `cards`.
class Gathering {
 public:
  explicit Gathering(Core& core) : core_(core) {}

  void take_card(std::int64_t card) {
    if (!taken_.insert(card).second) return;
    const auto stored = core_.cards.stored(card);
    if (!stored) return;
    Facts own = core_.facts.of_card(*stored, store::Options::left_out);
    std::move(own.begin(), own.end(), std::back_inserter(facts_));
  }

  /// A question waits a day when a trap that it sprung is asked: that trap's facts are needed from the first on.
  void take_form(std::int64_t question) {
    Facts as_form = core_.facts.of_form(question);
    for (const store::StoredFact& fact : as_form)
      if (sprung_by_question(fact)) take_card(fact.card);
    std::move(as_form.begin(), as_form.end(), std::back_inserter(facts_));
  }

  Facts finish() {
    Facts choices = core_.facts.schedulers();
    std::move(choices.begin(), choices.end(), std::back_inserter(facts_));
    sort_for_fold(core_, facts_);
    return std::move(facts_);
  }

 private:
  Core& core_;
  std::set<std::int64_t> taken_;
  Facts facts_;
};

/// Shows what each answer did to its card's schedule; facts come in their order.
class Teller {
 public:
  explicit Teller(Core& core) : core_(core), schedulers_{{}, schedulers_of(core).keeps_fsrs} {}

  /// The answer with its schedules; nothing for any other fact.
  std::optional<Review> tell(const store::StoredFact& fact) {
    if (fact.retracted) return {};
    if (fact.event == EventKind::scheduler)
      schedulers_.in_force = chosen_by(core_, fact).value_or(schedulers_.in_force);
    CardState& state = states_[fact.card];
    if (fact.event != EventKind::none) {
      if (fact.card != 0) schedule::apply(fact.event, core_.facts.detail_of(fact.review.id), fact.review.day, state);
      return {};
    }
    Review review = fact.review;
    review.before = state.schedule;
    state = schedule::advance(state, review, schedulers_);
    review.after = state.schedule;
    return review;
  }

 private:
  Core& core_;
  schedule::Schedulers schedulers_;
  std::map<std::int64_t, CardState> states_;
};

}  // namespace

std::map<std::int64_t, CardState> fold_cards(Core& core, const std::set<std::int64_t>& cards) {
  Gathering gathering(core);
  for (const std::int64_t card : cards) {
    gathering.take_card(card);
    gathering.take_form(card);
  }
  schedule::Replay replay(schedulers_of(core).keeps_fsrs);
  for (const store::StoredFact& fact : gathering.finish()) add_to(replay, core, fact);
  std::map<std::int64_t, CardState> states;
  for (const std::int64_t card : cards) {
    const auto found = replay.states().find(core.cards.labels().label(card));
    states[card] = found == replay.states().end() ? CardState{} : found->second;
  }
  return states;
}

void refold(Core& core, const std::set<std::int64_t>& cards) {
  for (auto& [card, state] : fold_cards(core, cards)) {
    auto stored = core.cards.stored(card);
    if (!stored || stored->state == state) continue;
    stored->state = state;
    core.cards.put(*stored);
  }
}

void refold_all(Core& core) {
  schedule::Replay replay(schedulers_of(core).keeps_fsrs);
  core.facts.for_each(store::Options::left_out, [&](const store::StoredFact& fact) { add_to(replay, core, fact); });
  std::vector<store::StoredCard> changed;
  core.cards.for_each([&](store::StoredCard stored) {
    const auto found = replay.states().find(core.cards.labels().label(stored.number));
    const CardState& expected = found == replay.states().end() ? CardState{} : found->second;
    if (stored.state == expected) return;
    stored.state = expected;
    changed.push_back(std::move(stored));
  });
  for (const store::StoredCard& card : changed) core.cards.put(card);
}

std::set<std::int64_t> cards_touched_by(Core& core, const std::vector<store::StoredFact>& facts) {
  std::set<std::int64_t> cards;
  std::set<std::int64_t> traps;
  for (const store::StoredFact& fact : facts) {
    if (fact.card != 0) cards.insert(fact.card);
    if (fact.form != 0) cards.insert(fact.form);
    if (fact.card != 0 && fact.review.card.kind() == CardKind::trap) traps.insert(fact.card);
  }
  for (const std::int64_t trap : traps) {
    const auto stored = core.cards.stored(trap);
    if (!stored) continue;
    for (const store::StoredFact& fact : core.facts.of_card(*stored, store::Options::left_out))
      if (sprung_by_question(fact)) cards.insert(fact.form);
  }
  return cards;
}

void add_to(schedule::Replay& replay, Core& core, const store::StoredFact& fact) {
  if (fact.retracted) return;
  if (fact.event == EventKind::none) return replay.add(fact.review);
  if (fact.event == EventKind::scheduler) {
    if (const auto scheduler = chosen_by(core, fact)) replay.choose(*scheduler);
  }
  if (fact.event == EventKind::retraction || fact.card == 0) return;
  replay.add(fact.event, core.facts.detail_of(fact.review.id), fact.review.day, fact.review.card);
}

schedule::Schedulers schedulers_of(Core& core) {
  schedule::Schedulers schedulers;
  Facts choices = core.facts.schedulers();
  sort_for_fold(core, choices);
  for (const store::StoredFact& fact : choices) {
    const auto scheduler = chosen_by(core, fact);
    if (fact.retracted || !scheduler) continue;
    schedulers.in_force = *scheduler;
    if (scheduler->kind == schedule::SchedulerKind::fsrs) schedulers.keeps_fsrs = true;
  }
  return schedulers;
}

void for_each_answer(Core& core, const std::function<void(const Review&)>& visit) {
  Teller teller(core);
  core.facts.for_each(store::Options::named, [&](const store::StoredFact& fact) {
    if (const auto review = teller.tell(fact)) visit(*review);
  });
}

std::vector<Review> answers_of(Core& core, const store::StoredCard& card) {
  Facts facts = core.facts.of_card(card, store::Options::named);
  Facts choices = core.facts.schedulers();
  std::move(choices.begin(), choices.end(), std::back_inserter(facts));
  sort_for_fold(core, facts);
  std::vector<Review> answers;
  Teller teller(core);
  for (const store::StoredFact& fact : facts)
    if (auto review = teller.tell(fact)) answers.push_back(std::move(*review));
  return answers;
}

std::vector<Review> newest_answers(Core& core, int most) {
  Facts newest = core.facts.newest(most);
  sort_for_fold(core, newest);
  std::map<std::int64_t, Review> by_id;
  std::set<std::int64_t> cards;
  for (const store::StoredFact& fact : newest) cards.insert(fact.card);
  for (const std::int64_t card : cards) {
    const auto stored = core.cards.stored(card);
    if (!stored) continue;
    for (Review& review : answers_of(core, *stored)) by_id.insert_or_assign(review.id, std::move(review));
  }
  std::vector<Review> answers;
  for (const store::StoredFact& fact : newest)
    if (const auto found = by_id.find(fact.review.id); found != by_id.end()) answers.push_back(found->second);
  return answers;
}

}  // namespace trapline::collection
