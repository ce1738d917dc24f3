// Room: engine/store. Reads for the pages that look back: topics, traps, totals. Nothing here changes anything.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/model/card.hpp"

namespace trapline::store {

class Connection;
class Query;

/// A question's topics and its answers over a span of days.
struct AnswerRow {
  CardId card;
  std::vector<std::string> topics;
  bool fresh = false;
  bool due = false;
  int lapses = 0;
  int answered = 0;
  int correct = 0;
};

struct TrapStanding {
  CardId card;
  CardState state;
  std::string claim;
  std::string truth;
  int carriers = 0;
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

struct CardTotals {
  int questions = 0;
  int fresh = 0;
  int mature = 0;  ///< interval of 21 days or more
  int leeches = 0;
  int traps = 0;
  int traps_awake = 0;
  int traps_tamed = 0;
};

/// The collection at a glance.
struct Glance {
  int decks = 0;
  int questions = 0;
  int traps_awake = 0;
  int traps_tamed = 0;
};

class InsightTable {
 public:
  explicit InsightTable(Connection& connection) : connection_(&connection) {}

  [[nodiscard]] std::vector<AnswerRow> answers_since(StudyDay since, StudyDay today);
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
};

}  // namespace trapline::store
