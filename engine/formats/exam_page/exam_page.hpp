// Room: engine/formats/exam_page. The reader of practice questions that were copied from a web page as plain text.
// Knows no other format.
#pragma once

#include <string_view>

#include "engine/formats/diagnostic.hpp"

namespace trapline::formats {

inline constexpr const char* kExamPageFormat = "exam-page";

/// True where two or more kinds of the headings stand that such pages have.
[[nodiscard]] bool looks_like_exam_page(std::string_view text);

/// Reads one or more pages, each begun by its title line "EXAM SECTION Practice Question": question, trap, answer, and
/// the option-by-option breakdown. A page that lacks a piece is refused with the piece's name; site furniture is
/// dropped.
[[nodiscard]] ParsedDeck parse_exam_pages(std::string_view text);

}  // namespace trapline::formats
