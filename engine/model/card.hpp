// Room: engine/model. The thing that is scheduled, and all that its schedule depends on.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/time/study_day.hpp"

namespace trapline {

enum class CardKind { question, trap };

/// A card's label in its collection, which people read and type: "q:weights-larger" or "t:trap-dp-fits". Given at the
/// first import and never changed there. What names the card on every machine is its Identity (fact.hpp).
struct CardId {
  std::string key;

  [[nodiscard]] CardKind kind() const { return key.starts_with("t:") ? CardKind::trap : CardKind::question; }
  [[nodiscard]] bool empty() const { return key.empty(); }
  auto operator<=>(const CardId&) const = default;
};

/// SM-2's view of a card. The ease factor is in whole hundredths, so that a replay is exact to the bit.
struct Schedule {
  int ease = 250;         ///< hundredths, at least 130
  int interval_days = 0;  ///< 0 before the first review
  int repetitions = 0;
  int lapses = 0;               ///< failed reviews so far
  std::optional<StudyDay> due;  ///< nothing while the card is new, or its trap asleep
  bool operator==(const Schedule&) const = default;
};

/// What a trap card remembers beside its schedule. Unused for question cards.
struct TrapMemory {
  int sprung = 0;                    ///< how often, drills aside
  std::string sprung_by;             ///< the question that sprung it last, its sibling; empty while none did
  std::optional<StudyDay> check_by;  ///< sprung when certain: due on this day whatever the schedule says
  int resisted_days = 0;             ///< days on which it was resisted
  std::optional<StudyDay> last_resisted;
  std::string resisted_form;  ///< the first form in which it was resisted
  bool resisted_in_two_forms = false;
  bool operator==(const TrapMemory&) const = default;
};

/// FSRS's view of a card. Whole numbers, so that all machines agree to the bit.
struct FsrsMemory {
  int stability = 0;   ///< thousandths of a day: after so long, nine of ten recall it
  int difficulty = 0;  ///< thousandths, 1,000 to 10,000
  StudyDay last;       ///< on which it was answered last
  bool operator==(const FsrsMemory&) const = default;
};

/// A card's whole state: the fold of its rows in the review log.
struct CardState {
  Schedule schedule;
  std::optional<FsrsMemory> fsrs;     ///< of questions, once the log has chosen FSRS
  int asked = 0;                      ///< times shown and answered, drills included: decides the next shuffle
  std::int64_t asked_at = 0;          ///< stamp of the fact that asked it last: drills take turns by it
  std::optional<StudyDay> asked_day;  ///< last day on which it was asked, drills aside
  std::optional<StudyDay> seen_day;   ///< questions: last day on which the question was on the screen, as any card
  std::optional<StudyDay> held_day;   ///< questions: last day on which a sibling trap was asked instead
  std::optional<StudyDay> drill_day;  ///< to be drilled until this day ends
  TrapMemory trap;
  bool operator==(const CardState&) const = default;
};

/// Not asked yet: a new question, or a trap asleep.
[[nodiscard]] inline bool is_new(const Schedule& schedule) { return !schedule.due.has_value(); }

/// Due or overdue on `today`.
[[nodiscard]] inline bool is_due(const Schedule& schedule, StudyDay today) {
  return schedule.due && *schedule.due <= today;
}

/// Failed at its last review and not yet past it: asked before other reviews.
[[nodiscard]] inline bool is_lapsed(const Schedule& schedule) {
  return schedule.lapses > 0 && schedule.repetitions <= 1;
}

/// What the words leech, mature and tamed mean. Said here once: queries get them as parameters.
inline constexpr int kLeechLapses = 8;
inline constexpr int kMatureDays = 21;  ///< of the interval
inline constexpr int kTamedResistedDays = 3;
inline constexpr int kTamedIntervalDays = 21;

/// Forgotten eight times or more: tagged and shown, never hidden.
[[nodiscard]] inline bool is_leech(const Schedule& schedule) { return schedule.lapses >= kLeechLapses; }

/// True where the lapse just counted is the 8th, 12th, 16th, …: time to tell the user.
[[nodiscard]] inline bool is_leech_alarm(const Schedule& schedule) {
  return is_leech(schedule) && (schedule.lapses - kLeechLapses) % 4 == 0;
}

/// Resisted on three days, in two forms, with an interval of three weeks or more. It stays scheduled.
[[nodiscard]] inline bool is_tamed(const CardState& state) {
  return state.trap.resisted_days >= kTamedResistedDays && state.trap.resisted_in_two_forms &&
         state.schedule.interval_days >= kTamedIntervalDays;
}

}  // namespace trapline
