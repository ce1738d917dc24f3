// Room: engine/collection. An answer and its way back. One transaction holds the log rows, the new state of the card
// and of every trap in the question, and the undo entry.
#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "engine/collection/collection.hpp"
#include "engine/schedule/advance.hpp"
#include "engine/schedule/grading.hpp"
#include "engine/store/connection.hpp"

namespace trapline {
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
  explicit TouchedCards(CardTable& cards) : cards_(cards) {}

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
  CardTable& cards_;
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

void check_fresh(const Asked& asked, const CardState& state, StudyDay today) {
  if (asked.asked_before != state.asked)
    throw StaleAnswer("This card was answered in another window meanwhile: it is shown anew.");
  if (asked.drill && state.drill_day != today)
    throw StaleAnswer("The day has turned since this card was shown: it is shown anew.");
}

Review to_review(const Asked& asked, const Reply& reply, const Graded& graded, Moment now, StudyDay day) {
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

ReviewKind kind_of(const Asked& asked, const Schedule& schedule, StudyDay day) {
  if (asked.drill) return ReviewKind::drill;
  return is_new(schedule) || is_due(schedule, day) ? ReviewKind::review : ReviewKind::early;
}

}  // namespace

Answered Collection::answer(const Asked& asked, const Reply& reply) {
  const Question& question = asked.question;
  check_fits(question, reply);
  const Graded graded = question.kind == QuestionKind::basic
                            ? grade_basic(*reply.grade)
                            : grade_answer(is_correct(question, reply.chosen), *reply.confidence);
  const Moment now = clock_->now();
  const StudyDay day = trapline::study_day(now, settings_.rollover_hour);

  prepared_.reset();
  Transaction transaction(*connection_);
  TouchedCards touched(cards_);
  UndoEntry undo_entry;
  undo_entry.card = asked.card;
  const auto log = [&](Review row) {
    row.before = touched[row.card].schedule;
    apply(row, [&touched](const CardId& card) -> CardState& { return touched[card]; });
    row.after = touched[row.card].schedule;
    row.id = reviews_.append(row);
    undo_entry.reviews.push_back(row.id);
    return row;
  };

  check_fresh(asked, touched[asked.card], day);
  Answered answered;
  Review row = to_review(asked, reply, graded, now, day);
  row.kind = kind_of(asked, touched[asked.card].schedule, day);
  const bool is_trap = asked.card.kind() == CardKind::trap;
  const std::string own_trap = is_trap ? content_.trap(asked.card).value_or(Trap{}).id : std::string{};
  if (is_trap) row.outcome = judge_trap(question, own_trap, reply.chosen, graded);
  answered.review = log(row);

  const auto report_trap = [&](const CardId& card, TrapOutcome outcome) {
    const Trap trap = content_.trap(card).value_or(Trap{});
    answered.traps.push_back({card, trap.id, trap.claim, trap.truth, outcome, touched[card].schedule});
  };
  if (is_trap) report_trap(asked.card, row.outcome);
  if (is_question_form(asked.form)) {
    for (const CarriedTrap& carried : content_.traps_of(CardId{asked.form})) {
      if (carried.card == asked.card) continue;
      Review evidence = row;
      evidence.card = carried.card;
      evidence.kind = ReviewKind::evidence;
      evidence.outcome = judge_trap(question, carried.name, reply.chosen, graded);
      if (!asked.drill) log(evidence);  // a drill moves nothing
      report_trap(carried.card, evidence.outcome);
    }
  }

  touched.write();
  undo_entry.before = touched.before();
  undo_.push(day, undo_entry);
  transaction.commit();

  std::stable_partition(answered.traps.begin(), answered.traps.end(),
                        [](const TrapResult& trap) { return trap.outcome == TrapOutcome::sprung; });
  answered.drilled_today = touched[asked.card].drill_day == day;
  answered.leech_alarm =
      answered.review.after.lapses > answered.review.before.lapses && is_leech_alarm(answered.review.after);
  return answered;
}

std::optional<CardId> Collection::undo() {
  prepared_.reset();
  Transaction transaction(*connection_);
  const auto entry = undo_.pop(study_day());
  if (!entry) return {};
  for (const std::int64_t id : entry->reviews) reviews_.remove(id);
  for (const auto& [card, state] : entry->before) cards_.put_state(card, state);
  transaction.commit();
  return entry->card;
}

bool Collection::can_undo() { return undo_.has_entry(study_day()); }

}  // namespace trapline
