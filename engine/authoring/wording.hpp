// Room: engine/authoring. What the wording of a deck gives away to somebody who knows nothing of its subject.
#pragma once

#include <vector>

#include "engine/formats/diagnostic.hpp"

namespace trapline::authoring {

/// Warnings, in the order of lines. Of a question: wrong options that argue for themselves ("…, since …") where no
/// right one does; words of the stem that come back in wrong options alone, or in the right ones alone. Of the deck: a
/// word that many options have and no right one. Of a trap: a claim and a truth of unlike length, since they are
/// judged true or false one at a time; a belief that is written down twice.
[[nodiscard]] std::vector<formats::Diagnostic> wording(const formats::ParsedDeck& parsed);

}  // namespace trapline::authoring
