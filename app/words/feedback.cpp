#include "app/words/feedback.hpp"

#include <fmt/format.h>

#include "app/words/confidences.hpp"

namespace trapline::words {

std::string verdict(bool correct, bool lucky) {
  if (!correct) return "Wrong";
  return lucky ? "Right, by luck" : "Right";
}

std::string verdict_detail(bool lucky, std::optional<Confidence> confidence) {
  if (lucky) return "It was a guess: luck earns no longer interval.";
  if (!confidence) return {};
  return *confidence == Confidence::guess ? "It was a guess." : "You were " + in_words(*confidence) + ".";
}

std::string looked_into_again(const std::string& when) {
  return when.empty() ? std::string{} : "Looked into again " + when + ".";
}

std::string what_became_of_a_trap(TrapOutcome outcome) {
  switch (outcome) {
    case TrapOutcome::sprung:
      return "You stepped into a trap";
    case TrapOutcome::resisted:
      return "Trap resisted";
    case TrapOutcome::inconclusive:
      return "A trap stood here; this answer does not say whether you believe it";
    case TrapOutcome::none:
      break;
  }
  return {};
}

std::string comes_back(const std::string& when, bool drilled_today) {
  if (when.empty()) return drilled_today ? "Asked again today" : "";
  return drilled_today ? "Asked again today, then " + when : "Comes back " + when;
}

std::string missed(int times) { return fmt::format("Missed {} times by now.", times); }

}  // namespace trapline::words
