#include "app/words/feedback.hpp"

#include <fmt/format.h>

#include "app/words/confidences.hpp"

namespace trapline::words {

std::string verdict(bool correct, bool lucky, std::optional<Confidence> confidence) {
  if (!correct) return confidence == Confidence::certain ? "Certain, but wrong" : "Wrong";
  return lucky ? "Right, by luck" : "Right";
}

std::string verdict_detail(bool correct, bool lucky, std::optional<Confidence> confidence) {
  if (lucky) return "Lucky guess: the interval stays the same.";
  if (!confidence) return {};
  if (!correct && *confidence == Confidence::certain)
    return "Confident mistakes are remembered best once they are corrected.";
  return *confidence == Confidence::guess ? "You guessed." : "You were " + in_words(*confidence) + ".";
}

std::string checked_again(const std::string& when) {
  return when.empty() ? std::string{} : "Checked again " + when + ".";
}

std::string what_became_of_a_trap(TrapOutcome outcome) {
  switch (outcome) {
    case TrapOutcome::sprung:
      return "You fell for a trap";
    case TrapOutcome::resisted:
      return "Trap resisted";
    case TrapOutcome::inconclusive:
      return "There was a trap here. Your answer doesn't show whether you believe it.";
    case TrapOutcome::none:
      break;
  }
  return {};
}

std::string comes_back(const std::string& when, bool drilled_today) {
  if (when.empty()) return drilled_today ? "Asked again today" : "";
  return drilled_today ? "Asked again today, then " + when : "Comes back " + when;
}

std::string missed(int times) { return fmt::format("Missed {} times so far.", times); }

}  // namespace trapline::words
