// Room: engine/text. How much room text takes on a terminal.
#pragma once

#include <string_view>

namespace trapline::text {

/// The bytes of the first character of `text`, which is not empty. A byte that begins no UTF-8 counts for itself.
[[nodiscard]] std::string_view first_character(std::string_view text);

/// Columns: 0 for combining marks, 2 for wide letters and emoji, else 1. Does not depend on the locale.
[[nodiscard]] int character_width(std::string_view character);

[[nodiscard]] int text_width(std::string_view text);

}  // namespace trapline::text
