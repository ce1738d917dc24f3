// Room: engine/collection. Today's queue: index reads in, the pure queue of engine/study out. Only sources of this room
// include it.
#pragma once

#include "engine/collection/core.hpp"

namespace trapline::collection {

/// The queue as it stands, made anew where anything has changed.
const PreparedQueue& prepare(Core& core, const CardFilter& filter);
[[nodiscard]] bool is_current(Core& core);

}  // namespace trapline::collection
