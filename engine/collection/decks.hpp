// Room: engine/collection. The door to content: decks in, questions and traps out.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/collection/reports.hpp"
#include "engine/model/deck.hpp"
#include "engine/model/summaries.hpp"

namespace trapline::collection {

struct Core;

enum class DryRun { no, yes };

class Decks {
 public:
  explicit Decks(Core& core) : core_(&core) {}

  /// Adds a deck's questions and traps, or brings known ones up to date; histories stay. Nothing is ever deleted.
  /// A dry run finds out the same, writes nothing and keeps nobody from writing.
  ImportReport import_deck(const Deck& deck, DryRun dry_run = DryRun::no);
  [[nodiscard]] std::vector<DeckSummary> list();
  /// The file that a card's Markdown names; nothing where its deck brought none of that name.
  [[nodiscard]] std::optional<std::string> picture(const CardId& card, const std::string& path);
  /// The cards that a user may mean: a label ("q:…"), also with its deck in front, or an id as the deck gives it.
  [[nodiscard]] std::vector<CardId> find(const std::string& text);
  /// Every card, in the order of import: to say what is near a name that is not there.
  [[nodiscard]] std::vector<CardId> cards();
  [[nodiscard]] CardReport show(const CardId& card);

 private:
  Core* core_;
};

}  // namespace trapline::collection
