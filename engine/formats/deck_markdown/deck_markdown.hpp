// Room: engine/formats/deck_markdown. The reader of deck files, `*.deck.md`. Knows no other format.
#pragma once

#include <string>
#include <string_view>

#include "engine/formats/diagnostic.hpp"

namespace trapline::formats {

inline constexpr const char* kDeckMarkdownFormat = "deck-markdown";

/// How much of a deck file a text has about it: `some` is a `##` heading; `sure` is a front matter, or a box ("- [ ]")
/// too.
enum class DeckMarkdownSigns { none, some, sure };
[[nodiscard]] DeckMarkdownSigns deck_markdown_signs(std::string_view text);

/// Reads a deck file: valid UTF-8 with any line endings. Bad questions are refused with line and reason, good ones
/// kept. `unreadable`: lines, in order, that were no UTF-8 in the file; what they belong to is refused.
[[nodiscard]] ParsedDeck parse_deck_markdown(std::string_view text, std::string_view file_name,
                                             const std::vector<int>& unreadable = {});

/// The same text with a line "<!-- id: … -->" below each `##` heading that has none: the ids that a first import would
/// make. Nothing else is touched. A text without such headings comes back as it is.
[[nodiscard]] std::string missing_ids(std::string_view text);

}  // namespace trapline::formats
