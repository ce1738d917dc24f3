// Room: engine/store. The one mapping between a row and a card's state.
#pragma once

#include "engine/model/card.hpp"
#include "engine/store/card_labels.hpp"
#include "engine/store/query.hpp"

namespace trapline::store {

/// Reads the twenty-one state columns that stand first in every query for states, in the order of the table.
[[nodiscard]] inline CardState row_to_state(const Query& row, CardLabels& labels) {
  CardState state;
  state.schedule = {row.number(0), row.number(1), row.number(2), row.number(3), row.maybe_day(4)};
  state.asked = row.number(5);
  state.asked_at = row.integer(6);
  state.asked_day = row.maybe_day(7);
  state.seen_day = row.maybe_day(8);
  state.held_day = row.maybe_day(9);
  state.drill_day = row.maybe_day(10);
  state.trap = {row.number(11),    labels.form(row.integer(12)), row.maybe_day(13), row.number(14),
                row.maybe_day(15), labels.form(row.integer(16)), row.truth(17)};
  if (!row.is_null(18)) state.fsrs = FsrsMemory{row.number(18), row.number(19), row.maybe_day(20).value_or(StudyDay{})};
  return state;
}

/// The first column after the state's.
inline constexpr int kAfterState = 21;

}  // namespace trapline::store
