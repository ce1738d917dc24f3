// Room: engine/store. The review log: rows are added at its end, and taken off it only by an undo.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/model/review.hpp"

namespace trapline::store {

class Connection;

/// What was done on one day.
struct DayDone {
  int fresh = 0;    ///< new questions asked: count against the limit of new ones
  int reviews = 0;  ///< due cards asked, traps included: count against the limit of reviews
  int answers = 0;  ///< all answers, drills and early practice included
  int correct = 0;  ///< of `answers`
};

class ReviewTable {
 public:
  explicit ReviewTable(Connection& connection) : connection_(&connection) {}

  /// Appends; returns the row's id.
  std::int64_t append(const Review& review);
  void remove(std::int64_t id);

  /// Visits the log in its order, one row at a time; of one card where `card` is given.
  void for_each(const std::function<void(const Review&)>& visit, const std::optional<CardId>& card = {});

  [[nodiscard]] DayDone done_on(StudyDay day);
  /// Row of the first topic of the card answered last on that day; 0 for none.
  [[nodiscard]] std::int64_t last_topic(StudyDay day);

 private:
  Connection* connection_;
};

}  // namespace trapline::store
