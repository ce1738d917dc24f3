#include "engine/time/study_day.hpp"

#include <array>
#include <charconv>
#include <chrono>

#include <fmt/format.h>

namespace trapline {
namespace {

using namespace std::chrono;

constexpr std::int64_t kMsPerMinute = 60'000;
constexpr std::int64_t kMsPerHour = 60 * kMsPerMinute;
constexpr std::int64_t kMsPerDay = 24 * kMsPerHour;

std::int64_t floor_div(std::int64_t a, std::int64_t b) { return a / b - (a % b < 0 ? 1 : 0); }

/// Takes pieces off the front of a text; each call says whether the piece was there.
class Cursor {
 public:
  explicit Cursor(std::string_view text) : rest_(text) {}

  bool number(std::size_t digits, int& out) {
    if (rest_.size() < digits) return false;
    for (const char c : rest_.substr(0, digits))
      if (c < '0' || c > '9') return false;
    std::from_chars(rest_.data(), rest_.data() + digits, out);
    rest_.remove_prefix(digits);
    return true;
  }
  bool literal(char c) {
    if (rest_.empty() || rest_.front() != c) return false;
    rest_.remove_prefix(1);
    return true;
  }
  bool done() const { return rest_.empty(); }
  bool next_is_digit() const { return !rest_.empty() && rest_.front() >= '0' && rest_.front() <= '9'; }

 private:
  std::string_view rest_;
};

std::optional<std::int64_t> read_date_ms(Cursor& in) {
  int y = 0, m = 0, d = 0;
  if (!in.number(4, y) || !in.literal('-') || !in.number(2, m) || !in.literal('-') || !in.number(2, d)) return {};
  const year_month_day date{year{y}, month{static_cast<unsigned>(m)}, day{static_cast<unsigned>(d)}};
  if (!date.ok() || y < 1970) return {};
  return sys_days{date}.time_since_epoch().count() * kMsPerDay;
}

std::optional<std::int64_t> read_time_ms(Cursor& in) {
  int h = 0, m = 0, s = 0;
  if (!in.number(2, h) || !in.literal(':') || !in.number(2, m)) return {};
  int fraction_ms = 0;
  if (in.literal(':')) {
    if (!in.number(2, s)) return {};
    if (in.literal('.')) {
      if (!in.next_is_digit()) return {};
      for (int scale = 100, digit = 0; in.next_is_digit() && in.number(1, digit); scale /= 10)
        fraction_ms += digit * scale;
    }
  }
  if (h > 23 || m > 59 || s > 59) return {};
  return h * kMsPerHour + m * kMsPerMinute + s * std::int64_t{1000} + fraction_ms;
}

std::optional<int> read_offset_minutes(Cursor& in) {
  if (in.literal('Z') || in.literal('z')) return 0;
  const bool east = in.literal('+');
  if (!east && !in.literal('-')) return {};
  int h = 0, m = 0;
  if (!in.number(2, h)) return {};
  in.literal(':');
  if (!in.number(2, m) || h > 14 || m > 59) return {};
  return (east ? 1 : -1) * (h * 60 + m);
}

}  // namespace

StudyDay study_day(const Moment& moment, int rollover_hour) {
  const std::int64_t local = moment.at.ms + moment.offset_minutes * kMsPerMinute - rollover_hour * kMsPerHour;
  return {static_cast<std::int32_t>(floor_div(local, kMsPerDay))};
}

std::string to_iso(StudyDay study_day) {
  const year_month_day date{sys_days{days{study_day.number}}};
  return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(date.year()), static_cast<unsigned>(date.month()),
                     static_cast<unsigned>(date.day()));
}

std::string to_iso(const Moment& moment) {
  const std::int64_t local = moment.at.ms + moment.offset_minutes * kMsPerMinute;
  const std::int64_t day = floor_div(local, kMsPerDay);
  const std::int64_t ms = local - day * kMsPerDay;
  const int offset = moment.offset_minutes < 0 ? -moment.offset_minutes : moment.offset_minutes;
  return fmt::format("{}T{:02}:{:02}:{:02}.{:03}{}{:02}:{:02}", to_iso(StudyDay{static_cast<std::int32_t>(day)}),
                     ms / kMsPerHour, ms / kMsPerMinute % 60, ms / 1000 % 60, ms % 1000,
                     moment.offset_minutes < 0 ? '-' : '+', offset / 60, offset % 60);
}

std::optional<Moment> moment_from_iso(std::string_view text) {
  Cursor in(text);
  const auto date = read_date_ms(in);
  if (!date || !(in.literal('T') || in.literal('t') || in.literal(' '))) return {};
  const auto time = read_time_ms(in);
  if (!time) return {};
  const auto offset = read_offset_minutes(in);
  if (!offset || !in.done()) return {};
  return Moment{{*date + *time - *offset * kMsPerMinute}, *offset};
}

}  // namespace trapline
