// Room: app/theme. Which characters the screen needs, so that no font is baked further than that.
#pragma once

#include <bitset>
#include <cstddef>
#include <string_view>
#include <vector>

namespace trapline::ui {

/// A set of characters up to U+FFFF, which is as far as the packaged Dear ImGui can draw.
class GlyphSet {
 public:
  static constexpr std::size_t kEnd = 0x10000;

  void add(char32_t c);
  void add(std::string_view utf8);
  void add(const GlyphSet& other) { bits_ |= other.bits_; }
  void remove(const GlyphSet& other) { bits_ &= ~other.bits_; }
  [[nodiscard]] bool contains(char32_t c) const { return c < kEnd && bits_[c]; }
  [[nodiscard]] bool covers(const GlyphSet& other) const { return (other.bits_ & ~bits_).none(); }
  [[nodiscard]] std::size_t size() const { return bits_.count(); }
  [[nodiscard]] bool empty() const { return bits_.none(); }
  /// Keeps the `count` lowest characters.
  void truncate(std::size_t count);
  /// Pairs of first and last character, ended by a zero: the form that the font builder reads.
  [[nodiscard]] std::vector<unsigned short> ranges() const;

 private:
  std::bitset<kEnd> bits_;
};

/// What every screen may need: ASCII, Latin-1, and the punctuation and arrows of our own texts.
[[nodiscard]] GlyphSet basic_glyphs();

}  // namespace trapline::ui
