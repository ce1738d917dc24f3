#include "engine/collection/insights.hpp"

#include <map>
#include <optional>

#include "engine/collection/fold.hpp"
#include "engine/insight/streak.hpp"

namespace trapline::collection {
namespace {

std::vector<insight::TopicStanding> standings_of(std::vector<store::AnswerRow> rows) {
  std::vector<insight::QuestionRecord> records;
  records.reserve(rows.size());
  for (store::AnswerRow& row : rows) {
    Schedule schedule;
    schedule.lapses = row.lapses;
    records.push_back({std::move(row.topics), row.fresh, row.due, is_leech(schedule), row.answered, row.correct});
  }
  return insight::topic_standings(records);
}

}  // namespace

std::vector<insight::TopicStanding> Insights::topics() {
  return standings_of(core_->insight.all_answers(core_->study_day()));
}

std::vector<insight::TopicStanding> Insights::recent_topics(int days) {
  return standings_of(core_->insight.recent_answers(core_->study_day() + (1 - days)));
}

std::vector<TrapStanding> Insights::traps() { return core_->insight.traps(); }

Glance Insights::glance() { return core_->insight.glance(); }

Stats Insights::stats() {
  const store::ReadTransaction transaction(core_->connection);
  Stats stats;
  static_cast<CardTotals&>(stats) = core_->insight.card_totals();
  std::map<int, ConfidenceGroup> groups;
  for (const store::AnswerGroup& group : core_->insight.answer_groups()) {
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
  const auto days = core_->insight.days();
  stats.days = static_cast<int>(days.size());
  stats.streak = insight::streak(days, core_->study_day());
  return stats;
}

insight::LearnerLog Insights::item_log(const std::string& deck) {
  const store::ReadTransaction transaction(core_->connection);
  std::map<CardId, std::optional<std::size_t>> place;  // nothing for a question that is not asked about
  insight::LearnerLog items;
  for_each_answer(*core_, [&](const Review& review) {
    const bool for_its_own_sake = review.kind == ReviewKind::review || review.kind == ReviewKind::early;
    if (review.card.kind() != CardKind::question || !for_its_own_sake) return;
    const auto [at, inserted] = place.try_emplace(review.card);
    if (inserted) {
      const std::string name = core_->content.deck_of(review.card);
      auto question = core_->content.question(review.card);
      const bool wanted = deck.empty() || name == deck || name.starts_with(deck + "/");
      if (wanted && question && !question->options.empty()) {
        at->second = items.size();
        items.push_back({name, std::move(*question), {}});
      }
    }
    if (at->second) items[*at->second].answers.push_back({review.chosen, review.correct, review.confidence});
  });
  return items;
}

void Insights::for_each_review(const std::function<void(const Review&)>& visit, const std::optional<CardId>& card) {
  if (!card) return for_each_answer(*core_, visit);
  const auto stored = core_->cards.stored(*card);
  if (!stored) return;
  for (const Review& review : answers_of(*core_, *stored)) visit(review);
}

std::vector<Review> Insights::newest_reviews(int most, const std::optional<CardId>& card) {
  const store::ReadTransaction transaction(core_->connection);
  if (!card) return newest_answers(*core_, most);
  const auto stored = core_->cards.stored(*card);
  if (!stored) return {};
  std::vector<Review> answers = answers_of(*core_, *stored);
  if (answers.size() > static_cast<std::size_t>(most)) answers.erase(answers.begin(), answers.end() - most);
  return answers;
}

}  // namespace trapline::collection
