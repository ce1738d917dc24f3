#include "engine/insight/topics.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace trapline::insight {
namespace {

/// "a/b/c" -> "a", "a/b", "a/b/c".
std::set<TopicPath> with_ancestors(const std::vector<TopicPath>& topics) {
  std::set<TopicPath> paths;
  for (const TopicPath& topic : topics) {
    for (std::size_t slash = topic.find('/'); slash != TopicPath::npos; slash = topic.find('/', slash + 1))
      paths.insert(topic.substr(0, slash));
    paths.insert(topic);
  }
  return paths;
}

}  // namespace

std::vector<TopicStanding> topic_standings(const std::vector<QuestionRecord>& questions) {
  std::map<TopicPath, TopicStanding> standings;
  for (const QuestionRecord& question : questions) {
    for (const TopicPath& path : with_ancestors(question.topics)) {
      TopicStanding& standing = standings[path];
      standing.topic = path;
      ++standing.questions;
      standing.fresh += question.fresh ? 1 : 0;
      standing.due += question.due ? 1 : 0;
      standing.leeches += question.leech ? 1 : 0;
      standing.answered += question.answered;
      standing.correct += question.correct;
    }
  }
  std::vector<TopicStanding> sorted;
  for (auto& [path, standing] : standings) sorted.push_back(std::move(standing));
  return sorted;
}

std::vector<TopicStanding> weakest_topics(std::vector<TopicStanding> topics, std::size_t most, int least_answers) {
  std::erase_if(topics, [=](const TopicStanding& t) { return t.answered < std::max(1, least_answers); });
  std::stable_sort(topics.begin(), topics.end(), [](const TopicStanding& a, const TopicStanding& b) {
    return wilson(a.correct, a.answered).high < wilson(b.correct, b.answered).high;
  });
  std::vector<TopicStanding> weakest;
  for (TopicStanding& topic : topics) {
    const auto related = [&topic](const TopicStanding& taken) {
      return topic_is_under(taken.topic, topic.topic) || topic_is_under(topic.topic, taken.topic);
    };
    if (weakest.size() == most) break;
    if (std::none_of(weakest.begin(), weakest.end(), related)) weakest.push_back(std::move(topic));
  }
  // Shown by what a reader compares, not by what chose them.
  std::stable_sort(weakest.begin(), weakest.end(), [](const TopicStanding& a, const TopicStanding& b) {
    return a.correct * b.answered < b.correct * a.answered;
  });
  return weakest;
}

Interval wilson(int successes, int trials) {
  if (trials <= 0) return {};
  constexpr double z = 1.959963984540054;
  const double n = trials;
  const double p = successes / n;
  const double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
  const double half = z / (1 + z * z / n) * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
  return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

}  // namespace trapline::insight
