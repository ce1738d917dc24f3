// Room: engine/store. What names a deck, a card and a device on every machine.
#pragma once

#include <string>
#include <string_view>

#include "engine/model/card.hpp"
#include "engine/model/fact.hpp"

namespace trapline::store {

/// Of the id in its front matter; of its name where it has none.
[[nodiscard]] Identity deck_identity(std::string_view front_id, std::string_view name);

/// Of a deck's question or trap: the same on every machine, and in whatever order decks come.
[[nodiscard]] Identity card_identity(const Identity& deck, CardKind kind, std::string_view id_in_deck);

/// Of an option whose key the deck does not write: "~" and a hash of the text that it had when it was first seen.
[[nodiscard]] std::string option_identity(std::string_view first_text);

/// For a new device, from the machine's source of randomness. Throws std::runtime_error where there is none.
[[nodiscard]] Identity random_identity();

[[nodiscard]] std::string to_hex(const Identity& identity);

/// "PMLE/3 Scaling" -> "pmle-3-scaling": for labels of cards whose name another deck has taken.
[[nodiscard]] std::string slug(std::string_view text);

}  // namespace trapline::store
