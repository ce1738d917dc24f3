// Room: app/cli/review. A card and its feedback as text for a terminal. Pure: the same screens as the window's, in
// words.
#pragma once

#include <string>

#include "app/cli/print/ink.hpp"
#include "app/state/feedback.hpp"
#include "app/state/review.hpp"

namespace trapline::cli {

struct Page {
  int width = 80;
  Ink ink{false};
};

/// The heading with what is left, the stem, and the options.
[[nodiscard]] std::string card_text(const state::ReviewScreen& card, const Page& page);

/// Right or wrong first; then why, option by option; then the sprung traps, and when all comes back.
[[nodiscard]] std::string feedback_text(const state::FeedbackScreen& feedback, const Page& page);

/// When the card is asked again; its last line, and all that a basic card's feedback says.
[[nodiscard]] std::string comes_back_text(const state::FeedbackScreen& feedback, const Page& page);

/// "2 traps, 12 reviews, 3 new": only what there is; empty where nothing is left.
[[nodiscard]] std::string left_in_words(const state::CardsLeft& left);

}  // namespace trapline::cli
