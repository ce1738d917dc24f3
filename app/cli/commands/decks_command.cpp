// Room: app/cli/commands. `trapline decks`.
#include <fmt/format.h>

#include "app/cli/commands/commands.hpp"
#include "app/cli/print/diagnostics.hpp"
#include "app/cli/print/json.hpp"

namespace trapline::cli {

Exit run(const DecksCommand&, const Context& context) {
  collection::Collection collection = open_collection(context, Access::read);
  const std::vector<DeckSummary> decks = collection.decks().list();
  if (context.json) {
    context.out << decks_json(decks) << "\n";
    return Exit::done;
  }
  if (decks.empty())
    context.out << "No decks yet; see `trapline import --help`.\n";
  else
    context.out << fmt::format("{:>9} {:>6} {:>6} {:>6}  {}\n", "questions", "new", "due", "traps", "deck");
  for (const DeckSummary& deck : decks)
    context.out << fmt::format("{:>9} {:>6} {:>6} {:>6}  {}\n", deck.questions, deck.fresh, deck.due, deck.traps,
                               printable(deck.name));
  return Exit::done;
}

}  // namespace trapline::cli
