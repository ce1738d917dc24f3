// Room: engine/text. What a user may have meant.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace trapline::text {

/// How many letters have to be put in, taken out, replaced or swapped with their neighbor (optimal string alignment).
[[nodiscard]] std::size_t edit_distance(std::string_view a, std::string_view b);

/// At most three of `known`, nearest first: those that hold `word`, or differ from it in a third of its letters or
/// less.
[[nodiscard]] std::vector<std::string> nearest(std::string_view word, const std::vector<std::string>& known);

/// "; did you mean "a" or "b"?", or "." where nothing is near: the end of a sentence.
[[nodiscard]] std::string did_you_mean(std::string_view word, const std::vector<std::string>& known);

}  // namespace trapline::text
