// Room: engine/markdown. The block structure of a Markdown text, as CommonMark sees it. Knows nothing of decks.
#pragma once

#include <optional>
#include <vector>

#include "engine/markdown/source_text.hpp"

namespace trapline::markdown {

enum class BlockKind { heading, paragraph, list, item, code, html, rule, other };

/// A piece of the text by its lines. Blocks of one level cover their parent without gaps: blank lines after a block
/// belong to it.
struct Block {
  BlockKind kind = BlockKind::other;
  int first = 0;                ///< line, from 1
  int last = 0;                 ///< line, this one included
  int level = 0;                ///< of a heading: number of '#'
  std::vector<Block> children;  ///< items of a list, blocks of an item; three lists deep, which is more than a deck has
};

/// The most lines, list marks and quote marks together.
inline constexpr int kMaxBlockMarks = kMaxLines;

/// The blocks from line `first_line` on, or nothing where there are more than kMaxBlockMarks lines and marks.
/// Headings underlined with "---" count as paragraphs: a rule drawn under a field must not begin a question.
[[nodiscard]] std::optional<std::vector<Block>> parse_blocks(const SourceText& source, int first_line);

}  // namespace trapline::markdown
