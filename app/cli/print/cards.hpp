// Room: app/cli/print. Cards as users name them, and rows of the log as they read them.
#pragma once

#include <string>

#include "engine/collection/collection.hpp"

namespace trapline::cli {

/// The one card that `text` names. Throws UsageError where there is none, or more than one, and says what is near.
[[nodiscard]] CardId the_card(collection::Collection& collection, const std::string& text);

/// One line: when, which card, what happened, what came of it.
[[nodiscard]] std::string review_in_words(const Review& review);

}  // namespace trapline::cli
