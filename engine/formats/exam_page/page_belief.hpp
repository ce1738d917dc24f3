// Room: engine/formats/exam_page. Takes the text below "Common exam trap" apart. Knows no page structure.
#pragma once

#include <string>
#include <string_view>

namespace trapline::formats {

/// A false belief and what refutes it.
struct Belief {
  std::string claim;  ///< a statement that stands alone, without a final stop
  std::string truth;  ///< sentences; empty where the text says none
};

/// "The trap here is assuming X rather than recognizing that Y." -> claim X, truth Y.
/// "Candidates often confuse X with Y" -> claim "X and Y are the same". A text in no known shape is a claim as it is.
[[nodiscard]] Belief part_belief(std::string_view text);

}  // namespace trapline::formats
