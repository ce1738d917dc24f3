// Room: app/control. From what the engine says to what a screen shows. Pure.
#pragma once

#include "app/state/feedback.hpp"
#include "app/state/review.hpp"
#include "engine/collection/collection.hpp"

namespace trapline::control {

[[nodiscard]] state::CardsLeft cards_left(const collection::Today& today);

/// The card as it is asked: nothing on it tells the topic or the trap.
[[nodiscard]] state::ReviewScreen review_screen(const study::Asked& asked, const collection::Today& today);

/// The answer, told: right or wrong first, then why for the chosen options, the key, and the others.
[[nodiscard]] state::FeedbackScreen feedback_screen(const study::Asked& asked, const collection::Answered& answered,
                                                    const collection::Today& today);

}  // namespace trapline::control
