// Room: engine/store. Card states, and the index reads from which today's queue is built. Knows no rule.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/model/card.hpp"
#include "engine/model/filter.hpp"
#include "engine/store/card_labels.hpp"
#include "engine/time/study_day.hpp"

namespace trapline::store {

class Connection;
class Query;

/// A row of an index read for the queue.
struct CardRow {
  std::int64_t number = 0;
  CardId card;
  std::int64_t topic = 0;  ///< row of the first one; 0 for none
  std::optional<StudyDay> seen_day;
  std::optional<StudyDay> held_day;
  std::string sprung_by;  ///< traps: the question that sprung it last; empty for none
};

/// A question that carries a trap.
struct CarrierRow {
  std::int64_t trap = 0;  ///< number of the trap's card
  CardRow question;
};

/// A card as it is stored.
struct StoredCard {
  std::int64_t number = 0;
  CardState state;
  std::optional<std::int64_t> last_fact;  ///< the newest in this file: each names the one before it
  bool has_memory = false;                ///< of FSRS, in the table
};

class CardTable {
 public:
  explicit CardTable(Connection& connection) : connection_(&connection), labels_(connection) {}

  /// Nothing where there is no such card.
  [[nodiscard]] std::optional<StoredCard> stored(const CardId& card);
  [[nodiscard]] std::optional<StoredCard> stored(std::int64_t number);
  [[nodiscard]] std::optional<CardState> state(const CardId& card);
  void put(const StoredCard& card);
  /// Every card that has content, in the order of import.
  [[nodiscard]] std::vector<CardId> all();
  void for_each(const std::function<void(const StoredCard&)>& visit);
  [[nodiscard]] CardLabels& labels() { return labels_; }

  [[nodiscard]] std::vector<CardRow> due_traps(StudyDay today, int most, const CardFilter& filter);
  [[nodiscard]] std::vector<CardRow> due_questions(StudyDay today, bool lapsed, int most, const CardFilter& filter);
  [[nodiscard]] std::vector<CardRow> fresh_questions(StudyDay today, int most, const CardFilter& filter);
  [[nodiscard]] std::vector<CardRow> early_questions(StudyDay today, int most, const CardFilter& filter);
  [[nodiscard]] std::vector<CardRow> drills(StudyDay today, int most, const CardFilter& filter);
  [[nodiscard]] std::vector<CardRow> traps_asked_on(StudyDay day);
  [[nodiscard]] std::vector<CarrierRow> carriers(const std::vector<CardRow>& traps);

  /// The first day after `day` on which something falls due.
  [[nodiscard]] std::optional<StudyDay> next_due_after(StudyDay day);
  /// Anything due by `today`, where `reviews` are asked for, or new, where `fresh` ones are.
  [[nodiscard]] bool waiting_exists(StudyDay today, bool reviews, bool fresh);

 private:
  [[nodiscard]] std::vector<CardRow> rows(Query& query);
  Connection* connection_;
  CardLabels labels_;
};

}  // namespace trapline::store
