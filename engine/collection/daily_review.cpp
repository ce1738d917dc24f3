// Room: engine/collection. What is asked next, and what today brings.
#include "engine/collection/daily_review.hpp"

#include "engine/collection/core.hpp"
#include "engine/collection/fold.hpp"
#include "engine/collection/todays_queue.hpp"

namespace trapline::collection {
namespace {

/// Why the first option that carries the trap is wrong: for traps that say no truth of their own.
std::string refutation_of(Core& core, const CardId& card) {
  for (const CardId& carrier : core.content.carriers_of(card)) {
    const Question question = core.content.question(carrier).value_or(Question{});
    for (const store::CarriedTrap& carried : core.content.traps_of(carrier)) {
      if (carried.card != card) continue;
      for (const Option& option : question.options)
        if (option.trap == carried.name && !option.why.empty()) return option.why;
    }
  }
  return {};
}

study::Asked asked_for(Core& core, const study::QueuedCard& queued) {
  const int asked_before = core.cards.state(queued.card).value_or(CardState{}).asked;
  if (queued.card.kind() == CardKind::question)
    return study::ask_question(queued.card, core.content.question(queued.card).value_or(Question{}), asked_before);
  if (!queued.probe.empty())
    return study::ask_by_question(queued.card, queued.probe, core.content.question(queued.probe).value_or(Question{}),
                                  asked_before);
  const Trap trap = core.content.trap(queued.card).value_or(Trap{});
  return study::ask_by_statement(queued.card, trap, trap.truth.empty() ? refutation_of(core, queued.card) : "",
                                 asked_before);
}

}  // namespace

StudyDay DailyReview::study_day() const { return core_->study_day(); }

bool DailyReview::is_current() { return collection::is_current(*core_); }

void DailyReview::idle() {
  core_->connection.checkpoint();
  prepare(*core_, core_->last_filter);
}

Today DailyReview::today(const CardFilter& filter) {
  const PreparedQueue& prepared = prepare(*core_, filter);
  Today result;
  result.day = prepared.day;
  result.fresh = prepared.queue.count(study::Tier::fresh);
  result.reviews = prepared.queue.count(study::Tier::lapsed) + prepared.queue.count(study::Tier::due);
  result.traps = prepared.queue.count(study::Tier::trap);
  result.drills = prepared.queue.count(study::Tier::drill);
  result.held = prepared.queue.held;
  result.answered = prepared.done.answers;
  result.correct = prepared.done.correct;
  const Limits& limits = core_->settings.limits;
  const bool reviews_allowed = limits.reviews_per_day > 0;
  if (result.left() > 0) {
    result.next_due = result.day;
  } else if (core_->cards.waiting_exists(result.day, reviews_allowed, limits.new_per_day > 0)) {
    result.next_due = result.day + 1;  // what a limit or a sibling kept from being asked today
  } else if (reviews_allowed) {
    result.next_due = core_->cards.next_due_after(result.day);
  }
  return result;
}

std::optional<study::Asked> DailyReview::next(const CardFilter& filter, Ahead ahead) {
  const PreparedQueue& prepared = prepare(*core_, filter);
  if (prepared.asked) return prepared.asked;
  const store::ReadTransaction transaction(core_->connection);
  if (!prepared.queue.cards.empty()) {
    const study::QueuedCard& first = prepared.queue.cards.front();
    study::Asked asked = asked_for(*core_, first);
    asked.drill = first.tier == study::Tier::drill;
    core_->prepared->asked = asked;
    return asked;
  }
  if (ahead == Ahead::no) return {};
  const auto early = core_->cards.early_questions(study_day(), 1, filter);
  if (early.empty()) return {};
  return asked_for(*core_, {early.front().card, study::Tier::due, {}});
}

schedule::Scheduler DailyReview::scheduler() {
  const store::ReadTransaction transaction(core_->connection);
  return schedulers_of(*core_).in_force;
}

void DailyReview::use(const schedule::Scheduler& scheduler) {
  core_->prepared.reset();
  store::Transaction transaction(core_->connection);
  const bool kept_fsrs = schedulers_of(*core_).keeps_fsrs;
  if (schedulers_of(*core_).in_force == scheduler) return;
  store::NewFact fact;
  fact.event = EventKind::scheduler;
  fact.detail = schedule::to_text(scheduler);
  fact.review.at = core_->clock->now();
  fact.review.day = study_day();
  fact.review.id = core_->facts.next_id(fact.review.at);
  core_->facts.append(fact);
  if (schedulers_of(*core_).keeps_fsrs != kept_fsrs) refold_all(*core_);  // its memory of all answers so far
  transaction.commit();
}

}  // namespace trapline::collection
