// Room: engine/schedule. Which scheduler gives questions their intervals. The choice is a fact of the log, so that a
// replay knows what held when. Traps keep SM-2 and their own rules under both. Pure.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace trapline::schedule {

enum class SchedulerKind { sm2, fsrs };

inline constexpr int kLeastRetention = 70;  ///< percent
inline constexpr int kMostRetention = 97;

struct Scheduler {
  SchedulerKind kind = SchedulerKind::sm2;
  int retention = 90;  ///< FSRS: the share of recalls, in percent, at which a card is due
  bool operator==(const Scheduler&) const = default;
};

/// How the log writes it: "sm2" or "fsrs-6 90".
[[nodiscard]] std::string to_text(const Scheduler& scheduler);

/// Nothing for a text of another program or of a later version: what held before goes on.
[[nodiscard]] std::optional<Scheduler> scheduler_in(std::string_view text);

/// What the fold of an answer needs to know of schedulers.
struct Schedulers {
  Scheduler in_force;
  bool keeps_fsrs = false;  ///< FSRS is chosen somewhere in the log: its memory is kept for all answers
};

}  // namespace trapline::schedule
