// Room: app/control. From what the engine says to what a screen shows. Pure.
#pragma once

#include "app/state/screen.hpp"
#include "engine/collection/collection.hpp"

namespace trapline {

[[nodiscard]] CardsLeft cards_left(const Today& today);

/// The card as it is asked: nothing on it tells the topic or the trap.
[[nodiscard]] ReviewScreen review_screen(const Asked& asked, const Today& today);

/// The answer, told: right or wrong first, then why for the chosen options, the key, and the others.
[[nodiscard]] FeedbackScreen feedback_screen(const Asked& asked, const Answered& answered, const Today& today);

}  // namespace trapline
