#include "engine/authoring/census.hpp"

#include <algorithm>
#include <set>

#include "engine/model/names.hpp"

namespace trapline::authoring {
namespace {

/// "3.3 Hardware/TPU" -> "3": the section of the blueprint, where the topic names one.
std::string section_of(const TopicPath& topic) {
  const std::size_t end = topic.find_first_not_of("0123456789");
  return end > 0 && end != std::string::npos && (topic[end] == '.' || topic[end] == ' ') ? topic.substr(0, end) : "";
}

void add(std::map<std::string, int>& counts, const std::map<std::string, int>& others) {
  for (const auto& [name, count] : others) counts[name] += count;
}

}  // namespace

DeckCensus census_of(const Deck& deck) {
  DeckCensus census;
  std::map<std::string, int> carriers;
  for (const Question& question : deck.questions) {
    ++census.kinds[name_of(question.kind)];
    std::set<std::string> sections, objectives;
    for (const TopicPath& topic : question.topics) {
      objectives.emplace(topic_root(topic));
      if (const std::string section = section_of(topic); !section.empty()) sections.insert(section);
    }
    for (const std::string& section : sections) ++census.sections[section];
    for (const std::string& objective : objectives) ++census.objectives[objective];
    for (const std::string& trap : question.traps()) ++carriers[trap];
  }
  census.questions = static_cast<int>(deck.questions.size());
  census.traps = static_cast<int>(deck.traps.size());
  census.traps_carried_twice = static_cast<int>(
      std::count_if(carriers.begin(), carriers.end(), [](const auto& carrier) { return carrier.second >= 2; }));
  return census;
}

DeckCensus& DeckCensus::operator+=(const DeckCensus& other) {
  questions += other.questions;
  traps += other.traps;
  traps_carried_twice += other.traps_carried_twice;
  add(sections, other.sections);
  add(objectives, other.objectives);
  add(kinds, other.kinds);
  return *this;
}

}  // namespace trapline::authoring
