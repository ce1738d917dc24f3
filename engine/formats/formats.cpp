#include "engine/formats/formats.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "engine/formats/deck_markdown/deck_markdown.hpp"
#include "engine/formats/exam_page/exam_page.hpp"
#include "engine/formats/picture_paths.hpp"
#include "engine/markdown/source_text.hpp"
#include "engine/text/text_utils.hpp"
#include "engine/text/utf8.hpp"

namespace trapline::formats {
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

/// A text in which every byte that is no UTF-8, or NUL, has become U+FFFD.
struct Readable {
  std::string text;
  std::vector<int> unreadable;  ///< the lines where that was so, in order
};

Readable made_readable(std::string_view text) {
  Readable result;
  int line = 1;
  for (std::size_t at = 0; at < text.size();) {
    const text::CodePoint point = text::code_point_at(text, at);
    const bool damaged = !point.valid || point.value == 0;
    if (damaged && (result.unreadable.empty() || result.unreadable.back() != line)) result.unreadable.push_back(line);
    result.text.append(damaged ? "\uFFFD" : text.substr(at, point.size));
    at += point.size;
    if (point.value == '\n' || (point.value == '\r' && text.substr(at, 1) != "\n")) ++line;
  }
  return result;
}

/// Why nothing of the file is read; nothing where it can be.
std::optional<std::string> file_problem(std::string_view text) {
  if (text.size() > kMaxDeckBytes)
    return fmt::format("the file is larger than {} MB; split it into smaller decks", kMaxDeckBytes >> 20U);
  if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF")) return "the file is UTF-16 text; save it as UTF-8";
  if (text::trim(text.starts_with("\xEF\xBB\xBF") ? text.substr(3) : text).empty()) return "the file is empty";
  if (markdown::SourceText(text).too_long())
    return fmt::format("the file has more than {} lines; split it into smaller decks", markdown::kMaxLines);
  return std::nullopt;
}

/// The first byte that is no text.
std::optional<Diagnostic> byte_problem(std::string_view text) {
  if (const std::size_t nul = text.find('\0'); nul != std::string_view::npos)
    return Diagnostic{line_of(text, nul), Severity::error, "the file is not text: it has a NUL byte here"};
  if (const auto bad = text::first_invalid_utf8(text))
    return Diagnostic{line_of(text, *bad), Severity::error, "this line is not valid UTF-8; save the file as UTF-8"};
  return std::nullopt;
}

ParsedDeck parse_text(std::string_view text, std::string_view file_name) {
  if (auto problem = file_problem(text)) return refused(0, std::move(*problem));
  if (auto problem = byte_problem(text)) {
    const Readable readable = made_readable(text);
    if (deck_markdown_signs(readable.text) == DeckMarkdownSigns::sure)
      return parse_deck_markdown(readable.text, file_name, readable.unreadable);
    return refused(problem->line, std::move(problem->message));
  }
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

}  // namespace trapline::formats
