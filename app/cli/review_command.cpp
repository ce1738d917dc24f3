// Room: app/cli. `trapline review`, and `trapline` alone where there is no display.
#include <fmt/format.h>

#include <algorithm>

#include "app/cli/commands.hpp"
#include "app/cli/empty_day.hpp"
#include "app/cli/jsonl_session.hpp"
#include "app/cli/nearest.hpp"
#include "app/cli/terminal.hpp"
#include "app/cli/terminal_review.hpp"

namespace trapline {
namespace {

/// A deck or topic that is not there would look like a day without work.
void check_filter(const CardFilter& filter, Collection& collection) {
  const auto check = [](const char* what, const std::string& wanted, const std::vector<std::string>& known) {
    const bool found =
        std::any_of(known.begin(), known.end(), [&](const std::string& name) { return topic_is_under(name, wanted); });
    if (!found) throw UsageError(fmt::format("There is no {} \"{}\"{}", what, wanted, did_you_mean(wanted, known)));
  };
  std::vector<std::string> known;
  if (!filter.deck.empty()) {
    for (const DeckSummary& deck : collection.decks()) known.push_back(deck.name);
    check("deck", filter.deck, known);
  }
  known.clear();
  if (!filter.topic.empty()) {
    for (const TopicStanding& topic : collection.topics()) known.push_back(topic.topic);
    check("topic", filter.topic, known);
  }
}

}  // namespace

Exit run(const ReviewCommand& command, const Context& context) {
  if (context.json && !command.jsonl) throw UsageError("A review has no --json: use `trapline review --jsonl`.");
  Collection collection = open_collection(context, Access::write);
  check_filter(command.options.filter, collection);
  Session session(collection, context.clock, command.options);
  const CtrlCWaits between_steps;
  if (command.jsonl) return JsonlSession(session, context.in, context.out).run();
  if (!is_anything_to_do(collection, command.options, context)) return Exit::done;
  TerminalReview(session, context).run();
  return Exit::done;
}

}  // namespace trapline
