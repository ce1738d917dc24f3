// Room: engine/formats/deck_markdown. Cuts a deck file at its headings and settles the id of every question and trap.
#pragma once

#include <string>
#include <vector>

#include "engine/formats/ids.hpp"
#include "engine/formats/notices.hpp"
#include "engine/markdown/blocks.hpp"

namespace trapline::formats {

enum class SectionKind { notes, trap, exhibit, question };

/// A heading and what stands under it.
struct Section {
  SectionKind kind = SectionKind::notes;
  int first = 0;  ///< the heading's line; for text before the first heading, that text's
  int last = 0;
  std::string title;                    ///< of a trap: its claim
  std::string id;                       ///< empty where the section is refused for its id, and for notes
  bool id_written = false;              ///< in the file, good or bad
  std::vector<markdown::Block> blocks;  ///< without the heading, comments, and rules at the end
};

struct Sections {
  std::vector<Section> list;
  IdRegistry ids;  ///< all that are taken
};

/// `#` begins notes, `## Trap: CLAIM` a trap, `## Case: TITLE` an exhibit, any other `## TITLE` a question. Missing ids
/// are made from the titles; bad and repeated ones are errors.
[[nodiscard]] Sections split_sections(const markdown::SourceText& source, std::vector<markdown::Block> blocks,
                                      Notices& notices);

}  // namespace trapline::formats
