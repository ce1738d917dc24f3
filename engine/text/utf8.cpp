#include "engine/text/utf8.hpp"

#include <utf8proc.h>

#include <algorithm>

namespace trapline::text {

CodePoint code_point_at(std::string_view text, std::size_t at) {
  constexpr std::size_t kLongest = 4;
  utf8proc_int32_t value = 0;
  const auto* bytes = reinterpret_cast<const utf8proc_uint8_t*>(text.data() + at);
  const auto length = static_cast<utf8proc_ssize_t>(std::min(text.size() - at, kLongest));
  const utf8proc_ssize_t read = utf8proc_iterate(bytes, length, &value);
  if (read <= 0) return {static_cast<unsigned char>(text[at]), 1, false};
  return {static_cast<char32_t>(value), static_cast<std::size_t>(read), true};
}

char32_t take_code_point(std::string_view& text) {
  const CodePoint point = code_point_at(text, 0);
  text.remove_prefix(point.size);
  return point.valid ? point.value : kReplacement;
}

std::optional<std::size_t> first_invalid_utf8(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const CodePoint point = code_point_at(text, at);
    if (!point.valid) return at;
    at += point.size;
  }
  return std::nullopt;
}

std::string_view cut_utf8(std::string_view text, std::size_t bytes) {
  if (text.size() <= bytes) return text;
  std::size_t end = bytes;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
  return text.substr(0, end);
}

}  // namespace trapline::text
