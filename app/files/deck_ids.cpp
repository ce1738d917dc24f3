#include "app/files/deck_ids.hpp"

#include <fmt/format.h>

#include <fstream>
#include <stdexcept>
#include <string_view>

#include "app/files/importer.hpp"
#include "app/files/replace_file.hpp"
#include "engine/formats/deck_markdown/deck_markdown.hpp"
#include "engine/formats/formats.hpp"
#include "engine/formats/ids.hpp"

namespace trapline::files {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> ids_of(const Deck& deck) {
  std::vector<std::string> ids;
  for (const Trap& trap : deck.traps) ids.push_back(trap.id);
  for (const Question& question : deck.questions) ids.push_back(question.id);
  return ids;
}

int marks_in(const std::string& text) {
  constexpr std::string_view kMark = "<!-- id:";
  int marks = 0;
  for (std::size_t at = text.find(kMark); at != std::string::npos; at = text.find(kMark, at + 1)) ++marks;
  return marks;
}

}  // namespace

IdsReport write_missing_ids(const fs::path& file) {
  const DeckFile deck = read_deck_file(file);
  IdsReport report;
  if (!deck.parsed.accepted()) {
    report.diagnostics = deck.parsed.diagnostics;
    return report;
  }
  if (deck.parsed.format != formats::kDeckMarkdownFormat) {
    report.diagnostics = {{0, formats::Severity::error, "ids can only be written into a deck file (*.deck.md)"}};
    return report;
  }
  std::ifstream in(file, std::ios::binary);
  const std::string text(std::istreambuf_iterator<char>(in), {});
  const std::string with_ids = formats::missing_ids(text);
  if (with_ids == text) return report;
  // The histories hang on the ids: nothing is written where they would not be those of an import.
  if (ids_of(formats::parse_deck_file(with_ids, deck.name).deck) != ids_of(deck.parsed.deck))
    throw std::runtime_error(file.string() + " was left as it is: its ids cannot be written without changing them.");
  replace_file(file, with_ids);
  report.written = marks_in(with_ids) - marks_in(text);
  return report;
}

}  // namespace trapline::files
