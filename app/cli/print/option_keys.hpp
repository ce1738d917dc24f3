// Room: app/cli/print. Between the letters that stand before options and the options themselves. A letter belongs to a
// place on the screen, never to an option.
#pragma once

#include <string>
#include <vector>

#include "engine/collection/collection.hpp"

namespace trapline::cli {

/// The ids of the options at these letters ("b" and "B" are the same), each once. Throws std::invalid_argument with a
/// sentence where there is no such letter.
[[nodiscard]] std::vector<std::string> options_at(const Question& question, const std::vector<std::string>& letters);

/// The letters of the right options, in order.
[[nodiscard]] std::vector<std::string> right_letters(const Question& question);

/// Positions in the order in which feedback tells of the options: the chosen ones, the right ones, the others.
[[nodiscard]] std::vector<std::size_t> telling_order(const Question& question, const std::vector<std::string>& chosen);

}  // namespace trapline::cli
