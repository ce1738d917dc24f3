#include "app/words/days.hpp"

#include <fmt/format.h>

#include <array>
#include <chrono>

namespace trapline::words {
namespace {

constexpr std::array kWeekdays{"Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"};
constexpr std::array kMonths{"January", "February", "March",     "April",   "May",      "June",
                             "July",    "August",   "September", "October", "November", "December"};

/// Further away than this, a date without its year would be taken for a nearer one.
constexpr int kDaysWithoutYear = 180;

}  // namespace

std::string long_date(StudyDay study_day) {
  const std::chrono::sys_days days{std::chrono::days{study_day.number}};
  const std::chrono::year_month_day date{days};
  return fmt::format("{}, {} {}", kWeekdays.at(std::chrono::weekday{days}.c_encoding()),
                     static_cast<unsigned>(date.day()), kMonths.at(static_cast<unsigned>(date.month()) - 1));
}

std::string when(StudyDay day, StudyDay today) {
  const int days = day - today;
  if (days <= 0) return "today";
  if (days == 1) return "tomorrow";
  const std::string date = days > kDaysWithoutYear ? to_iso(day) : long_date(day);
  return fmt::format("in {} days ({})", days, date);
}

}  // namespace trapline::words
