// Room: engine/collection. The door to what looks back: topics, traps, totals, the log.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "engine/collection/reports.hpp"
#include "engine/insight/items.hpp"
#include "engine/insight/topics.hpp"
#include "engine/model/summaries.hpp"

namespace trapline::collection {

struct Core;

class Insights {
 public:
  explicit Insights(Core& core) : core_(&core) {}

  [[nodiscard]] std::vector<insight::TopicStanding> topics();
  /// Over the last `days` days, today included; costs as much as was answered in them.
  [[nodiscard]] std::vector<insight::TopicStanding> recent_topics(int days);
  [[nodiscard]] std::vector<TrapStanding> traps();
  /// Cheap, whatever the size of the collection.
  [[nodiscard]] Glance glance();
  /// Reads every card and the whole log.
  [[nodiscard]] Stats stats();
  /// Every question with options of the deck and of those below it (empty: of all), with the answers that were given to
  /// it for its own sake, drills aside: what insight::item_statistics() takes. Reads the whole log.
  [[nodiscard]] insight::LearnerLog item_log(const std::string& deck);
  /// Visits the answers in their order, of one card where `card` is given. The visitor may use the collection.
  void for_each_review(const std::function<void(const Review&)>& visit, const std::optional<CardId>& card = {});
  /// The newest `most` answers, oldest first; cheap, whatever the length of the log.
  [[nodiscard]] std::vector<Review> newest_reviews(int most, const std::optional<CardId>& card = {});

 private:
  Core* core_;
};

}  // namespace trapline::collection
