// Room: engine/store. What it takes to take an answer back: the rows it added and the states it changed.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "engine/model/card.hpp"

namespace trapline::store {

class Connection;

struct UndoEntry {
  CardId card;                                       ///< the card that was asked
  std::vector<std::int64_t> reviews;                 ///< rows that the answer added to the log
  std::vector<std::pair<CardId, CardState>> before;  ///< states of every card that it touched
};

class UndoTable {
 public:
  explicit UndoTable(Connection& connection) : connection_(&connection) {}

  /// Entries of other days are forgotten: only today's answers can be taken back.
  void push(StudyDay today, const UndoEntry& entry);
  /// The newest entry of `today`, taken off. Nothing where there is none, or where it cannot be read any more.
  [[nodiscard]] std::optional<UndoEntry> pop(StudyDay today);
  [[nodiscard]] bool has_entry(StudyDay today);
  /// Nothing can be taken back after this.
  void clear();

 private:
  Connection* connection_;
};

}  // namespace trapline::store
