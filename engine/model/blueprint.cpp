#include "engine/model/blueprint.hpp"

#include <algorithm>
#include <cstdint>
#include <numeric>

namespace trapline {
namespace {

std::int64_t total_weight(const Blueprint& blueprint) {
  return std::accumulate(blueprint.sections.begin(), blueprint.sections.end(), std::int64_t{0},
                         [](std::int64_t sum, const BlueprintSection& section) { return sum + section.weight; });
}

}  // namespace

std::vector<double> section_shares(const Blueprint& blueprint) {
  const std::int64_t total = total_weight(blueprint);
  std::vector<double> parts;
  for (const BlueprintSection& section : blueprint.sections)
    parts.push_back(total == 0 ? 0.0 : section.weight / static_cast<double>(total));
  return parts;
}

std::vector<int> split_questions(const Blueprint& blueprint, int questions) {
  const std::int64_t total = total_weight(blueprint);
  std::vector<int> counts(blueprint.sections.size(), 0);
  if (total == 0) return counts;
  // In whole numbers: the remainder of n*w/total decides, and equal remainders must be equal.
  std::vector<std::int64_t> remainders;
  int left = questions;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    const std::int64_t quota = std::int64_t{questions} * blueprint.sections[i].weight;
    counts[i] = static_cast<int>(quota / total);
    left -= counts[i];
    remainders.push_back(quota % total);
  }
  std::vector<std::size_t> order(counts.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return remainders[a] > remainders[b]; });
  for (std::size_t i = 0; i < static_cast<std::size_t>(left); ++i) ++counts[order[i]];
  return counts;
}

std::vector<TopicPath> objective_topics(const Blueprint& blueprint) {
  std::vector<TopicPath> topics;
  for (const BlueprintSection& section : blueprint.sections)
    for (const Objective& objective : section.objectives) topics.push_back(objective.topic);
  return topics;
}

std::optional<std::size_t> section_of(const Blueprint& blueprint, std::string_view topic) {
  for (std::size_t i = 0; i < blueprint.sections.size(); ++i)
    for (const Objective& objective : blueprint.sections[i].objectives)
      if (topic_is_under(topic, objective.topic)) return i;
  return {};
}

}  // namespace trapline
