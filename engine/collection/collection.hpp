// Room: engine/collection. Opens a user's collection (decks, schedules, the log) and hands out its doors, one a subject.
// Every call of a door that changes something is one transaction and returns what changed. Knows no screen and no
// command line. Errors: CollectionError where the file is the reason; the doors say which of their own they have.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/collection/daily_review.hpp"
#include "engine/collection/decks.hpp"
#include "engine/collection/insights.hpp"
#include "engine/collection/sync.hpp"
#include "engine/collection/upkeep.hpp"
#include "engine/model/access.hpp"
#include "engine/model/settings.hpp"
#include "engine/time/clock.hpp"

namespace trapline::collection {

struct Core;

class Collection {
 public:
  /// Opens `file`. For writing it is made where there is none, and brought up to date; for reading nothing is made: an
  /// empty collection in memory takes the place of a missing file. `clock` must outlive the collection.
  Collection(const std::filesystem::path& file, const Clock& clock, Settings settings, Access access);
  ~Collection();
  Collection(const Collection&) = delete;
  Collection& operator=(const Collection&) = delete;
  Collection(Collection&&) noexcept;
  Collection& operator=(Collection&&) = delete;

  [[nodiscard]] Decks& decks() { return decks_; }
  [[nodiscard]] DailyReview& daily_review() { return daily_review_; }
  [[nodiscard]] Insights& insights() { return insights_; }
  [[nodiscard]] Upkeep& upkeep() { return upkeep_; }
  [[nodiscard]] Sync& sync() { return sync_; }

  void set_settings(const Settings& settings);
  [[nodiscard]] const Settings& settings() const;

  // For callers of before the doors: each is its door's method.
  ImportReport import_deck(const Deck& deck, DryRun dry_run = DryRun::no) { return decks_.import_deck(deck, dry_run); }
  [[nodiscard]] std::optional<std::string> picture(const CardId& card, const std::string& path) {
    return decks_.picture(card, path);
  }
  [[nodiscard]] std::vector<CardId> find(const std::string& text) { return decks_.find(text); }
  [[nodiscard]] std::vector<CardId> cards() { return decks_.cards(); }
  [[nodiscard]] CardReport show(const CardId& card) { return decks_.show(card); }
  [[nodiscard]] StudyDay study_day() const { return daily_review_.study_day(); }
  [[nodiscard]] Today today(const CardFilter& filter = {}) { return daily_review_.today(filter); }
  [[nodiscard]] bool is_current() { return daily_review_.is_current(); }
  [[nodiscard]] std::optional<study::Asked> next(const CardFilter& filter = {}, Ahead ahead = Ahead::no) {
    return daily_review_.next(filter, ahead);
  }
  Answered answer(const study::Asked& asked, const Reply& reply) { return daily_review_.answer(asked, reply); }
  std::optional<CardId> undo() { return daily_review_.undo(); }
  [[nodiscard]] bool can_undo() { return daily_review_.can_undo(); }
  void idle() { daily_review_.idle(); }
  [[nodiscard]] std::vector<insight::TopicStanding> topics() { return insights_.topics(); }
  [[nodiscard]] std::vector<insight::TopicStanding> recent_topics(int days) { return insights_.recent_topics(days); }
  [[nodiscard]] std::vector<TrapStanding> traps() { return insights_.traps(); }
  [[nodiscard]] Glance glance() { return insights_.glance(); }
  [[nodiscard]] Stats stats() { return insights_.stats(); }
  void for_each_review(const std::function<void(const Review&)>& visit, const std::optional<CardId>& card = {}) {
    insights_.for_each_review(visit, card);
  }
  CheckReport check(Repair repair = Repair::no) { return upkeep_.check(repair); }

 private:
  std::unique_ptr<Core> core_;
  Decks decks_;
  DailyReview daily_review_;
  Insights insights_;
  Upkeep upkeep_;
  Sync sync_;
};

}  // namespace trapline::collection
