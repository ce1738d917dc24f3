// Room: engine/collection. An answer and its way back. One transaction holds the facts and the new state of the card
// and of every trap in the question.
#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include <fmt/format.h>

#include "engine/collection/daily_review.hpp"
#include "engine/collection/fold.hpp"
#include "engine/collection/todays_queue.hpp"
#include "engine/schedule/grading.hpp"
#include "engine/store/identity.hpp"

namespace trapline::collection {
namespace {

constexpr int kMostMs = 24 * 60 * 60 * 1000;

std::vector<std::string> ids_of(const std::vector<Option>& options) {
  std::vector<std::string> ids;
  for (const Option& option : options) ids.push_back(option.id);
  return ids;
}

/// The states that an answer touches: read once, changed in place, written at the end.
class TouchedCards {
 public:
  explicit TouchedCards(store::CardTable& cards) : cards_(cards) {}

  CardState& operator[](const CardId& card) { return stored(card).state; }
  store::StoredCard& stored(const CardId& card) {
    const auto [it, is_first] = now_.try_emplace(card);
    if (is_first) it->second = cards_.stored(card).value_or(store::StoredCard{});
    return it->second;
  }
  void write() const {
    for (const auto& [card, stored] : now_) cards_.put(stored);
  }

 private:
  store::CardTable& cards_;
  std::map<CardId, store::StoredCard> now_;
};

void check_fits(const Question& question, const Reply& reply) {
  if (question.kind == QuestionKind::basic) {
    if (!reply.grade) throw std::invalid_argument("This card wants a grade: again, hard, good or easy.");
    return;
  }
  if (!reply.confidence)
    throw std::invalid_argument("The confidence is missing: guess, unsure, fairly sure or certain.");
  const auto known = ids_of(question.options);
  for (const std::string& id : reply.chosen)
    if (std::find(known.begin(), known.end(), id) == known.end())
      throw std::invalid_argument(fmt::format("There is no option \"{}\" in this question.", id));
  auto distinct = reply.chosen;
  std::sort(distinct.begin(), distinct.end());
  distinct.erase(std::unique(distinct.begin(), distinct.end()), distinct.end());
  if (static_cast<int>(distinct.size()) != question.choose())
    throw std::invalid_argument(fmt::format("Choose {} option{}, not {}.", question.choose(),
                                            question.choose() == 1 ? "" : "s", distinct.size()));
}

void check_fresh(const study::Asked& asked, const CardState& state, StudyDay today) {
  if (asked.asked_before != state.asked)
    throw StaleAnswer("That card was answered elsewhere meanwhile; this is the one that is due now.");
  if (asked.drill && state.drill_day != today)
    throw StaleAnswer("The day has turned meanwhile; this is the card that is due now.");
}

Review to_review(const study::Asked& asked, const Reply& reply, const schedule::Graded& graded, Moment now,
                 StudyDay day) {
  Review review;
  review.card = asked.card;
  review.at = now;
  review.day = day;
  review.form = asked.form;
  review.shown = ids_of(asked.question.options);
  review.chosen = reply.chosen;
  review.correct = graded.correct;
  review.confidence = asked.question.kind == QuestionKind::basic ? std::nullopt : reply.confidence;
  review.quality = graded.quality;
  review.lucky = graded.lucky;
  review.duration_ms = std::clamp(reply.duration_ms, 0, kMostMs);
  return review;
}

ReviewKind kind_of(const study::Asked& asked, const Schedule& schedule, StudyDay day) {
  if (asked.drill) return ReviewKind::drill;
  return is_new(schedule) || is_due(schedule, day) ? ReviewKind::review : ReviewKind::early;
}

/// One answer in the making: each fact is carried out on the states in memory as it is appended.
class AnswerWriter {
 public:
  AnswerWriter(Core& core, Moment now)
      : core_(core), next_id_(core.facts.next_id(now)), schedulers_(schedulers_of(core)), touched_(core.cards) {}

  const CardState& state(const CardId& card) { return touched_[card]; }

  Review log(Review row) {
    store::StoredCard& card = touched_.stored(row.card);
    row.id = std::exchange(next_id_, next_id_ + kPlacesPerStamp);
    row.before = card.state.schedule;
    schedule::apply(row, schedulers_, [this](const CardId& other) -> CardState& { return touched_[other]; });
    row.after = card.state.schedule;
    core_.facts.append({row, EventKind::none, {}, is_new(row.before)}, card);
    return row;
  }

  TrapResult told(const CardId& card, const Trap& trap, TrapOutcome outcome) {
    return {card, trap.id, trap.claim, trap.truth, outcome, touched_[card].schedule};
  }

  /// What the answer to the question on the screen says about each of its traps but the one that was asked.
  std::vector<TrapResult> log_evidence(const study::Asked& asked, const Review& row, const schedule::Graded& graded,
                                       const std::vector<store::CarriedTrap>& traps) {
    std::vector<TrapResult> results;
    for (const store::CarriedTrap& carried : traps) {
      if (carried.card == asked.card) continue;
      Review evidence = row;
      evidence.card = carried.card;
      evidence.kind = ReviewKind::evidence;
      evidence.outcome = schedule::judge_trap(asked.question, carried.name, row.chosen, graded);
      if (!asked.drill) log(evidence);  // a drill moves nothing
      Trap trap = core_.content.trap(carried.card).value_or(Trap{});
      trap.id = carried.name;
      results.push_back(told(carried.card, trap, evidence.outcome));
    }
    return results;
  }

  void finish() const { touched_.write(); }

 private:
  Core& core_;
  std::int64_t next_id_;
  schedule::Schedulers schedulers_;
  TouchedCards touched_;
};

schedule::Graded graded_reply(const Question& question, const Reply& reply) {
  if (question.kind == QuestionKind::basic) return schedule::grade_basic(reply.grade.value());
  return schedule::grade_answer(schedule::is_correct(question, reply.chosen), reply.confidence.value());
}

/// What stood on the screen, as it is in the collection now.
study::Asked asked_now(Core& core, const study::Asked& asked) {
  if (asked.as == study::AskedAs::probe_statement) {
    const Trap trap = core.content.trap(asked.card).value_or(Trap{});
    return study::ask_by_statement(asked.card, trap, {}, asked.asked_before);
  }
  return study::ask_question(CardId{asked.form}, core.content.question(CardId{asked.form}).value_or(Question{}), 0);
}

/// Whether both ask the same and have the same options right, in whatever order they are shown.
bool asks_the_same(const Question& a, const Question& b) {
  const auto sorted = [](const Question& question) {
    std::vector<std::tuple<std::string, std::string, bool, std::string>> options;
    for (const Option& o : question.options) options.emplace_back(o.id, o.text, o.right, o.trap);
    std::sort(options.begin(), options.end());
    return options;
  };
  return a.kind == b.kind && a.stem == b.stem && a.answer == b.answer && a.trap == b.trap && sorted(a) == sorted(b);
}

void check_unchanged(Core& core, const study::Asked& asked) {
  if (!asks_the_same(asked.question, asked_now(core, asked).question))
    throw StaleAnswer("That card was changed meanwhile; this is how it reads now.");
}

/// What the deck of the question on the screen calls the trap that was asked.
std::string name_on_screen(const study::Asked& asked, const Trap& trap, const std::vector<store::CarriedTrap>& traps) {
  for (const store::CarriedTrap& carried : traps)
    if (carried.card == asked.card) return carried.name;
  return trap.id;
}

}  // namespace

Answered DailyReview::answer(const study::Asked& asked, const Reply& reply) {
  check_fits(asked.question, reply);
  const schedule::Graded graded = graded_reply(asked.question, reply);
  const Moment now = core_->clock->now();
  const StudyDay day = trapline::study_day(now, core_->settings.rollover_hour);

  store::Transaction transaction(core_->connection);
  // What was handed out and is still current cannot have changed; anything else is read again.
  const bool is_as_handed_out = collection::is_current(*core_) && core_->prepared->asked == asked;
  core_->prepared.reset();
  AnswerWriter writer(*core_, now);
  check_fresh(asked, writer.state(asked.card), day);
  if (!is_as_handed_out) check_unchanged(*core_, asked);
  std::optional<Trap> trap;  // nothing where a question is asked for its own sake
  if (asked.card.kind() == CardKind::trap) trap = core_->content.trap(asked.card);
  std::vector<store::CarriedTrap> traps;
  if (is_question_form(asked.form)) traps = core_->content.traps_of(CardId{asked.form});

  Review row = to_review(asked, reply, graded, now, day);
  row.kind = kind_of(asked, writer.state(asked.card).schedule, day);
  if (trap) trap->id = name_on_screen(asked, *trap, traps);
  if (trap) row.outcome = schedule::judge_trap(asked.question, trap->id, reply.chosen, graded);
  Answered answered;
  answered.review = writer.log(row);
  if (trap) answered.traps.push_back(writer.told(asked.card, *trap, row.outcome));
  for (TrapResult& result : writer.log_evidence(asked, row, graded, traps)) answered.traps.push_back(std::move(result));
  writer.finish();
  transaction.commit();

  std::stable_partition(answered.traps.begin(), answered.traps.end(),
                        [](const TrapResult& result) { return result.outcome == TrapOutcome::sprung; });
  const Schedule& after = answered.review.after;
  answered.drilled_today = writer.state(asked.card).drill_day == day;
  answered.leech_alarm = after.lapses > answered.review.before.lapses && is_leech_alarm(after);
  return answered;
}

std::optional<CardId> DailyReview::undo() {
  core_->prepared.reset();
  store::Transaction transaction(core_->connection);
  const auto newest = core_->facts.newest_own();
  if (!newest || newest->day != study_day()) return {};
  std::vector<store::StoredFact> taken_back;
  for (std::int64_t id = newest->first; id <= newest->last; id += kPlacesPerStamp)
    if (auto fact = core_->facts.get(id, store::Options::left_out)) taken_back.push_back(std::move(*fact));
  const std::set<std::int64_t> cards = cards_touched_by(*core_, taken_back);

  store::NewFact fact;
  fact.event = EventKind::retraction;
  fact.review.at = core_->clock->now();
  fact.review.day = study_day();
  fact.review.id = core_->facts.next_id(fact.review.at);
  fact.detail =
      fmt::format("{} {} {}", store::to_hex(core_->facts.device(1)), stamp_of(newest->first), stamp_of(newest->last));
  core_->facts.append(fact);
  core_->facts.mark_retracted(1, stamp_of(newest->first), stamp_of(newest->last));
  refold(*core_, cards);
  transaction.commit();
  return core_->cards.labels().label(newest->card);
}

bool DailyReview::can_undo() {
  const auto newest = core_->facts.newest_own();
  return newest && newest->day == study_day();
}

}  // namespace trapline::collection
