#include "engine/text/nearest.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace trapline::text {
namespace {

constexpr std::size_t kMostSuggestions = 3;
constexpr std::size_t kMostLetters = 80;  // nobody mistypes a novel

}  // namespace

std::size_t edit_distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t diagonal = std::exchange(row[0], i + 1);
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t replaced = diagonal + (a[i] == b[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({replaced, diagonal + 1, row[j] + 1});
    }
  }
  return row.back();
}

std::vector<std::string> nearest(std::string_view word, const std::vector<std::string>& known) {
  if (word.empty() || word.size() > kMostLetters) return {};
  std::vector<std::pair<std::size_t, std::string>> near;
  for (const std::string& candidate : known) {
    const std::string_view start = std::string_view(candidate).substr(0, kMostLetters);
    const std::string_view name = start.substr(start.find(':') + 1);  // for who leaves the "q:" of a card out
    const std::size_t distance = std::min(edit_distance(word, start), edit_distance(word, name));
    const bool holds = word.size() >= 3 && candidate.find(word) != std::string::npos;
    if (holds || distance * 3 <= word.size() + 2) near.emplace_back(distance, candidate);
  }
  std::stable_sort(near.begin(), near.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<std::string> names;
  for (const auto& [distance, candidate] : near)
    if (names.size() < kMostSuggestions) names.push_back(candidate);
  return names;
}

std::string did_you_mean(std::string_view word, const std::vector<std::string>& known) {
  std::string text;
  for (const std::string& name : nearest(word, known))
    text += (text.empty() ? "; did you mean \"" : " or \"") + name + "\"";
  return text.empty() ? "." : text + "?";
}

}  // namespace trapline::text
