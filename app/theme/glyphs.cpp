#include "app/theme/glyphs.hpp"

#include "engine/text/utf8.hpp"

namespace trapline::ui {

void GlyphSet::add(char32_t c) {
  const bool drawable = c >= 0x20 && c < kEnd && !(c >= 0x7F && c < 0xA0);
  if (drawable) bits_.set(c);
}

void GlyphSet::add(std::string_view utf8) {
  while (!utf8.empty()) add(text::take_code_point(utf8));
}

void GlyphSet::truncate(std::size_t count) {
  std::size_t kept = 0;
  for (std::size_t c = 0; c < kEnd; ++c) {
    if (bits_[c] && ++kept > count) bits_.reset(c);
  }
}

std::vector<unsigned short> GlyphSet::ranges() const {
  std::vector<unsigned short> pairs;
  for (std::size_t c = 1; c < kEnd; ++c) {
    if (!bits_[c]) continue;
    const std::size_t first = c;
    while (c + 1 < kEnd && bits_[c + 1]) ++c;
    pairs.push_back(static_cast<unsigned short>(first));
    pairs.push_back(static_cast<unsigned short>(c));
  }
  pairs.push_back(0);
  return pairs;
}

GlyphSet basic_glyphs() {
  GlyphSet glyphs;
  for (char32_t c = 0x20; c < 0x7F; ++c) glyphs.add(c);
  for (char32_t c = 0xA0; c < 0x100; ++c) glyphs.add(c);
  glyphs.add("–—‘’“”•…→←×");
  glyphs.add(text::kReplacement);
  return glyphs;
}

}  // namespace trapline::ui
