// Room: engine/markdown. What of a line decides about the blocks of a Markdown text, and nothing more.
#pragma once

#include <string>
#include <string_view>

namespace trapline::markdown {

/// A line with the same block structure in which only the marks are left: indentation, list and quote marks, hashes,
/// fences, rules, HTML starts and ends; all other text becomes one "x". Adds the number of list and quote marks to
/// `marks`.
///
/// Why: readers take the text itself from the source, so the Markdown library has no inline work to do. That makes
/// reading several times faster, and it closes the door to inputs for which inline parsing is quadratic (thousands of
/// unmatched brackets, asterisks or comments). At most 64 columns of marks count, so nesting is bounded as well.
[[nodiscard]] std::string block_skeleton(std::string_view line, int& marks);

}  // namespace trapline::markdown
