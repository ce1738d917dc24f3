// Room: engine/collection. Reads that look back over topics, traps and the log, and the check of the collection.
#include <map>

#include <fmt/format.h>

#include "engine/collection/collection.hpp"
#include "engine/schedule/advance.hpp"
#include "engine/store/connection.hpp"

namespace trapline::collection {
namespace {

constexpr StudyDay kBeginning{INT32_MIN};

std::vector<insight::TopicStanding> standings_of(std::vector<store::AnswerRow> rows) {
  std::vector<insight::QuestionRecord> records;
  records.reserve(rows.size());
  for (store::AnswerRow& row : rows)
    records.push_back({std::move(row.topics), row.fresh, row.due, row.lapses >= 8, row.answered, row.correct});
  return insight::topic_standings(records);
}

/// `days` come latest first. A streak lives until a whole day has passed without an answer.
int streak_of(const std::vector<StudyDay>& days, StudyDay today) {
  int streak = 0;
  StudyDay expected = !days.empty() && days.front() == today ? today : today + -1;
  for (const StudyDay day : days) {
    if (day > today) continue;
    if (day != expected) break;
    ++streak;
    expected = expected + -1;
  }
  return streak;
}

}  // namespace

std::vector<insight::TopicStanding> Collection::topics() {
  return standings_of(insight_.answers_since(kBeginning, study_day()));
}

std::vector<insight::TopicStanding> Collection::recent_topics(int days) {
  return standings_of(insight_.recent_answers(study_day() + -days));
}

std::vector<store::TrapStanding> Collection::traps() { return insight_.traps(); }

store::Glance Collection::glance() { return insight_.glance(); }

Stats Collection::stats() {
  Stats stats;
  static_cast<store::CardTotals&>(stats) = insight_.card_totals();
  std::map<int, ConfidenceGroup> groups;
  for (const store::AnswerGroup& group : insight_.answer_groups()) {
    stats.duration_ms += group.duration_ms;
    if (static_cast<ReviewKind>(group.kind) == ReviewKind::drill) {
      stats.drills += group.answered;
      continue;
    }
    stats.answers += group.answered;
    stats.correct += group.correct;
    stats.lucky += group.lucky;
    ConfidenceGroup& by_confidence = groups[group.confidence];
    if (group.confidence > 0) by_confidence.confidence = static_cast<Confidence>(group.confidence);
    by_confidence.answered += group.answered;
    by_confidence.correct += group.correct;
  }
  for (const auto& [confidence, group] : groups) stats.by_confidence.push_back(group);
  const auto days = insight_.days();
  stats.days = static_cast<int>(days.size());
  stats.streak = streak_of(days, study_day());
  return stats;
}

void Collection::for_each_review(const std::function<void(const Review&)>& visit, const std::optional<CardId>& card) {
  reviews_.for_each(visit, card);
}

std::vector<CardId> Collection::find(const std::string& text) { return content_.find(text); }

CardReport Collection::show(const CardId& card) {
  CardReport report;
  report.card = card;
  report.deck = content_.deck_of(card);
  if (card.kind() == CardKind::question) {
    report.question = content_.question(card);
    for (const store::CarriedTrap& trap : content_.traps_of(card)) report.related.push_back(trap.card);
  } else {
    report.trap = content_.trap(card);
    report.related = content_.carriers_of(card);
  }
  report.state = cards_.state(card).value_or(CardState{});
  reviews_.for_each([&report](const Review& review) { report.history.push_back(review); }, card);
  return report;
}

CheckReport Collection::check(Repair repair) {
  CheckReport report;
  report.file = insight_.integrity_findings();
  store::Transaction transaction(*connection_);
  schedule::Replay replay;
  reviews_.for_each([&](const Review& review) {
    replay.add(review);
    ++report.reviews;
  });
  std::vector<std::pair<CardId, CardState>> repaired;
  cards_.for_each_state([&](const CardId& card, const CardState& stored) {
    const auto found = replay.states().find(card);
    const CardState& expected = found == replay.states().end() ? CardState{} : found->second;
    if (stored == expected) return;
    report.cards.push_back(card);
    repaired.emplace_back(card, expected);
  });
  if (repair == Repair::yes && !repaired.empty()) {
    prepared_.reset();
    for (const auto& [card, state] : repaired) cards_.put_state(card, state);
    undo_.clear();  // the ways back lead to states from before the repair
    transaction.commit();
    report.repaired = true;
  }
  return report;
}

}  // namespace trapline::collection
