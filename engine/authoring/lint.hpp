// Room: engine/authoring. What could be better in a deck that was read. Knows no file format.
#pragma once

#include <vector>

#include "engine/formats/diagnostic.hpp"

namespace trapline::authoring {

/// Warnings on style, in the order of lines; never errors. Together with the reader's remarks they are: a near miss of
/// a lead-in, a letter in an explanation ("option B"), a right option that is nearly always the longest, "all of the
/// above" without a pin, a distractor without a why, a topic that no element of `known_topics` is or contains (not
/// checked where that list is empty), a question without topics, a trap that no question carries, or one alone in a
/// deck of five or more (questions kept for a mock exam do not count), a trap with a section of its own but without a
/// truth; and all that wording() says.
[[nodiscard]] std::vector<formats::Diagnostic> lint(const formats::ParsedDeck& parsed,
                                                    const std::vector<TopicPath>& known_topics = {});

}  // namespace trapline::authoring
