// Room: app/cli/review. What a user types at the prompt of a review, such as "b3", "a, c 2", "u" or "help".
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/model/review.hpp"

namespace trapline::cli {

enum class Typed { nothing, answer, undo, quit, hint, help, not_understood };

struct PromptLine {
  Typed typed = Typed::nothing;
  std::vector<std::string> letters;  ///< of the options chosen, such as "B"; may be empty
  int number = 0;                    ///< the digit at the end, 1 to 4; 0 where there is none
};

/// `options`: how many letters stand for options. A letter that does is never a command; words always are.
[[nodiscard]] PromptLine read_prompt(const std::string& line, std::size_t options);

}  // namespace trapline::cli
