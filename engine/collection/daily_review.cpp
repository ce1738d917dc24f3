// Room: engine/collection. Today's queue: index reads in, the pure queue of engine/study out.
#include <algorithm>

#include "engine/collection/collection.hpp"
#include "engine/store/connection.hpp"

namespace trapline::collection {
namespace {

study::Candidate to_candidate(store::CardRow row) {
  study::Candidate candidate{std::move(row.card), row.topic, row.seen_day, row.held_day, {}, {}};
  if (is_question_form(row.sprung_by)) candidate.sprung_by = {std::move(row.sprung_by)};
  return candidate;
}

std::vector<study::Candidate> to_candidates(std::vector<store::CardRow> rows) {
  std::vector<study::Candidate> candidates;
  candidates.reserve(rows.size());
  for (store::CardRow& row : rows) candidates.push_back(to_candidate(std::move(row)));
  return candidates;
}

std::vector<CardId> sprung_by(const std::vector<store::CardRow>& traps) {
  std::vector<CardId> questions;
  for (const store::CardRow& trap : traps)
    if (is_question_form(trap.sprung_by)) questions.push_back({trap.sprung_by});
  return questions;
}

/// Drills of one day beyond this are asked in turn as others are done.
constexpr int kMostDrills = 1'000;

}  // namespace

study::Pool Collection::pool(const store::CardFilter& filter, StudyDay today, const Limits& left) {
  const auto with_carriers = [this](std::vector<store::CardRow> rows) {
    std::vector<study::Candidate> traps = to_candidates(std::move(rows));
    for (study::Candidate& trap : traps)
      for (const store::CardRow& row : cards_.carriers(trap.card))
        trap.carriers.push_back({row.card, row.seen_day, row.held_day});
    return traps;
  };
  study::Pool pool;
  pool.traps = with_carriers(cards_.due_traps(today, left.reviews_per_day, filter));
  if (filter != store::CardFilter{}) pool.sprung_elsewhere = sprung_by(cards_.due_traps(today, left.reviews_per_day, {}));
  pool.traps_asked_today = with_carriers(cards_.traps_asked_on(today));
  // Each trap of today keeps at most two questions waiting; reading as many more makes up for them.
  const int extra = 2 * static_cast<int>(pool.traps.size() + pool.traps_asked_today.size()) +
                    static_cast<int>(pool.sprung_elsewhere.size());
  const auto most = [extra](int limit) { return limit > 0 ? limit + extra : 0; };
  pool.lapsed = to_candidates(cards_.due_questions(today, true, most(left.reviews_per_day), filter));
  pool.due = to_candidates(cards_.due_questions(today, false, most(left.reviews_per_day), filter));
  pool.fresh = to_candidates(cards_.fresh_questions(most(left.new_per_day), filter));
  pool.drills = to_candidates(cards_.drills(today, kMostDrills, filter));
  pool.last_topic = reviews_.last_topic(today);
  return pool;
}

const Collection::Prepared& Collection::prepare(const store::CardFilter& filter) {
  if (is_current() && prepared_->filter == filter) return *prepared_;
  const StudyDay today = study_day();
  const std::int64_t version = connection_->data_version();
  last_filter_ = filter;
  const store::DayDone done = reviews_.done_on(today);
  const Limits left{std::max(0, settings_.limits.new_per_day - done.fresh),
                    std::max(0, settings_.limits.reviews_per_day - done.reviews)};
  prepared_ = Prepared{filter, today, version, done, study::build_queue(pool(filter, today, left), today, left)};
  return *prepared_;
}

bool Collection::is_current() {
  return prepared_ && prepared_->day == study_day() && prepared_->data_version == connection_->data_version();
}

Today Collection::today(const store::CardFilter& filter) {
  const Prepared& prepared = prepare(filter);
  Today result;
  result.day = prepared.day;
  result.fresh = prepared.queue.count(study::Tier::fresh);
  result.reviews = prepared.queue.count(study::Tier::lapsed) + prepared.queue.count(study::Tier::due);
  result.traps = prepared.queue.count(study::Tier::trap);
  result.drills = prepared.queue.count(study::Tier::drill);
  result.held = prepared.queue.held;
  result.answered = prepared.done.answers;
  result.correct = prepared.done.correct;
  const bool reviews_allowed = settings_.limits.reviews_per_day > 0;
  if (result.left() > 0) {
    result.next_due = result.day;
  } else if (cards_.waiting_exists(result.day, reviews_allowed, settings_.limits.new_per_day > 0)) {
    result.next_due = result.day + 1;  // what a limit or a sibling kept from being asked today
  } else if (reviews_allowed) {
    result.next_due = cards_.next_due_after(result.day);
  }
  return result;
}

study::Asked Collection::asked_for(const study::QueuedCard& queued) {
  const int asked_before = cards_.state(queued.card).value_or(CardState{}).asked;
  if (queued.card.kind() == CardKind::question)
    return study::ask_question(queued.card, content_.question(queued.card).value_or(Question{}), asked_before);
  if (!queued.probe.empty())
    return study::ask_by_question(queued.card, queued.probe, content_.question(queued.probe).value_or(Question{}),
                           asked_before);
  const Trap trap = content_.trap(queued.card).value_or(Trap{});
  return study::ask_by_statement(queued.card, trap, trap.truth.empty() ? refutation_of(queued.card, trap.id) : "",
                          asked_before);
}

/// Why the first option that carries the trap is wrong: for traps that say no truth of their own.
std::string Collection::refutation_of(const CardId& card, const std::string& trap) {
  for (const CardId& carrier : content_.carriers_of(card)) {
    for (const Option& option : content_.question(carrier).value_or(Question{}).options)
      if (option.trap == trap && !option.why.empty()) return option.why;
  }
  return {};
}

std::optional<study::Asked> Collection::next(const store::CardFilter& filter, Ahead ahead) {
  const study::Queue& queue = prepare(filter).queue;
  if (!queue.cards.empty()) {
    study::Asked asked = asked_for(queue.cards.front());
    asked.drill = queue.cards.front().tier == study::Tier::drill;
    return asked;
  }
  if (ahead == Ahead::no) return {};
  const auto early = cards_.early_questions(study_day(), 1, filter);
  if (early.empty()) return {};
  return asked_for({early.front().card, study::Tier::due, {}});
}

}  // namespace trapline::collection
