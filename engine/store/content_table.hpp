// Room: engine/store. Decks, questions and traps in the collection, as they are read. Knows nothing of schedules.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/model/card.hpp"
#include "engine/model/deck.hpp"
#include "engine/model/summaries.hpp"
#include "engine/time/study_day.hpp"

namespace trapline::store {

class Connection;

/// A trap that a question carries: its card, and the name that the question's deck gives it.
struct CarriedTrap {
  CardId card;
  std::string name;
};

class ContentTable {
 public:
  explicit ContentTable(Connection& connection) : connection_(&connection) {}

  /// As it is shown: the exhibit of its case stands before its stem.
  [[nodiscard]] std::optional<Question> question(const CardId& card);
  [[nodiscard]] std::optional<Trap> trap(const CardId& card);
  [[nodiscard]] std::string deck_of(const CardId& card);
  [[nodiscard]] std::vector<CarriedTrap> traps_of(const CardId& question);
  [[nodiscard]] std::vector<CardId> carriers_of(const CardId& trap);
  [[nodiscard]] std::vector<DeckSummary> decks(StudyDay today);

  /// The cards that a user may mean by `text`: a label, the same with its deck in front ("q:deck/name") whether it
  /// needs that or not, or a name as the deck gives it.
  [[nodiscard]] std::vector<CardId> find(const std::string& text);

  /// As the deck has it.
  [[nodiscard]] Question read_question(std::int64_t id);
  [[nodiscard]] Trap read_trap(std::int64_t id);

 private:
  [[nodiscard]] std::string exhibit_of(std::int64_t question);
  [[nodiscard]] std::vector<TopicPath> read_topics(const char* sql, std::int64_t owner);
  [[nodiscard]] std::vector<CardId> find_in_deck(const std::string& text);

  Connection* connection_;
};

}  // namespace trapline::store
