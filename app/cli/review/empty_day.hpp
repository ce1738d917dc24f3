// Room: app/cli/review. What to say when there is nothing to review: it makes a difference why.
#pragma once

#include "app/cli/print/context.hpp"
#include "app/control/sitting.hpp"

namespace trapline::cli {

/// True where a review has something to ask. Otherwise says why not and what to do; where nothing was imported yet, it
/// offers the deck that ships, and imports it for who wants it.
bool is_anything_to_do(collection::Collection& collection, const control::SittingOptions& options,
                       const Context& context);

}  // namespace trapline::cli
