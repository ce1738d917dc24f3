// Room: engine/model. Decks, traps and cards in numbers: what the pages that look back show.
#pragma once

#include <cstdint>
#include <string>

#include "engine/model/card.hpp"

namespace trapline {

/// A deck and how much is in it.
struct DeckSummary {
  std::string name;
  std::string format;
  std::string license;
  std::string language;
  std::string blueprint;
  int questions = 0;
  int traps = 0;
  int fresh = 0;  ///< questions never asked
  int due = 0;    ///< questions due or overdue
};

struct TrapStanding {
  CardId card;
  CardState state;
  std::string claim;
  std::string truth;
  int carriers = 0;
};

struct CardTotals {
  int questions = 0;
  int fresh = 0;
  int mature = 0;   ///< see kMatureDays
  int leeches = 0;  ///< questions; see is_leech()
  int traps = 0;
  int traps_awake = 0;
  int traps_tamed = 0;
};

/// The collection at a glance.
struct Glance {
  int decks = 0;
  int questions = 0;
  int traps_awake = 0;
  int traps_tamed = 0;
};

}  // namespace trapline
