// Room: engine/schedule. FSRS-6 with its published default weights: a memory's stability and difficulty, and the
// interval that they give. Pure: no clock, no database, no question.
#pragma once

#include <optional>

#include "engine/model/card.hpp"

namespace trapline::schedule {

enum class FsrsRating { again = 1, hard = 2, good = 3, easy = 4 };

/// The same as FsrsMemory, not rounded: stability in days, difficulty from 1 to 10.
struct FsrsPoint {
  double stability = 0;
  double difficulty = 0;
};

/// A memory after its first answer.
[[nodiscard]] FsrsPoint fsrs_first(FsrsRating rating);

/// A memory after an answer that came `days` whole days after the one before. Formulas: the FSRS-6 algorithm of the
/// open-spaced-repetition project, 2025.
[[nodiscard]] FsrsPoint fsrs_next(const FsrsPoint& before, FsrsRating rating, int days);

/// The share of recalls to expect after `days`, 0 to 1.
[[nodiscard]] double fsrs_recall(double stability, double days);

/// Days until recall falls to `retention` (0 to 1), not rounded.
[[nodiscard]] double fsrs_interval(double stability, double retention);

/// A card's memory after an answer on `today`; nothing before it where the card is new.
[[nodiscard]] FsrsMemory fsrs(const std::optional<FsrsMemory>& before, FsrsRating rating, StudyDay today);

/// Whole days to the next review, at least one and at most kMaxIntervalDays. `retention_percent`: 70 to 97.
[[nodiscard]] int fsrs_interval_days(const FsrsMemory& memory, int retention_percent);

}  // namespace trapline::schedule
