// Room: engine/formats/exam_page. What a single line of a copied exam page is: a title, a heading, a mark, or text.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/markdown/source_text.hpp"

namespace trapline::formats {

struct PageLine {
  int number = 0;  ///< in the file
  std::string text;
};

/// The lines that hold text, trimmed, with plain spaces and straight apostrophes. A title that is glued to the end of
/// the line before it (pages put together from files without a final line break) becomes a line of its own.
[[nodiscard]] std::vector<PageLine> page_lines(const markdown::SourceText& source);

enum class PageHeading {
  none,
  trap,       ///< "Common exam trap"
  choices,    ///< "Answer choices", and hints on how to use the page: what follows is not for us
  answer,     ///< "Correct answer & explanation"
  breakdown,  ///< "Option-by-option breakdown"
  furniture,  ///< a single line to leave out
  end,        ///< "Go deeper" and the like: nothing of the question comes after it
};
[[nodiscard]] PageHeading page_heading(std::string_view line);

/// "PMLE Scaling Prototypes into ML Models Practice Question": exam "PMLE", section "Scaling Prototypes into ML
/// Models".
struct PageTitle {
  std::string exam;
  std::string section;
};
[[nodiscard]] std::optional<PageTitle> page_title(std::string_view line);

/// "✓", "- ✗", "❌ An option".
struct PageMark {
  bool right = false;
  std::string rest;  ///< the option's text, where it stands on the same line
};
[[nodiscard]] std::optional<PageMark> page_mark(std::string_view line);
/// "x An option": a mark only where the heading of its why comes next, which the caller knows.
[[nodiscard]] std::optional<PageMark> letter_mark(std::string_view line);

/// "Why it's wrong here", "Why this is correct", with or without text behind a colon.
struct WhyHeading {
  bool right = false;
  std::string rest;
};
[[nodiscard]] std::optional<WhyHeading> why_heading(std::string_view line);

}  // namespace trapline::formats
