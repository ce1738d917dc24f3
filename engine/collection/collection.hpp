// Room: engine/collection. The front door of the engine: a user's decks, schedules and review log. Every call that
// changes something is one transaction and returns what changed. Knows no screen and no command line.
//
// Errors: CollectionError where the file is the reason, StaleAnswer where the card has moved on, std::invalid_argument
// for a reply that does not fit the card. Each carries one sentence for the user.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "engine/collection/reports.hpp"
#include "engine/insight/topics.hpp"
#include "engine/model/settings.hpp"
#include "engine/store/access.hpp"
#include "engine/store/card_table.hpp"
#include "engine/store/content_table.hpp"
#include "engine/store/errors.hpp"
#include "engine/store/insight_table.hpp"
#include "engine/store/picture_table.hpp"
#include "engine/store/review_table.hpp"
#include "engine/store/undo_table.hpp"
#include "engine/study/asked.hpp"
#include "engine/study/queue.hpp"
#include "engine/time/clock.hpp"

namespace trapline::collection {

class Connection;

/// The card was answered elsewhere, or the day has turned, since it was shown: it has to be shown again.
class StaleAnswer : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

enum class DryRun { no, yes };
enum class Ahead { no, yes };  ///< ask cards that are not due when nothing else is left
enum class Repair { no, yes };

class Collection {
 public:
  /// Opens `file`, or makes it. `clock` must outlive the collection.
  Collection(const std::filesystem::path& file, const Clock& clock, Settings settings, store::Access access);
  ~Collection();
  Collection(const Collection&) = delete;
  Collection& operator=(const Collection&) = delete;
  Collection(Collection&&) noexcept;
  Collection& operator=(Collection&&) = delete;

  // Decks

  /// Adds a deck's questions and traps, or brings known ones up to date; histories stay. Nothing is ever deleted.
  /// A dry run finds out the same and writes nothing.
  ImportReport import_deck(const Deck& deck, DryRun dry_run = DryRun::no);
  [[nodiscard]] std::vector<store::DeckSummary> decks();
  /// The file that a card's Markdown names; nothing where its deck brought none of that name.
  [[nodiscard]] std::optional<std::string> picture(const CardId& card, const std::string& path);

  // The daily review

  [[nodiscard]] StudyDay study_day() const;
  [[nodiscard]] Today today(const store::CardFilter& filter = {});
  /// Whether what today() or next() said last still holds: no change since, here or elsewhere, and no new day. Cheap.
  [[nodiscard]] bool is_current();
  /// The card to ask now; the same until it is answered. Nothing when today is done.
  [[nodiscard]] std::optional<study::Asked> next(const store::CardFilter& filter = {}, Ahead ahead = Ahead::no);
  /// Grades the reply and writes it: log rows, the card's new state, its traps' new states, and the way back.
  Answered answer(const study::Asked& asked, const Reply& reply);
  /// Takes today's last answer back; gives the card that it was about. Nothing where there is none.
  std::optional<CardId> undo();
  [[nodiscard]] bool can_undo();
  /// To be called in quiet moments, while the user reads.
  void idle();

  // Looking back

  [[nodiscard]] std::vector<insight::TopicStanding> topics();
  /// Over the last `days` days; cheap, whatever the size of the collection.
  [[nodiscard]] std::vector<insight::TopicStanding> recent_topics(int days);
  [[nodiscard]] std::vector<store::TrapStanding> traps();
  /// Cheap, whatever the size of the collection.
  [[nodiscard]] store::Glance glance();
  /// Reads every card and the whole log.
  [[nodiscard]] Stats stats();
  void for_each_review(const std::function<void(const Review&)>& visit, const std::optional<CardId>& card = {});
  /// The cards that a user may mean: a key ("q:…"), or an id as the deck gives it.
  [[nodiscard]] std::vector<CardId> find(const std::string& text);
  /// Every card, in the order of import: to say what is near a name that is not there.
  [[nodiscard]] std::vector<CardId> cards() { return cards_.all(); }
  [[nodiscard]] CardReport show(const CardId& card);
  /// Compares every stored state with what the log says, and asks SQLite about the file.
  CheckReport check(Repair repair = Repair::no);

  void set_settings(const Settings& settings);
  [[nodiscard]] const Settings& settings() const { return settings_; }

 private:
  /// Today's queue as it stands, and what it was made from. Good until anything changes, here or elsewhere.
  struct Prepared {
    store::CardFilter filter;
    StudyDay day;
    std::int64_t data_version = 0;
    store::DayDone done;
    study::Queue queue;
  };
  const Prepared& prepare(const store::CardFilter& filter);
  [[nodiscard]] study::Pool pool(const store::CardFilter& filter, StudyDay today, const Limits& left);
  [[nodiscard]] study::Asked asked_for(const study::QueuedCard& queued);
  [[nodiscard]] std::string refutation_of(const CardId& card, const std::string& trap);

  std::unique_ptr<store::Connection> connection_;
  const Clock* clock_;
  Settings settings_;
  store::ContentTable content_;
  store::PictureTable pictures_;
  store::CardTable cards_;
  store::ReviewTable reviews_;
  store::UndoTable undo_;
  store::InsightTable insight_;
  std::optional<Prepared> prepared_;  ///< nothing after a change of our own
  store::CardFilter last_filter_;
};

}  // namespace trapline::collection
