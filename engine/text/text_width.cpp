#include "engine/text/text_width.hpp"

#include <algorithm>
#include <array>

namespace trapline::text {
namespace {

struct Range {
  char32_t first;
  char32_t last;
};

// After Unicode's EastAsianWidth.txt and the general categories Mn and Cf; whole blocks where nearly all of one is so.
constexpr std::array kZero{
    Range{0x0300, 0x036F}, Range{0x0483, 0x0489}, Range{0x0591, 0x05BD},   Range{0x0610, 0x061A},
    Range{0x064B, 0x065F}, Range{0x0900, 0x0902}, Range{0x0E34, 0x0E3A},   Range{0x0E47, 0x0E4E},
    Range{0x1AB0, 0x1AFF}, Range{0x1DC0, 0x1DFF}, Range{0x200B, 0x200F},   Range{0x202A, 0x202E},
    Range{0x2060, 0x2064}, Range{0x2066, 0x2069}, Range{0x20D0, 0x20F0},   Range{0xFE00, 0xFE0F},
    Range{0xFE20, 0xFE2F}, Range{0xFEFF, 0xFEFF}, Range{0x1F3FB, 0x1F3FF}, Range{0xE0100, 0xE01EF}};
constexpr std::array kWide{
    Range{0x1100, 0x115F},   Range{0x231A, 0x231B},   Range{0x23E9, 0x23EC},   Range{0x2614, 0x2615},
    Range{0x26AA, 0x26AB},   Range{0x2705, 0x2705},   Range{0x274C, 0x274C},   Range{0x2753, 0x2755},
    Range{0x2795, 0x2797},   Range{0x2E80, 0x303E},   Range{0x3041, 0x33FF},   Range{0x3400, 0x4DBF},
    Range{0x4E00, 0x9FFF},   Range{0xA000, 0xA4CF},   Range{0xA960, 0xA97F},   Range{0xAC00, 0xD7A3},
    Range{0xF900, 0xFAFF},   Range{0xFE30, 0xFE6F},   Range{0xFF00, 0xFF60},   Range{0xFFE0, 0xFFE6},
    Range{0x1F300, 0x1F64F}, Range{0x1F680, 0x1F6FF}, Range{0x1F900, 0x1F9FF}, Range{0x1FA70, 0x1FAFF},
    Range{0x20000, 0x3FFFD}};

template <std::size_t Count>
bool is_in(const std::array<Range, Count>& ranges, char32_t c) {
  const auto range =
      std::lower_bound(ranges.begin(), ranges.end(), c, [](const Range& r, char32_t x) { return r.last < x; });
  return range != ranges.end() && range->first <= c;
}

std::size_t length_of(unsigned char lead) {
  if (lead >= 0xF0 && lead < 0xF8) return 4;
  if (lead >= 0xE0 && lead < 0xF0) return 3;
  return lead >= 0xC2 && lead < 0xE0 ? 2 : 1;
}

bool continues(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

char32_t decode(std::string_view character) {
  const auto lead = static_cast<unsigned char>(character[0]);
  if (character.size() == 1) return lead;
  char32_t c = lead & (0x7FU >> character.size());
  for (const char byte : character.substr(1)) c = c << 6U | (static_cast<unsigned char>(byte) & 0x3FU);
  return c;
}

}  // namespace

std::string_view first_character(std::string_view text) {
  const std::size_t length = length_of(static_cast<unsigned char>(text[0]));
  if (length > text.size()) return text.substr(0, 1);
  const std::string_view character = text.substr(0, length);
  return std::all_of(character.begin() + 1, character.end(), continues) ? character : text.substr(0, 1);
}

int character_width(std::string_view character) {
  const char32_t c = decode(character);
  if (is_in(kZero, c)) return 0;
  return is_in(kWide, c) ? 2 : 1;
}

int text_width(std::string_view text) {
  int width = 0;
  while (!text.empty()) {
    const std::string_view character = first_character(text);
    width += character_width(character);
    text.remove_prefix(character.size());
  }
  return width;
}

}  // namespace trapline::text
