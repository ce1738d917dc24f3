// Room: engine/authoring. What decks hold, in numbers.
#pragma once

#include <map>
#include <string>

#include "engine/model/deck.hpp"

namespace trapline::authoring {

/// How much there is of each sort, in one deck or in several. A question with topics in two objectives counts in both.
struct DeckCensus {
  int questions = 0;
  int traps = 0;
  int traps_carried_twice = 0;            ///< by two or more questions
  std::map<std::string, int> sections;    ///< by a section's number, such as "3"
  std::map<std::string, int> objectives;  ///< by a topic's first part, such as "3.3 Hardware"
  std::map<std::string, int> kinds;       ///< single, multiple, true_false, basic

  DeckCensus& operator+=(const DeckCensus& other);
};

[[nodiscard]] DeckCensus census_of(const Deck& deck);

}  // namespace trapline::authoring
