// Room: engine/formats/deck_markdown. Reads one section of a deck file as a question or a trap. Knows nothing of other
// sections.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/formats/deck_markdown/deck_sections.hpp"
#include "engine/formats/notices.hpp"

namespace trapline::formats {

/// A `Trap:` field as it is written: an id or a claim.
struct TrapMention {
  int option = -1;  ///< index; -1 for the question as a whole
  int line = 0;
  std::string value;
};

struct QuestionDraft {
  Question question;  ///< complete but for its traps
  QuestionLines lines;
  std::vector<TrapMention> mentions;
  int case_line = 0;  ///< where it names its case; 0 where it names none
};

/// The question, or nothing and at least one error.
[[nodiscard]] std::optional<QuestionDraft> read_question(const markdown::SourceText& source, const Section& section,
                                                         Notices& notices);

/// The case of a section: its title and the text that its questions share. Nothing, and an error, where it is empty.
[[nodiscard]] std::optional<Case> read_case(const markdown::SourceText& source, const Section& section,
                                            Notices& notices);

/// The trap of a section, or nothing and at least one error.
[[nodiscard]] std::optional<Trap> read_trap(const markdown::SourceText& source, const Section& section,
                                            Notices& notices);

}  // namespace trapline::formats
