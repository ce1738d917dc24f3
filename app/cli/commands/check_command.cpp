// Room: app/cli/commands. `trapline check`: of the collection, or of deck files before they are imported.
#include <fmt/format.h>

#include "app/cli/commands/commands.hpp"
#include "app/cli/print/json.hpp"
#include "app/cli/print/lint.hpp"
#include "app/words/counts.hpp"
#include "engine/collection/collection_file.hpp"

namespace trapline::cli {
namespace {

Exit verdict(const collection::CheckReport& report, const Context& context) {
  for (const std::string& finding : report.file) complain(context.err, "The file is damaged: " + finding);
  if (!report.file.empty()) {
    complain(context.err, collection::damaged_sentence(context.collection_file));
    return Exit::collection_unusable;
  }
  if (report.clean()) return Exit::done;
  for (const CardId& card : report.cards) complain(context.err, card.key + " does not stand where the log says.");
  complain(context.err, "Run `trapline check --repair` to rebuild what differs from the log.");
  return Exit::failed;
}

}  // namespace

Exit run(const CheckCommand& command, const Context& context) {
  if (!command.files.empty()) {
    if (command.repair) throw UsageError("--repair is for the collection, not for deck files.");
    return lint_files(command.files, context);
  }
  collection::Collection collection = open_collection(context, command.repair ? Access::write : Access::read);
  const collection::CheckReport report =
      collection.upkeep().check(command.repair ? collection::Repair::yes : collection::Repair::no);
  if (context.json)
    context.out << check_json(report) << "\n";
  else if (report.repaired)
    context.out << fmt::format("Rebuilt from the log of {} rows: {}.\n", report.reviews,
                               words::count_of(static_cast<int>(report.cards.size()), "card", "cards"));
  else if (report.clean())
    context.out << fmt::format("No fault: the log of {} rows and every card agree.\n", report.reviews);
  return verdict(report, context);
}

}  // namespace trapline::cli
