#include "engine/store/fact_codec.hpp"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

namespace trapline::store {
namespace {

constexpr std::size_t kMostInNumber = 15;  // 60 bits: positive in SQLite's integers
constexpr int kMostNibble = 15;

}  // namespace

int pack_graded(const Review& review, const Graded& graded) {
  return graded.kind | static_cast<int>(review.outcome) << 4 | (review.correct ? 1 : 0) << 6 |
         (review.lucky ? 1 : 0) << 7 | (review.confidence ? static_cast<int>(*review.confidence) : 0) << 8 |
         review.quality << 11 | (graded.was_new ? 1 : 0) << 14;
}

Graded unpack_graded(int packed, Review& review) {
  const Graded graded{packed & 15, (packed >> 14 & 1) != 0};
  review.kind = graded.kind < 8 ? static_cast<ReviewKind>(graded.kind) : ReviewKind::evidence;
  review.outcome = static_cast<TrapOutcome>(packed >> 4 & 3);
  review.correct = (packed >> 6 & 1) != 0;
  review.lucky = (packed >> 7 & 1) != 0;
  review.confidence.reset();
  if (const int confidence = packed >> 8 & 7; confidence >= 1 && confidence <= 4)
    review.confidence = static_cast<Confidence>(confidence);
  review.quality = packed >> 11 & 7;
  return graded;
}

PackedShown pack_shown(const Shown& shown) {
  if (shown.empty()) return {};
  const bool narrow = shown.size() <= kMostInNumber && std::all_of(shown.begin(), shown.end(), [](int number) {
                        return number >= 1 && number <= kMostNibble;
                      });
  if (narrow) {
    std::int64_t packed = 0;
    for (auto number = shown.rbegin(); number != shown.rend(); ++number) packed = packed << 4 | *number;
    return packed;
  }
  std::string bytes;
  for (const int number : shown) bytes += static_cast<char>(number);
  return bytes;
}

Shown unpack_shown(std::int64_t packed) {
  Shown shown;
  for (auto rest = static_cast<std::uint64_t>(packed); rest != 0; rest >>= 4)
    shown.push_back(static_cast<int>(rest & 15));
  return shown;
}

Shown unpack_shown(const std::string& bytes) {
  Shown shown;
  for (const char byte : bytes) shown.push_back(static_cast<unsigned char>(byte));
  return shown;
}

std::int64_t number_of_statement(const std::string& form) {
  if (form == kFormClaim) return -1;
  if (form == kFormTruth) return -2;
  if (!form.starts_with(kFormFalse)) return 0;
  int number = 0;
  std::from_chars(form.data() + kFormFalse.size(), form.data() + form.size(), number);
  return number >= 2 ? -(std::int64_t{number} + 1) : 0;
}

std::string statement_of_number(std::int64_t number) {
  if (number == -1) return kFormClaim;
  if (number == -2) return kFormTruth;
  return fmt::format("{}{}", kFormFalse, -number - 1);
}

}  // namespace trapline::store
