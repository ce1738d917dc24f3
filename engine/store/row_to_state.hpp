// Room: engine/store. The one mapping from a row to a card's state.
#pragma once

#include "engine/model/card.hpp"
#include "engine/store/query.hpp"

namespace trapline::store {

/// Reads the seventeen state columns that stand first in every query for states, in the order of the table.
[[nodiscard]] inline CardState row_to_state(const Query& row) {
  CardState state;
  state.schedule = {row.number(0), row.number(1), row.number(2), row.number(3), row.maybe_day(4)};
  state.asked = row.number(5);
  state.asked_day = row.maybe_day(6);
  state.seen_day = row.maybe_day(7);
  state.held_day = row.maybe_day(8);
  state.drill_day = row.maybe_day(9);
  state.trap = {row.number(10),    row.text(11), row.maybe_day(12), row.number(13),
                row.maybe_day(14), row.text(15), row.truth(16)};
  return state;
}

/// The first column after the state's.
inline constexpr int kAfterState = 17;

}  // namespace trapline::store
