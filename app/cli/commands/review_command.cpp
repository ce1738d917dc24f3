// Room: app/cli/commands. `trapline review`, and `trapline` alone where there is no display.
#include <fmt/format.h>

#include <algorithm>

#include "app/cli/commands/commands.hpp"
#include "app/cli/review/empty_day.hpp"
#include "app/cli/review/jsonl_session.hpp"
#include "app/cli/review/terminal.hpp"
#include "app/cli/review/terminal_review.hpp"
#include "engine/text/nearest.hpp"

namespace trapline::cli {
namespace {

/// A deck or topic that is not there would look like a day without work.
void check_filter(const CardFilter& filter, collection::Collection& collection) {
  const auto check = [](const char* what, const std::string& wanted, const std::vector<std::string>& known) {
    const bool found =
        std::any_of(known.begin(), known.end(), [&](const std::string& name) { return topic_is_under(name, wanted); });
    if (!found)
      throw UsageError(fmt::format("There is no {} \"{}\"{}", what, wanted, text::did_you_mean(wanted, known)));
  };
  std::vector<std::string> known;
  if (!filter.deck.empty()) {
    for (const DeckSummary& deck : collection.decks().list()) known.push_back(deck.name);
    check("deck", filter.deck, known);
  }
  known.clear();
  if (!filter.topic.empty()) {
    for (const insight::TopicStanding& topic : collection.insights().topics()) known.push_back(topic.topic);
    check("topic", filter.topic, known);
  }
}

}  // namespace

Exit run(const ReviewCommand& command, const Context& context) {
  if (context.json && !command.jsonl) throw UsageError("A review has no --json: use `trapline review --jsonl`.");
  collection::Collection collection = open_collection(context, Access::write);
  check_filter(command.options.filter, collection);
  control::Sitting session(collection, context.clock, command.options);
  const CtrlCWaits between_steps;
  if (command.jsonl) return JsonlSession(session, context.in, context.out).run();
  if (!is_anything_to_do(collection, command.options, context)) return Exit::done;
  TerminalReview(session, context).run();
  return Exit::done;
}

}  // namespace trapline::cli
