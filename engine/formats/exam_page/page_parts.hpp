// Room: engine/formats/exam_page. Cuts copied exam pages into their parts, without judging them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/formats/exam_page/page_lines.hpp"

namespace trapline::formats {

/// Each string is a paragraph.
using Paragraphs = std::vector<std::string>;

struct PageOption {
  int line = 0;
  bool right = false;
  Paragraphs text;
  std::optional<bool> explained_as_right;  ///< what the heading of its why says
  Paragraphs why;
};

struct PageParts {
  int line = 0;  ///< of the title, or the first line
  std::optional<PageTitle> title;
  Paragraphs stem;
  Paragraphs trap;
  Paragraphs answer;  ///< with the right option repeated in it
  std::vector<PageOption> options;
  int headings = 0;          ///< how many were known
  int stray_why = 0;         ///< line of a "Why …" that belongs to no marked option; 0 for none
  int second_breakdown = 0;  ///< line of a breakdown that belongs to a page without a title; 0 for none
};

/// One element a title line; a text without any title counts as one page.
[[nodiscard]] std::vector<PageParts> split_pages(const markdown::SourceText& source);

}  // namespace trapline::formats
