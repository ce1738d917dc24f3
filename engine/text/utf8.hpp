// Room: engine/text. Reading UTF-8 that may be broken: the one decoder of the house (utf8proc's).
#pragma once

#include <optional>
#include <string_view>

namespace trapline::text {

inline constexpr char32_t kReplacement = 0xFFFD;

/// One code point and its length in bytes. A byte that begins none comes out as itself, `valid` being false.
struct CodePoint {
  char32_t value = 0;
  std::size_t size = 1;
  bool valid = true;
};

/// The code point that begins at `at`, which lies inside of the text.
[[nodiscard]] CodePoint code_point_at(std::string_view text, std::size_t at);

/// Takes one code point from the front of `text`, which must not be empty, and shortens it by what was read.
/// Broken input gives U+FFFD, one byte at a time.
[[nodiscard]] char32_t take_code_point(std::string_view& text);

/// Where the first byte stands that is not UTF-8 (overlong forms and surrogates included); nothing where all is well.
[[nodiscard]] std::optional<std::size_t> first_invalid_utf8(std::string_view text);

/// The longest beginning of `text` with at most `bytes` bytes that cuts no character in two.
[[nodiscard]] std::string_view cut_utf8(std::string_view text, std::size_t bytes);

}  // namespace trapline::text
