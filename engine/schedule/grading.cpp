#include "engine/schedule/grading.hpp"

#include <algorithm>

namespace trapline::schedule {
namespace {

bool contains(const std::vector<std::string>& ids, const std::string& id) {
  return std::find(ids.begin(), ids.end(), id) != ids.end();
}

}  // namespace

Graded grade_answer(bool correct, Confidence confidence) {
  if (!correct) return {false, confidence == Confidence::certain ? 0 : 1, false};
  switch (confidence) {
    case Confidence::guess:
      return {true, 3, true};
    case Confidence::unsure:
      return {true, 3, false};
    case Confidence::fairly_sure:
      return {true, 4, false};
    case Confidence::certain:
      return {true, 5, false};
  }
  return {true, 3, true};
}

Graded grade_basic(Grade grade) {
  switch (grade) {
    case Grade::again:
      return {false, 1, false};
    case Grade::hard:
      return {true, 3, false};
    case Grade::good:
      return {true, 4, false};
    case Grade::easy:
      return {true, 5, false};
  }
  return {false, 1, false};
}

bool is_correct(const Question& question, const std::vector<std::string>& chosen) {
  return std::all_of(question.options.begin(), question.options.end(),
                     [&](const Option& option) { return option.right == contains(chosen, option.id); });
}

TrapOutcome judge_trap(const Question& question, const std::string& trap_id, const std::vector<std::string>& chosen,
                       const Graded& graded) {
  const bool carrier_chosen = std::any_of(question.options.begin(), question.options.end(), [&](const Option& option) {
    return !option.right && option.trap == trap_id && contains(chosen, option.id);
  });
  if (carrier_chosen || (question.trap == trap_id && !graded.correct)) return TrapOutcome::sprung;
  return graded.correct && !graded.lucky ? TrapOutcome::resisted : TrapOutcome::inconclusive;
}

}  // namespace trapline::schedule
