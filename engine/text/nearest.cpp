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
  std::vector<std::size_t> before_last(b.size() + 1);
  std::vector<std::size_t> last(b.size() + 1);
  std::iota(last.begin(), last.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::vector<std::size_t> row(b.size() + 1, i);
    for (std::size_t j = 1; j <= b.size(); ++j) {
      row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)});
      const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (swapped) row[j] = std::min(row[j], before_last[j - 2] + 1);
    }
    before_last = std::move(last);
    last = std::move(row);
  }
  return last[b.size()];
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
