// Room: app/cli/commands. `trapline items`.
#include <fmt/format.h>

#include "app/cli/commands/commands.hpp"
#include "app/cli/print/diagnostics.hpp"
#include "app/cli/print/json.hpp"
#include "app/words/counts.hpp"
#include "engine/collection/collection_file.hpp"

namespace trapline::cli {
namespace {

/// A learner's collection that is only looked into. A file that is not there would be an empty collection.
insight::LearnerLog read_other(const std::string& file, const std::string& deck, const Context& context) {
  if (!collection::check_collection_file(file))
    throw CollectionError(CollectionError::Kind::cannot_open,
                          file + " is not there: give the collections of learners behind --from.");
  return collection::Collection(file, context.clock, {}, Access::read).insights().item_log(deck);
}

std::string line(const insight::OptionStats& option) {
  const std::string said = option.certain + option.guessed == 0
                               ? ""
                               : fmt::format(" ({} certain, {} guessing)", option.certain, option.guessed);
  return fmt::format("  {} {:>4} x  {}{}\n", option.right ? "+" : " ", option.chosen, printable(option.text), said);
}

void print(const insight::ItemStats& item, std::ostream& out) {
  out << fmt::format("{}: {}\n", printable(item.id), printable(item.title))
      << fmt::format("  {}, {} right at first sight; {}, {} right; discrimination {}\n",
                     words::count_of(item.learners, "learner", "learners"),
                     words::percent(item.first_right, item.learners, "-"),
                     words::count_of(item.answers, "answer", "answers"),
                     words::percent(item.correct, item.answers, "-"),
                     item.discrimination ? fmt::format("{:+.2f}", *item.discrimination) : "-");
  for (const insight::OptionStats& option : item.options) out << line(option);
}

}  // namespace

Exit run(const ItemsCommand& command, const Context& context) {
  std::vector<insight::LearnerLog> learners;
  {
    collection::Collection own = open_collection(context, Access::read);
    learners.push_back(own.insights().item_log(command.deck));
  }
  for (const std::string& file : command.files) learners.push_back(read_other(file, command.deck, context));
  const std::vector<insight::ItemStats> items = insight::item_statistics(learners);
  if (context.json) {
    context.out << items_json(items) << "\n";
    return Exit::done;
  }
  if (items.empty()) context.out << "No question has been answered yet.\n";
  for (const insight::ItemStats& item : items) print(item, context.out);
  return Exit::done;
}

}  // namespace trapline::cli
