// Room: engine/schedule. SM-2 as published (P. A. Wozniak, 1990). Pure: no clock, no database, no question.
#pragma once

#include "engine/model/card.hpp"
#include "engine/model/review.hpp"

namespace trapline::schedule {

/// No interval grows beyond this, in days (a century).
inline constexpr int kMaxIntervalDays = 36'500;

/// A card reviewed on `today` with `quality` 0..5. Steps 3 to 6 of the published text, with these readings where it is
/// open: the interval uses the new ease factor and is rounded up; a failure keeps the ease factor and leaves the card
/// at its first repetition, so that the next success gives the second interval.
[[nodiscard]] Schedule sm2(const Schedule& before, Quality quality, StudyDay today);

/// The ease factor after a review, in hundredths: step 5. Every change is a whole number of hundredths.
[[nodiscard]] int sm2_ease(int ease, Quality quality);

/// SM-2's second interval for a card of which nothing bad is known: due in six days.
[[nodiscard]] Schedule second_interval(const Schedule& before, StudyDay today);

/// A right answer that the user called a guess: the ease factor falls as for quality 3, but luck earns no longer
/// interval. Repetitions and interval stay as they were, at least one day.
[[nodiscard]] Schedule hold_after_luck(const Schedule& before, StudyDay today);

}  // namespace trapline::schedule
