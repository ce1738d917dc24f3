// Room: engine/text. Reading UTF-8 that may be broken.
#pragma once

#include <string_view>

namespace trapline::text {

inline constexpr char32_t kReplacement = 0xFFFD;

/// Takes one code point from the front of `text`, which must not be empty, and shortens it by what was read.
/// Broken input gives U+FFFD, one byte at a time.
[[nodiscard]] char32_t take_code_point(std::string_view& text);

/// The longest beginning of `text` with at most `bytes` bytes that cuts no character in two.
[[nodiscard]] std::string_view cut_utf8(std::string_view text, std::size_t bytes);

}  // namespace trapline::text
