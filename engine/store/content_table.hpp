// Room: engine/store. Decks, questions and traps in the collection. Knows nothing of schedules beyond the cards that
// it creates for new content.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/model/card.hpp"
#include "engine/model/deck.hpp"
#include "engine/time/study_day.hpp"

namespace trapline::store {

class Connection;

enum class PutResult { added, updated, unchanged };

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

/// A trap that a question carries: its card, and the name that the deck gives it.
struct CarriedTrap {
  CardId card;
  std::string name;
};

class ContentTable {
 public:
  explicit ContentTable(Connection& connection) : connection_(&connection) {}

  /// Stores a deck's head; a deck of the same name is overwritten. Returns its row.
  std::int64_t put_deck(const Deck& deck);
  /// New content gets a card; content with a known id keeps its card and its history.
  PutResult put_trap(std::int64_t deck_id, const std::string& deck_name, const Trap& trap);
  PutResult put_question(std::int64_t deck_id, const std::string& deck_name, const Question& question);

  /// To be called at the end of an import: keeps the deck's own count of its questions.
  void count_questions(std::int64_t deck_id);

  [[nodiscard]] std::optional<Question> question(const CardId& card);
  [[nodiscard]] std::optional<Trap> trap(const CardId& card);
  [[nodiscard]] std::string deck_of(const CardId& card);
  [[nodiscard]] std::vector<CarriedTrap> traps_of(const CardId& question);
  [[nodiscard]] std::vector<CardId> carriers_of(const CardId& trap);
  [[nodiscard]] std::vector<DeckSummary> decks(StudyDay today);

  /// The cards that a user may mean by `text`: a key, or a name as the deck gives it.
  [[nodiscard]] std::vector<CardId> find(const std::string& text);

 private:
  [[nodiscard]] Question read_question(std::int64_t id);
  void write_parts(std::int64_t id, std::int64_t deck_id, const Question& question);
  [[nodiscard]] std::vector<TopicPath> read_topics(const char* sql, std::int64_t owner);
  void write_topics(const char* clear, const char* insert, std::int64_t owner, const std::vector<TopicPath>& topics);
  void add_card(const std::string& prefix, const std::string& deck_name, const std::string& name,
                std::optional<std::int64_t> question_id, std::optional<std::int64_t> trap_id);

  Connection* connection_;
};

}  // namespace trapline::store
