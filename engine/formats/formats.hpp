// Room: engine/formats. The front of the room: takes any text and finds the reader for it by its content.
#pragma once

#include <string_view>

#include "engine/formats/diagnostic.hpp"

namespace trapline::formats {

/// The most bytes that a deck file may have. Larger ones are refused before they are read.
inline constexpr std::size_t kMaxDeckBytes = std::size_t{64} << 20;

/// Reads `text` with the reader whose format it is in. Never throws on what a user wrote: errors are diagnostics.
/// `file_name` serves as the deck's name where the text gives none.
[[nodiscard]] ParsedDeck parse_deck_file(std::string_view text, std::string_view file_name);

}  // namespace trapline::formats
