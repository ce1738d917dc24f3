// Room: engine/store. A deck on its way into the collection. New content gets a card; content that is known by its
// deck and id keeps card and history; nothing is ever deleted.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/model/deck.hpp"
#include "engine/model/fact.hpp"
#include "engine/store/card_labels.hpp"
#include "engine/store/content_table.hpp"
#include "engine/store/identity_table.hpp"
#include "engine/store/option_match.hpp"

namespace trapline::store {

class Connection;

enum class PutResult { added, updated, unchanged };

/// What became of a question.
struct PutQuestion {
  PutResult result = PutResult::unchanged;
  std::int64_t card = 0;     ///< 0 in a dry run for a new one
  bool key_changed = false;  ///< other options are right now
};

/// Whether anything is written, or only found out.
enum class Writing { yes, no };

class ContentImport {
 public:
  /// Stores the deck's head. A deck is known by its id, else by its name; one that gets an id under the name that it
  /// had stays the same deck.
  ContentImport(Connection& connection, CardLabels& labels, const Deck& deck, Writing writing);

  /// Traps come first: a question's link to a trap needs the trap to be there.
  PutResult put(const Trap& trap);
  PutQuestion put(const Question& question);
  PutResult put(const Picture& picture);
  void put(const Case& deck_case);
  /// To be called at the end: keeps the deck's own count of its questions.
  void count_questions();

 private:
  void find_deck();
  void write_deck();
  [[nodiscard]] std::vector<Identity> identities(CardKind kind, const std::string& name) const;
  [[nodiscard]] std::vector<Identity> identities_of(const Trap& trap) const;
  std::int64_t add_card(CardKind kind, const std::string& name, std::optional<std::int64_t> question_id,
                        std::optional<std::int64_t> trap_id);
  [[nodiscard]] std::string free_label(CardKind kind, const std::string& name);
  void give_card(std::int64_t trap_row, const Trap& trap);
  void give_card(std::optional<std::int64_t>& question_row, const Question& question, PutQuestion& put);
  [[nodiscard]] std::vector<KnownOption> known_options(std::int64_t question_row);
  void write_options(std::int64_t row, const Question& question, const std::vector<MatchedOption>& matched,
                     const std::vector<KnownOption>& known);
  void write_parts(std::int64_t row, const Question& question, const std::vector<MatchedOption>& matched,
                   const std::vector<KnownOption>& known);
  void write_topics(const char* clear, const char* insert, std::int64_t owner, const std::vector<TopicPath>& topics);

  Connection& connection_;
  CardLabels& labels_;
  IdentityTable identities_;
  ContentTable content_;
  const Deck& deck_;
  Writing writing_;
  std::optional<std::int64_t> id_;  ///< the deck's row; nothing for a new one in a dry run
  Identity identity_{};
};

}  // namespace trapline::store
