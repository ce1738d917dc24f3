// Room: engine/store. Reads for the pages that look back: topics, traps, totals. Nothing here changes anything.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/model/summaries.hpp"
#include "engine/store/card_labels.hpp"
#include "engine/time/study_day.hpp"

namespace trapline::store {

class Connection;
class Query;

/// A question's topics and its answers, all or over a span of days.
struct AnswerRow {
  CardId card;
  std::vector<std::string> topics;
  bool fresh = false;
  bool due = false;
  int lapses = 0;
  int answered = 0;
  int correct = 0;
};

/// A group of the log's rows: one kind, one confidence (0 for basic cards).
struct AnswerGroup {
  int kind = 0;
  int confidence = 0;
  int answered = 0;
  int correct = 0;
  int lucky = 0;
  std::int64_t duration_ms = 0;  ///< with no answer counted for more than a minute
};

class InsightTable {
 public:
  explicit InsightTable(Connection& connection) : connection_(&connection), labels_(connection) {}

  [[nodiscard]] std::vector<AnswerRow> all_answers(StudyDay today);
  /// Only questions that were answered since then: cheap, whatever the size of the collection.
  [[nodiscard]] std::vector<AnswerRow> recent_answers(StudyDay since);
  [[nodiscard]] std::vector<TrapStanding> traps();
  [[nodiscard]] std::vector<AnswerGroup> answer_groups();
  [[nodiscard]] CardTotals card_totals();
  [[nodiscard]] Glance glance();
  /// Days with an answer, the latest first.
  [[nodiscard]] std::vector<StudyDay> days();
  /// What SQLite finds wrong with the file; empty where nothing is.
  [[nodiscard]] std::vector<std::string> integrity_findings();

 private:
  [[nodiscard]] std::vector<AnswerRow> answer_rows(Query& query);
  Connection* connection_;
  CardLabels labels_;
};

}  // namespace trapline::store
