// Room: app/cli. What to say when there is nothing to review: it makes a difference why.
#pragma once

#include "app/cli/context.hpp"
#include "app/cli/session.hpp"

namespace trapline {

/// True where a review has something to ask. Otherwise says why not and what to do; where nothing was imported yet, it
/// offers the deck that ships, and imports it for who wants it.
bool is_anything_to_do(Collection& collection, const SessionOptions& options, const Context& context);

}  // namespace trapline
