#include "app/cli/review/empty_day.hpp"

#include <fmt/format.h>

#include "app/cli/print/diagnostics.hpp"
#include "app/cli/review/line_input.hpp"
#include "app/files/importer.hpp"
#include "app/words/days.hpp"

namespace trapline::cli {
namespace {

/// Only a clear yes, or Enter: the end of the input is none.
bool agrees(const Context& context) {
  std::string line;
  if (read_line(context.in, line, 100) != LineRead::line) {
    context.out << "\n";
    return false;
  }
  return line.empty() || line[0] == 'y' || line[0] == 'Y';
}

bool offer_a_deck(collection::Collection& collection, const Context& context) {
  context.out << "Nothing has been imported yet.\n\n"
                 "Import a deck of your own:   trapline import my.deck.md\n";
  const std::filesystem::path deck = files::sample_deck(context.deck_folder);
  if (deck.empty()) return false;
  context.out << "or the one that comes along: trapline import " << printable(deck.string()) << "\n\n"
              << "Import " << printable(deck.filename().string()) << " now? (Enter for yes, n for no) › " << std::flush;
  if (!agrees(context)) return false;
  const std::vector<files::FileReport> reports = files::import_paths(collection, {deck.string()});
  context.out << printable(files::in_one_sentence(reports)) << "\n";
  return reports.front().taken();
}

}  // namespace

bool is_anything_to_do(collection::Collection& collection, const control::SittingOptions& options,
                       const Context& context) {
  const collection::Today today = collection.daily_review().today(options.filter);
  if (today.left() > 0 || collection.daily_review().next(options.filter, options.ahead)) return true;
  if (collection.insights().stats().questions == 0) return offer_a_deck(collection, context);
  const auto next = collection.daily_review().today().next_due;
  if (next == today.day) {
    context.out << "Nothing is left here today; there is more in other decks or topics: trapline review\n";
    return false;
  }
  context.out << "Done for today";
  if (today.answered > 0) context.out << fmt::format(": {} answered, {} right", today.answered, today.correct);
  context.out << ".";
  if (next) context.out << " Next: " << words::when(*next, today.day) << ".";
  context.out << "\nTo practise ahead of time: trapline review --early\n";
  return false;
}

}  // namespace trapline::cli
