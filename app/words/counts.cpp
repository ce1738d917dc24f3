#include "app/words/counts.hpp"

#include <fmt/format.h>

#include <array>

namespace trapline::words {

std::string count_of(std::int64_t count, const std::string& one, const std::string& many) {
  return std::to_string(count) + " " + (count == 1 ? one : many);
}

std::string in_words(int number) {
  constexpr std::array kWords{"none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"};
  return number >= 0 && number < static_cast<int>(kWords.size()) ? kWords.at(static_cast<std::size_t>(number))
                                                                 : std::to_string(number);
}

std::string percent(std::int64_t part, std::int64_t whole, const std::string& none) {
  return whole == 0 ? none : fmt::format("{} %", (100 * part + whole / 2) / whole);
}

}  // namespace trapline::words
