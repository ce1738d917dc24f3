// Room: engine/text. A hash that is the same on every machine and in every build, unlike std::hash.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace trapline::text {

/// FNV-1a, 64 bits (Fowler, Noll, Vo). Not for anything that an enemy could choose.
[[nodiscard]] constexpr std::uint64_t stable_hash(std::string_view bytes) {
  std::uint64_t hash = 14695981039346656037ULL;
  for (const char c : bytes) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
  return hash;
}

/// The same with an end that spreads every bit (the finalizer of splitmix64, S. Vigna): its low bits are as good as
/// any.
[[nodiscard]] constexpr std::uint64_t mixed_hash(std::string_view bytes, std::uint64_t seed = 0) {
  std::uint64_t hash = stable_hash(bytes) + seed * 0x9E3779B97F4A7C15ULL;
  hash = (hash ^ hash >> 30) * 0xBF58476D1CE4E5B9ULL;
  hash = (hash ^ hash >> 27) * 0x94D049BB133111EBULL;
  return hash ^ hash >> 31;
}

/// 128 bits: two passes, one from each end.
[[nodiscard]] constexpr std::array<std::uint8_t, 16> stable_hash_128(std::string_view bytes) {
  std::uint64_t backwards = 0x6C62272E07BB0142ULL;
  for (auto c = bytes.rbegin(); c != bytes.rend(); ++c)
    backwards = (backwards ^ static_cast<unsigned char>(*c)) * 1099511628211ULL;
  const std::array<std::uint64_t, 2> halves{mixed_hash(bytes, 1),
                                            (backwards ^ backwards >> 29) * 0xBF58476D1CE4E5B9ULL};
  std::array<std::uint8_t, 16> hash{};
  for (std::size_t i = 0; i < hash.size(); ++i) hash[i] = static_cast<std::uint8_t>(halves[i / 8] >> 8 * (i % 8));
  return hash;
}

}  // namespace trapline::text
