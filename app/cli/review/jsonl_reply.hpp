// Room: app/cli/review. What a program says in a review by JSON lines. Only the wording: whether it fits the card is
// judged elsewhere.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/model/review.hpp"

namespace trapline::cli::said {

struct Choose {
  std::vector<std::string> keys;  ///< as written, such as "b"
  std::optional<Confidence> confidence;
  int ms = 0;  ///< 0 where it was not said
};
struct GradeIt {
  Grade grade = Grade::again;
  int ms = 0;
};
struct Reveal {};
struct Undo {};
struct Quit {};

using Reply = std::variant<Choose, GradeIt, Reveal, Undo, Quit>;

}  // namespace trapline::cli::said

namespace trapline::cli {

/// Throws std::invalid_argument with a sentence where the line is not understood.
[[nodiscard]] said::Reply read_reply(const std::string& line);

}  // namespace trapline::cli
