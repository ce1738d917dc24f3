#include "engine/formats/ids.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cstdint>

#include "engine/text/text_utils.hpp"
#include "engine/text/utf8.hpp"

namespace trapline::formats {
namespace {

constexpr std::size_t kShortest = 4;
constexpr std::size_t kLongest = 64;

/// Latin letters with accents, U+00C0 to U+017F, as the plain letters that a reader would type.
constexpr std::string_view kPlain =
    "aaaaaaaceeeeiiiidnooooo-ouuuuypsaaaaaaaceeeeiiiidnooooo-ouuuuypy"
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllll"
    "lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";

/// Punctuation, arrows, symbols: no letters of another script.
bool is_symbol(char32_t c) {
  return c < 0xC0 || (c >= 0x2000 && c <= 0x2BFF) || (c >= 0xFE00 && c <= 0xFE0F) || c >= 0x1F000;
}

/// The plain letter or digit of a code point; '-' for punctuation, 0 for a letter of another script.
char plain(char32_t c) {
  if (c < 0x80) return text::is_alnum(static_cast<char>(c)) ? text::lower(static_cast<char>(c)) : '-';
  if (c >= 0xC0 && c - 0xC0 < kPlain.size()) return kPlain[c - 0xC0];
  return is_symbol(c) ? '-' : '\0';
}

struct Folded {
  std::string words;  ///< joined by '-'
  int kept = 0;       ///< letters that could be kept
  int lost = 0;       ///< letters of other scripts
};

Folded fold(std::string_view title) {
  Folded folded;
  for (std::size_t at = 0; at < title.size();) {
    const text::CodePoint point = text::code_point_at(title, at);
    at += point.size;
    const char c = plain(point.value);
    folded.kept += c != '-' && c != '\0' ? 1 : 0;
    folded.lost += c == '\0' ? 1 : 0;
    if (c != '-' && c != '\0')
      folded.words += c;
    else if (!folded.words.empty() && folded.words.back() != '-')
      folded.words += '-';
  }
  return folded;
}

/// At most `bytes`, cut between words where that costs less than half, without a '-' at the end.
std::string cut_words(std::string words, std::size_t bytes) {
  if (words.size() > bytes) {
    const std::size_t dash = words.rfind('-', bytes);
    words.resize(dash != std::string::npos && dash > bytes / 2 ? dash : bytes);
  }
  while (words.ends_with('-')) words.pop_back();
  return words;
}

}  // namespace

bool is_valid_id(std::string_view id) {
  const auto legal = [](char c) { return text::is_alnum(c) || c == '.' || c == '_' || c == '-'; };
  return id.size() >= kShortest && id.size() <= kLongest && std::all_of(id.begin(), id.end(), legal);
}

std::string hash_hex(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325U;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
  return fmt::format("{:016x}", hash);
}

std::string slug(std::string_view title, std::string_view prefix) {
  const Folded folded = fold(title);
  const std::string start = prefix.empty() ? "" : std::string(prefix) + "-";
  if (folded.lost > folded.kept || folded.kept == 0)
    return (prefix.empty() ? "q-" : start) + hash_hex(text::squeeze(title)).substr(0, 12);
  std::string result = start + cut_words(folded.words, kLongest - start.size());
  if (result.size() < kShortest)
    result.insert(0, "q-" + std::string(kShortest - std::min(kShortest, result.size() + 2), '0'));
  return result;
}

std::string IdRegistry::make_unique(const std::string& wanted) {
  if (take(wanted)) return wanted;
  int& suffix = next_suffix_.try_emplace(wanted, 2).first->second;
  while (true) {
    const std::string tail = fmt::format("-{}", suffix++);
    const std::string id = cut_words(wanted, kLongest - tail.size()) + tail;
    if (take(id)) return id;
  }
}

}  // namespace trapline::formats
