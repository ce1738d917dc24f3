// Room: engine/collection. Opens a user's collection (decks, schedules, the log) and hands out its doors, one a
// subject. Every call of a door that changes something is one transaction and returns what changed. Knows no screen and
// no command line. Errors: CollectionError where the file is the reason; the doors say which of their own they have.
#pragma once

#include <filesystem>
#include <memory>

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

 private:
  std::unique_ptr<Core> core_;
  Decks decks_;
  DailyReview daily_review_;
  Insights insights_;
  Upkeep upkeep_;
  Sync sync_;
};

}  // namespace trapline::collection
