// Room: app/state. How much of a day is left, as several screens show it.
#pragma once

namespace trapline::state {

/// How many cards of each sort are left today.
struct CardsLeft {
  int traps = 0;
  int reviews = 0;
  int unseen = 0;  ///< questions that were never asked
  int drills = 0;  ///< answered today and to be repeated today
  [[nodiscard]] int total() const { return traps + reviews + unseen + drills; }
  bool operator==(const CardsLeft&) const = default;
};

/// How far through the day's cards a review is: what the bar at the top of a screen shows.
struct Progress {
  int done = 0;
  int left = 0;
  bool operator==(const Progress&) const = default;
};

}  // namespace trapline::state
