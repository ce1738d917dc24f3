// Room: engine/schedule. The one transition of a card: its state and a row of the review log in, its next state out.
// Answering and replaying both go through here, so that they cannot disagree. Pure.
#pragma once

#include <functional>
#include <map>
#include <span>

#include "engine/model/card.hpp"
#include "engine/model/fact.hpp"
#include "engine/model/review.hpp"
#include "engine/schedule/scheduler.hpp"

namespace trapline::schedule {

/// The state of the row's card after it. Of the row, `before` and `after` are not read: they are what this computes.
[[nodiscard]] CardState advance(const CardState& before, const Review& review, const Schedulers& schedulers);

/// Lends the state of a card, to be changed in place.
using StateOf = std::function<CardState&(const CardId&)>;

/// One row of the log, carried out on all cards that it touches: the row's own card, the question that was on the
/// screen, and the question that may not be asked any more that day because its sibling trap was.
void apply(const Review& review, const Schedulers& schedulers, const StateOf& state_of);

/// A fact beside answers, carried out on the state of the card that it is about. `day` is the study day of the fact.
void apply(EventKind event, const std::string& detail, StudyDay day, CardState& state);

/// Every card's state from nothing but the log, row by row in the log's order.
class Replay {
 public:
  /// `keeps_fsrs`: whether FSRS is chosen anywhere in the log, before what is added or after it.
  explicit Replay(bool keeps_fsrs = false) : schedulers_{{}, keeps_fsrs} {}
  void add(const Review& review);
  /// Holds for what is added from now on.
  void choose(const Scheduler& scheduler) { schedulers_.in_force = scheduler; }
  void add(EventKind event, const std::string& detail, StudyDay day, const CardId& card);
  [[nodiscard]] const std::map<CardId, CardState>& states() const { return states_; }

 private:
  Schedulers schedulers_;
  std::map<CardId, CardState> states_;
};

[[nodiscard]] std::map<CardId, CardState> replay(std::span<const Review> log);

}  // namespace trapline::schedule
