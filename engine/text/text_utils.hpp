// Room: engine/text. Small helpers on text that every reader needs. Knows no format.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace trapline::text {

[[nodiscard]] inline bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
[[nodiscard]] inline bool is_digit(char c) { return c >= '0' && c <= '9'; }
[[nodiscard]] inline bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
[[nodiscard]] inline bool is_letter(char c) { return (c >= 'a' && c <= 'z') || is_upper(c); }
[[nodiscard]] inline bool is_alnum(char c) { return is_letter(c) || is_digit(c); }
[[nodiscard]] inline char lower(char c) { return is_upper(c) ? static_cast<char>(c - 'A' + 'a') : c; }

/// ASCII letters in lower case; all else as it is.
[[nodiscard]] std::string lower(std::string_view text);
[[nodiscard]] std::string_view trim_left(std::string_view text);
[[nodiscard]] std::string_view trim_right(std::string_view text);
[[nodiscard]] std::string_view trim(std::string_view text);
/// Without blank lines at both ends, and without spaces at the very end. Indentation of the first line is kept.
[[nodiscard]] std::string_view trim_blank_lines(std::string_view text);

/// Compare without regard to the case of ASCII letters.
[[nodiscard]] bool same_ignoring_case(std::string_view a, std::string_view b);
[[nodiscard]] bool starts_ignoring_case(std::string_view text, std::string_view prefix);
/// The first place of `needle`, from `from` on, without regard to case; npos for none.
[[nodiscard]] std::size_t find_ignoring_case(std::string_view text, std::string_view needle, std::size_t from = 0);

/// Parts between separators, trimmed; empty parts are left out, and what comes after the first `most` parts.
[[nodiscard]] std::vector<std::string> split_trimmed(std::string_view text, char separator, std::size_t most = 1000);
/// Any run of white space becomes one space, none at the ends.
[[nodiscard]] std::string squeeze(std::string_view text);
/// At most `bytes` long, cut at a word where possible and never inside a UTF-8 sequence; "…" marks the cut.
[[nodiscard]] std::string shorten(std::string_view text, std::size_t bytes);

}  // namespace trapline::text
