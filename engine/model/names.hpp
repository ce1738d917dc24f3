// Room: engine/model. The one table of what our enumerators are called outside of the program: in JSON, on the command
// line, in settings. These names are an interface.
#pragma once

#include "engine/model/deck.hpp"
#include "engine/model/review.hpp"

namespace trapline {

/// "single", "multiple", "true_false", "basic".
[[nodiscard]] const char* name_of(QuestionKind kind);
/// "recall", "apply", "judge"; empty where the deck does not say.
[[nodiscard]] const char* name_of(Level level);
/// "review", "early", "drill", "exam", "evidence".
[[nodiscard]] const char* name_of(ReviewKind kind);
/// "sprung", "resisted", "inconclusive"; empty for a card that is no trap.
[[nodiscard]] const char* name_of(TrapOutcome outcome);
/// "guess", "unsure", "fairly_sure", "certain".
[[nodiscard]] const char* name_of(Confidence confidence);

}  // namespace trapline
