#include "engine/formats/formats.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "engine/formats/deck_markdown.hpp"
#include "engine/formats/exam_page.hpp"
#include "engine/formats/picture_paths.hpp"
#include "engine/formats/source_text.hpp"
#include "engine/formats/text_utils.hpp"

namespace trapline {
namespace {

ParsedDeck refused(int line, std::string message) {
  ParsedDeck result;
  result.diagnostics.push_back({line, Severity::error, std::move(message)});
  return result;
}

/// Line number, from 1, of a place in the text.
int line_of(std::string_view text, std::size_t at) {
  return 1 + static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
}

/// Why the bytes cannot be read as text at all; nothing where they can.
std::optional<Diagnostic> text_problem(std::string_view text) {
  const auto error = [](int line, std::string message) {
    return Diagnostic{line, Severity::error, std::move(message)};
  };
  if (text.size() > kMaxDeckBytes)
    return error(0, fmt::format("the file is larger than {} MB; split it into smaller decks", kMaxDeckBytes >> 20U));
  if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF"))
    return error(0, "the file is UTF-16 text; save it as UTF-8");
  if (const std::size_t nul = text.find('\0'); nul != std::string_view::npos)
    return error(line_of(text, nul), "the file is not text: it has a NUL byte here");
  if (const auto bad = text::first_invalid_utf8(text))
    return error(line_of(text, *bad), "this line is not valid UTF-8; save the file as UTF-8");
  if (text::trim(text.starts_with("\xEF\xBB\xBF") ? text.substr(3) : text).empty())
    return error(0, "the file is empty");
  if (SourceText(text).too_long())
    return error(0, fmt::format("the file has more than {} lines; split it into smaller decks", kMaxLines));
  return std::nullopt;
}

ParsedDeck parse_text(std::string_view text, std::string_view file_name) {
  if (auto problem = text_problem(text)) return refused(problem->line, std::move(problem->message));
  // A page may have been copied with its headings as "##", so a deck file goes first only where it has options.
  const DeckMarkdownSigns signs = deck_markdown_signs(text);
  if (signs == DeckMarkdownSigns::sure) return parse_deck_markdown(text, file_name);
  if (looks_like_exam_page(text)) return parse_exam_pages(text);
  if (signs == DeckMarkdownSigns::some) return parse_deck_markdown(text, file_name);
  return refused(0,
                 "this is no deck: a deck is Markdown with a heading \"## TITLE\" for each question, and below it the "
                 "options, \"- [x] right\" and \"- [ ] wrong\"");
}

}  // namespace

ParsedDeck parse_deck_file(std::string_view text, std::string_view file_name) {
  ParsedDeck parsed = parse_text(text, file_name);
  parsed.pictures = named_pictures(parsed);
  return parsed;
}

}  // namespace trapline
