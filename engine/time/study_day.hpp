// Room: engine/time. Instants and days; knows no card. A date is not an instant: the two have types of their own.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace trapline {

/// An instant: milliseconds since 1970-01-01T00:00:00 UTC.
struct Timestamp {
  std::int64_t ms = 0;
  auto operator<=>(const Timestamp&) const = default;
};

/// An instant as somebody's wall clock showed it: UTC plus the local offset that held then, in minutes east.
struct Moment {
  Timestamp at;
  int offset_minutes = 0;
  auto operator<=>(const Moment&) const = default;
};

/// A local day of study, counted from 1970-01-01. It begins at the rollover hour, not at midnight.
struct StudyDay {
  std::int32_t number = 0;
  auto operator<=>(const StudyDay&) const = default;
};

[[nodiscard]] constexpr StudyDay operator+(StudyDay day, int days) { return {day.number + days}; }
[[nodiscard]] constexpr int operator-(StudyDay a, StudyDay b) { return a.number - b.number; }

/// The one place that knows which day it is: `rollover_hour` (0..23, local) is when the day turns.
[[nodiscard]] StudyDay study_day(const Moment& moment, int rollover_hour);

/// "2026-12-01".
[[nodiscard]] std::string to_iso(StudyDay day);

/// "2026-12-01T09:30:00.000+01:00".
[[nodiscard]] std::string to_iso(const Moment& moment);

/// Reads an ISO 8601 date-time with offset ("…Z", "…+01:00", "…+0100"; seconds and fraction optional), years 1970 to
/// 9999. Nothing where the text is not one: a time without an offset names no instant.
[[nodiscard]] std::optional<Moment> moment_from_iso(std::string_view text);

}  // namespace trapline
