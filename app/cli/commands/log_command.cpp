// Room: app/cli/commands. `trapline log`. The log is read row by row: it may be long.
#include <fmt/format.h>

#include <deque>

#include "app/cli/commands/commands.hpp"
#include "app/cli/print/cards.hpp"
#include "app/cli/print/json.hpp"

namespace trapline::cli {
namespace {

/// Visits the rows that the command is about, oldest first.
void visit(const LogCommand& command, collection::Collection& collection,
           const std::function<void(const Review&)>& see) {
  std::optional<CardId> card;
  if (!command.card.empty()) card = the_card(collection, command.card);
  if (!command.limit) return collection.insights().for_each_review(see, card);
  for (const Review& review : collection.insights().newest_reviews(*command.limit, card)) see(review);
}

}  // namespace

Exit run(const LogCommand& command, const Context& context) {
  collection::Collection collection = open_collection(context, Access::read);
  if (!context.json) {
    bool any = false;
    visit(command, collection, [&](const Review& review) {
      context.out << review_in_words(review) << "\n";
      any = true;
    });
    if (!any) context.out << "No answers yet; `trapline review` begins.\n";
    return Exit::done;
  }
  const char* separator = "";
  context.out << "{\"reviews\":[";
  visit(command, collection, [&](const Review& review) {
    context.out << separator << review_json(review);
    separator = ",\n";
  });
  context.out << "]}\n";
  return Exit::done;
}

}  // namespace trapline::cli
