// Room: engine/store. Card states, and the index reads from which today's queue is built. Knows no rule.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/model/card.hpp"
#include "engine/time/study_day.hpp"

namespace trapline::store {

class Connection;
class Query;

/// Which cards a session is about: a deck or topic and what lies below it. Empty: all.
struct CardFilter {
  std::string deck;
  std::string topic;
  bool operator==(const CardFilter&) const = default;
};

/// A row of an index read for the queue.
struct CardRow {
  CardId card;
  std::int64_t topic = 0;  ///< row of the first one; 0 for none
  std::optional<StudyDay> seen_day;
  std::optional<StudyDay> held_day;
  std::string sprung_by;  ///< traps: the form that sprung it last
};

class CardTable {
 public:
  explicit CardTable(Connection& connection) : connection_(&connection) {}

  /// Nothing where there is no such card.
  [[nodiscard]] std::optional<CardState> state(const CardId& card);
  void put_state(const CardId& card, const CardState& state);
  [[nodiscard]] std::vector<CardId> all();
  void for_each_state(const std::function<void(const CardId&, const CardState&)>& visit);

  [[nodiscard]] std::vector<CardRow> due_traps(StudyDay today, int most, const CardFilter& filter);
  [[nodiscard]] std::vector<CardRow> due_questions(StudyDay today, bool lapsed, int most, const CardFilter& filter);
  [[nodiscard]] std::vector<CardRow> fresh_questions(int most, const CardFilter& filter);
  [[nodiscard]] std::vector<CardRow> early_questions(StudyDay today, int most, const CardFilter& filter);
  [[nodiscard]] std::vector<CardRow> drills(StudyDay today, int most, const CardFilter& filter);
  [[nodiscard]] std::vector<CardRow> traps_asked_on(StudyDay day);
  [[nodiscard]] std::vector<CardRow> carriers(const CardId& trap);

  /// The first day after `day` on which something falls due.
  [[nodiscard]] std::optional<StudyDay> next_due_after(StudyDay day);
  /// Anything due by `today`, where `reviews` are asked for, or new, where `fresh` ones are.
  [[nodiscard]] bool waiting_exists(StudyDay today, bool reviews, bool fresh);

 private:
  [[nodiscard]] std::vector<CardRow> rows(Query& query);
  Connection* connection_;
};

}  // namespace trapline::store
