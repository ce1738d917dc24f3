#include "engine/model/names.hpp"

#include <array>

namespace trapline {

const char* name_of(QuestionKind kind) {
  static constexpr std::array kNames{"single", "multiple", "true_false", "basic"};
  return kNames.at(static_cast<std::size_t>(kind));
}

const char* name_of(Level level) {
  static constexpr std::array kNames{"", "recall", "apply", "judge"};
  return kNames.at(static_cast<std::size_t>(level));
}

const char* name_of(ReviewKind kind) {
  static constexpr std::array kNames{"review", "early", "drill", "exam", "evidence"};
  return kNames.at(static_cast<std::size_t>(kind));
}

const char* name_of(TrapOutcome outcome) {
  static constexpr std::array kNames{"", "sprung", "resisted", "inconclusive"};
  return kNames.at(static_cast<std::size_t>(outcome));
}

const char* name_of(Confidence confidence) {
  static constexpr std::array kNames{"", "guess", "unsure", "fairly_sure", "certain"};
  return kNames.at(static_cast<std::size_t>(confidence));
}

}  // namespace trapline
