// Room: engine/collection. An answer and its way back. One transaction holds the log rows, the new state of the card
// and of every trap in the question, and the undo entry.
#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "engine/collection/collection.hpp"
#include "engine/schedule/advance.hpp"
#include "engine/schedule/grading.hpp"
#include "engine/store/connection.hpp"

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

  CardState& operator[](const CardId& card) {
    const auto [it, is_first] = now_.try_emplace(card);
    if (is_first) {
      it->second = cards_.state(card).value_or(CardState{});
      before_.emplace_back(card, it->second);
    }
    return it->second;
  }
  void write() const {
    for (const auto& [card, state] : now_) cards_.put_state(card, state);
  }
  const std::vector<std::pair<CardId, CardState>>& before() const { return before_; }

 private:
  store::CardTable& cards_;
  std::map<CardId, CardState> now_;
  std::vector<std::pair<CardId, CardState>> before_;
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

Review to_review(const study::Asked& asked, const Reply& reply, const schedule::Graded& graded, Moment now, StudyDay day) {
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

/// One answer in the making: each log row is carried out on the states in memory as it is appended.
class AnswerWriter {
 public:
  AnswerWriter(store::ContentTable& content, store::CardTable& cards, store::ReviewTable& reviews, const CardId& card)
      : content_(content), reviews_(reviews), touched_(cards) {
    undo_entry_.card = card;
  }

  const CardState& state(const CardId& card) { return touched_[card]; }

  Review log(Review row) {
    row.before = touched_[row.card].schedule;
    schedule::apply(row, [this](const CardId& card) -> CardState& { return touched_[card]; });
    row.after = touched_[row.card].schedule;
    row.id = reviews_.append(row);
    undo_entry_.reviews.push_back(row.id);
    return row;
  }

  TrapResult told(const CardId& card, const Trap& trap, TrapOutcome outcome) {
    return {card, trap.id, trap.claim, trap.truth, outcome, touched_[card].schedule};
  }

  /// What the answer to the question on the screen says about each of its traps but the one that was asked.
  std::vector<TrapResult> log_evidence(const study::Asked& asked, const Review& row, const schedule::Graded& graded) {
    std::vector<TrapResult> results;
    if (!is_question_form(asked.form)) return results;
    for (const store::CarriedTrap& carried : content_.traps_of(CardId{asked.form})) {
      if (carried.card == asked.card) continue;
      Review evidence = row;
      evidence.card = carried.card;
      evidence.kind = ReviewKind::evidence;
      evidence.outcome = schedule::judge_trap(asked.question, carried.name, row.chosen, graded);
      if (!asked.drill) log(evidence);  // a drill moves nothing
      results.push_back(told(carried.card, content_.trap(carried.card).value_or(Trap{}), evidence.outcome));
    }
    return results;
  }

  /// Writes the states; gives the way back.
  const store::UndoEntry& finish() {
    touched_.write();
    undo_entry_.before = touched_.before();
    return undo_entry_;
  }

 private:
  store::ContentTable& content_;
  store::ReviewTable& reviews_;
  TouchedCards touched_;
  store::UndoEntry undo_entry_;
};

schedule::Graded graded_reply(const Question& question, const Reply& reply) {
  if (question.kind == QuestionKind::basic) return schedule::grade_basic(reply.grade.value());
  return schedule::grade_answer(schedule::is_correct(question, reply.chosen), reply.confidence.value());
}

}  // namespace

Answered Collection::answer(const study::Asked& asked, const Reply& reply) {
  check_fits(asked.question, reply);
  const schedule::Graded graded = graded_reply(asked.question, reply);
  const Moment now = clock_->now();
  const StudyDay day = trapline::study_day(now, settings_.rollover_hour);
  const std::optional<Trap> trap = content_.trap(asked.card);  // nothing where a question is asked for its own sake

  prepared_.reset();
  store::Transaction transaction(*connection_);
  AnswerWriter writer(content_, cards_, reviews_, asked.card);
  check_fresh(asked, writer.state(asked.card), day);

  Review row = to_review(asked, reply, graded, now, day);
  row.kind = kind_of(asked, writer.state(asked.card).schedule, day);
  if (trap) row.outcome = schedule::judge_trap(asked.question, trap->id, reply.chosen, graded);
  Answered answered;
  answered.review = writer.log(row);
  if (trap) answered.traps.push_back(writer.told(asked.card, *trap, row.outcome));
  for (TrapResult& result : writer.log_evidence(asked, row, graded)) answered.traps.push_back(std::move(result));
  undo_.push(day, writer.finish());
  transaction.commit();

  std::stable_partition(answered.traps.begin(), answered.traps.end(),
                        [](const TrapResult& result) { return result.outcome == TrapOutcome::sprung; });
  const Schedule& after = answered.review.after;
  answered.drilled_today = writer.state(asked.card).drill_day == day;
  answered.leech_alarm = after.lapses > answered.review.before.lapses && is_leech_alarm(after);
  return answered;
}

std::optional<CardId> Collection::undo() {
  prepared_.reset();
  store::Transaction transaction(*connection_);
  const auto entry = undo_.pop(study_day());
  if (!entry) return {};
  for (const std::int64_t id : entry->reviews) reviews_.remove(id);
  for (const auto& [card, state] : entry->before) cards_.put_state(card, state);
  transaction.commit();
  return entry->card;
}

bool Collection::can_undo() { return undo_.has_entry(study_day()); }

}  // namespace trapline::collection
