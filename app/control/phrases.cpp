#include "app/control/phrases.hpp"

#include <array>
#include <chrono>

#include <fmt/format.h>

namespace trapline {
namespace {

using namespace std::chrono;

constexpr std::array kWeekdays{"Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"};
constexpr std::array kMonths{"January", "February", "March",     "April",   "May",      "June",
                             "July",    "August",   "September", "October", "November", "December"};

year_month_day civil(StudyDay day) { return year_month_day{sys_days{days{day.number}}}; }

}  // namespace

std::string date_in_words(StudyDay day, StudyDay today) {
  const year_month_day date = civil(day);
  const weekday name{sys_days{days{day.number}}};
  const std::string text = fmt::format("{}, {} {}", kWeekdays.at(name.c_encoding()), static_cast<unsigned>(date.day()),
                                       kMonths.at(static_cast<unsigned>(date.month()) - 1));
  return date.year() == civil(today).year() ? text : fmt::format("{} {}", text, static_cast<int>(date.year()));
}

std::string comes_back(StudyDay due, StudyDay today) {
  if (due <= today) return "today";
  if (due == today + 1) return "tomorrow";
  return fmt::format("in {} days ({})", due - today, date_in_words(due, today));
}

std::string in_words(Confidence confidence) {
  switch (confidence) {
    case Confidence::guess:
      return "guess";
    case Confidence::unsure:
      return "unsure";
    case Confidence::fairly_sure:
      return "fairly sure";
    case Confidence::certain:
      return "certain";
  }
  return "";
}

}  // namespace trapline
