// Room: engine/formats/deck_markdown. The words that begin a field of a deck file: "Why:", "**Trap:**", … Knows no
// structure.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace trapline::formats {

enum class LeadIn {
  none,
  why,
  tempting,
  right_if,
  trap,
  truth,
  because,
  also_false,
  same_as,
  explanation,
  topics,
  references,
  hint,
  answer,
  level,
  checked,
  use,
  exhibit,
};

/// The word as deck files spell it, without the colon: "Right if".
[[nodiscard]] std::string_view lead_in_word(LeadIn kind);

struct LeadInMatch {
  LeadIn kind = LeadIn::none;
  std::string value;  ///< what follows on the same line
};

/// Where in its block a line stands. The first line may spell its lead-in in any case; a later one only exactly, so
/// that a wrapped sentence does not begin a field by chance.
enum class LineOf { block_start, block_middle };

/// "Why: text", "**Why:** text", "**Why**: text" and "**Why: text**" begin a field; `Wrong:` is another word for
/// `Why:`.
[[nodiscard]] std::optional<LeadInMatch> match_lead_in(std::string_view line, LineOf place);

/// The lead-in that was probably meant by a line that begins with one misspelt ("Wronge:", "Topic:"); nothing for a
/// line that begins otherwise, or with a lead-in in good order.
[[nodiscard]] std::optional<LeadIn> near_miss(std::string_view line);

}  // namespace trapline::formats
