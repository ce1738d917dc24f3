#include "engine/text/text_utils.hpp"

#include <algorithm>

namespace trapline::text {

std::string lower(std::string_view text) {
  std::string result(text);
  std::transform(result.begin(), result.end(), result.begin(), [](char c) { return lower(c); });
  return result;
}

std::string_view trim_left(std::string_view text) {
  std::size_t start = 0;
  while (start < text.size() && is_space(text[start])) ++start;
  return text.substr(start);
}

std::string_view trim_right(std::string_view text) {
  std::size_t end = text.size();
  while (end > 0 && is_space(text[end - 1])) --end;
  return text.substr(0, end);
}

std::string_view trim(std::string_view text) { return trim_left(trim_right(text)); }

std::string_view trim_blank_lines(std::string_view text) {
  const std::string_view content = trim_left(text);
  const std::size_t skipped = text.size() - content.size();
  const std::size_t line_end = text.substr(0, skipped).rfind('\n');
  return trim_right(text.substr(line_end == std::string_view::npos ? 0 : line_end + 1));
}

bool same_ignoring_case(std::string_view a, std::string_view b) {
  return a.size() == b.size() && starts_ignoring_case(a, b);
}

bool starts_ignoring_case(std::string_view text, std::string_view prefix) {
  return text.size() >= prefix.size() &&
         std::equal(prefix.begin(), prefix.end(), text.begin(), [](char a, char b) { return lower(a) == lower(b); });
}

std::size_t find_ignoring_case(std::string_view text, std::string_view needle, std::size_t from) {
  if (from > text.size()) return std::string_view::npos;
  const auto found = std::search(text.begin() + static_cast<std::ptrdiff_t>(from), text.end(), needle.begin(),
                                 needle.end(), [](char a, char b) { return lower(a) == lower(b); });
  if (found == text.end() && !needle.empty()) return std::string_view::npos;
  return static_cast<std::size_t>(found - text.begin());
}

std::vector<std::string> split_trimmed(std::string_view text, char separator, std::size_t most) {
  std::vector<std::string> parts;
  while (!text.empty() && parts.size() < most) {
    const std::size_t end = std::min(text.find(separator), text.size());
    const std::string_view part = trim(text.substr(0, end));
    if (!part.empty()) parts.emplace_back(part);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return parts;
}

std::string squeeze(std::string_view text) {
  std::string result;
  for (const char c : trim(text)) {
    if (!is_space(c))
      result += c;
    else if (result.back() != ' ')
      result += ' ';
  }
  return result;
}

std::string shorten(std::string_view text, std::size_t bytes) {
  constexpr std::string_view mark = "…";
  if (text.size() <= bytes) return std::string(text);
  std::size_t end = bytes > mark.size() ? bytes - mark.size() : 0;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
  const std::size_t space = text.substr(0, end).rfind(' ');
  if (space != std::string_view::npos && space > end / 2) end = space;
  return std::string(trim_right(text.substr(0, end))).append(mark);
}

}  // namespace trapline::text
