#include "engine/insight/items.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace trapline::insight {
namespace {

bool contains(const std::vector<std::string>& ids, const std::string& id) {
  return std::find(ids.begin(), ids.end(), id) != ids.end();
}

ItemStats empty_stats(const ItemLog& log) {
  ItemStats stats;
  stats.deck = log.deck;
  stats.id = log.question.id;
  stats.title = log.question.title;
  for (const Option& option : log.question.options) stats.options.push_back({option.id, option.text, option.right});
  return stats;
}

void count(ItemStats& stats, const ItemAnswer& answer) {
  ++stats.answers;
  if (answer.correct) ++stats.correct;
  for (OptionStats& option : stats.options) {
    if (!contains(answer.chosen, option.id)) continue;
    ++option.chosen;
    if (answer.confidence == Confidence::certain) ++option.certain;
    if (answer.confidence == Confidence::guess) ++option.guessed;
  }
}

/// A learner's first answer to one question, beside his share of right first answers to all others.
struct FirstAnswer {
  bool right = false;
  double others = 0;
};

std::optional<double> correlation(const std::vector<FirstAnswer>& pairs) {
  const auto n = static_cast<double>(pairs.size());
  if (pairs.size() < kFewestLearners) return std::nullopt;
  double mean_right = 0;
  double mean_others = 0;
  for (const FirstAnswer& pair : pairs) {
    mean_right += (pair.right ? 1.0 : 0.0) / n;
    mean_others += pair.others / n;
  }
  double both = 0;
  double right = 0;
  double others = 0;
  for (const FirstAnswer& pair : pairs) {
    const double a = (pair.right ? 1.0 : 0.0) - mean_right;
    const double b = pair.others - mean_others;
    both += a * b;
    right += a * a;
    others += b * b;
  }
  constexpr double kRounding = 1e-12;  // sums of equal terms come out as nearly nothing
  if (right < kRounding || others < kRounding) return std::nullopt;
  return both / std::sqrt(right * others);
}

/// How many of the learner's first answers were right, and how many there are.
std::pair<int, int> first_answers(const LearnerLog& learner) {
  int right = 0;
  int all = 0;
  for (const ItemLog& log : learner) {
    if (log.answers.empty()) continue;
    ++all;
    if (log.answers.front().correct) ++right;
  }
  return {right, all};
}

}  // namespace

std::vector<ItemStats> item_statistics(const std::vector<LearnerLog>& learners) {
  using Name = std::pair<std::string, std::string>;
  std::map<Name, std::size_t> place;
  std::vector<ItemStats> items;
  std::vector<std::vector<FirstAnswer>> firsts;
  for (const LearnerLog& learner : learners) {
    const auto [right, all] = first_answers(learner);
    for (const ItemLog& log : learner) {
      if (log.answers.empty()) continue;
      const auto [at, inserted] = place.try_emplace({log.deck, log.question.id}, items.size());
      if (inserted) {
        items.push_back(empty_stats(log));
        firsts.emplace_back();
      }
      ItemStats& stats = items[at->second];
      const bool first = log.answers.front().correct;
      ++stats.learners;
      if (first) ++stats.first_right;
      for (const ItemAnswer& answer : log.answers) count(stats, answer);
      if (all > 1) firsts[at->second].push_back({first, (right - (first ? 1.0 : 0.0)) / (all - 1)});
    }
  }
  for (std::size_t i = 0; i < items.size(); ++i) items[i].discrimination = correlation(firsts[i]);
  std::stable_sort(items.begin(), items.end(), [](const ItemStats& a, const ItemStats& b) { return a.deck < b.deck; });
  return items;
}

}  // namespace trapline::insight
