// Room: engine/collection. What the doors share behind them: the open file and its tables, the clock, the settings, and
// today's queue as it stands. Only sources of this room include it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

#include "engine/model/access.hpp"
#include "engine/model/filter.hpp"
#include "engine/model/settings.hpp"
#include "engine/store/card_table.hpp"
#include "engine/store/connection.hpp"
#include "engine/store/content_table.hpp"
#include "engine/store/fact_table.hpp"
#include "engine/store/insight_table.hpp"
#include "engine/store/picture_table.hpp"
#include "engine/study/asked.hpp"
#include "engine/study/queue.hpp"
#include "engine/time/clock.hpp"

namespace trapline::collection {

/// Today's queue, and what it was made from. Good until anything changes, here or elsewhere.
struct PreparedQueue {
  CardFilter filter;
  StudyDay day;
  std::int64_t data_version = 0;
  store::DayDone done;
  study::Queue queue;
  std::optional<study::Asked> asked;  ///< its first card as it was handed out
};

struct Core {
  Core(const std::filesystem::path& file, const Clock& the_clock, const Settings& the_settings, Access access)
      : connection(file, access),
        clock(&the_clock),
        settings(the_settings),
        content(connection),
        pictures(connection),
        cards(connection),
        facts(connection, cards),
        insight(connection) {}

  [[nodiscard]] StudyDay study_day() const { return trapline::study_day(clock->now(), settings.rollover_hour); }

  store::Connection connection;
  const Clock* clock;
  Settings settings;
  store::ContentTable content;
  store::PictureTable pictures;
  store::CardTable cards;
  store::FactTable facts;
  store::InsightTable insight;
  std::optional<PreparedQueue> prepared;  ///< nothing after a change of our own
  CardFilter last_filter;
};

}  // namespace trapline::collection
