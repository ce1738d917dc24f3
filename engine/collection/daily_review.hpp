// Room: engine/collection. The door to the day: what is asked next, the answer, and its way back.
//
// Errors: StaleAnswer where the card has moved on, std::invalid_argument for a reply that does not fit the card. Each
// carries one sentence for the user.
#pragma once

#include <optional>
#include <stdexcept>

#include "engine/collection/reports.hpp"
#include "engine/model/filter.hpp"
#include "engine/schedule/scheduler.hpp"
#include "engine/study/asked.hpp"

namespace trapline::collection {

struct Core;

/// The card was answered or edited elsewhere, or the day has turned, since it was shown: it has to be shown again.
class StaleAnswer : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

enum class Ahead { no, yes };  ///< ask cards that are not due when nothing else is left

class DailyReview {
 public:
  explicit DailyReview(Core& core) : core_(&core) {}

  [[nodiscard]] StudyDay study_day() const;
  [[nodiscard]] Today today(const CardFilter& filter = {});
  /// Whether what today() or next() said last still holds: no change since, here or elsewhere, and no new day. Cheap.
  [[nodiscard]] bool is_current();
  /// The card to ask now; the same until it is answered. Nothing when today is done.
  [[nodiscard]] std::optional<study::Asked> next(const CardFilter& filter = {}, Ahead ahead = Ahead::no);
  /// Grades the reply and writes it: facts, the card's new state, its traps' new states.
  Answered answer(const study::Asked& asked, const Reply& reply);
  /// Takes today's last answer back by a fact that says so; gives the card that it was about. Nothing where there is
  /// none.
  std::optional<CardId> undo();
  [[nodiscard]] bool can_undo();
  /// What gives questions their intervals.
  [[nodiscard]] schedule::Scheduler scheduler();
  /// Chooses it for all answers from now on, by a fact; days that are set already stay. Nothing where it holds already.
  void use(const schedule::Scheduler& scheduler);
  /// To be called in quiet moments, while the user reads.
  void idle();

 private:
  Core* core_;
};

}  // namespace trapline::collection
