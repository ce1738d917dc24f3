// Room: engine/text. A hash that is the same on every machine and in every build, unlike std::hash.
#pragma once

#include <cstdint>
#include <string_view>

namespace trapline::text {

/// FNV-1a, 64 bits (Fowler, Noll, Vo). Not for anything that an enemy could choose.
[[nodiscard]] constexpr std::uint64_t stable_hash(std::string_view bytes) {
  std::uint64_t hash = 14695981039346656037ULL;
  for (const char c : bytes) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
  return hash;
}

}  // namespace trapline::text
