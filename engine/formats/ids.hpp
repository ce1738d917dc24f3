// Room: engine/formats. Ids of questions and traps: what is legal, and how one is made where none is written.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

namespace trapline::formats {

/// 4 to 64 of A–Z a–z 0–9 . _ -
[[nodiscard]] bool is_valid_id(std::string_view id);

/// A legal id from a title: its letters and digits in lower case, joined by '-', accents left off. A title that is
/// mostly in another script than Latin gives a hash of the title, the same on every machine.
[[nodiscard]] std::string slug(std::string_view title, std::string_view prefix = "");

/// FNV-1a, 64 bits, as 16 hexadecimal digits.
[[nodiscard]] std::string hash_hex(std::string_view text);

/// Hands out ids of one deck: every one is given once.
class IdRegistry {
 public:
  /// Takes `id` for itself; false where it is taken already.
  bool take(const std::string& id) { return taken_.insert(id).second; }
  /// `wanted`, or the first of `wanted-2`, `wanted-3`, … that is free. Takes it.
  [[nodiscard]] std::string make_unique(const std::string& wanted);

 private:
  std::unordered_set<std::string> taken_;
  std::unordered_map<std::string, int> next_suffix_;  ///< so that 10,000 equal titles cost 10,000 steps
};

}  // namespace trapline::formats
