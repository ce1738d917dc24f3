// Room: app/cli/commands. `trapline due`.
#include <fmt/format.h>

#include "app/cli/commands/commands.hpp"
#include "app/cli/print/json.hpp"
#include "app/words/days.hpp"

namespace trapline::cli {

Exit run(const DueCommand&, const Context& context) {
  collection::Collection collection = open_collection(context, Access::read);
  const collection::Today today = collection.daily_review().today();
  if (context.json) {
    context.out << due_json(today, collection.settings().limits) << "\n";
    return Exit::done;
  }
  context.out << words::long_date(today.day) << "\n"
              << fmt::format("{:>6} {}\n{:>6} {}\n{:>6} new\n", today.traps, today.traps == 1 ? "trap" : "traps",
                             today.reviews, today.reviews == 1 ? "review" : "reviews", today.fresh);
  if (today.drills > 0) context.out << fmt::format("{:>6} to drill\n", today.drills);
  if (today.held > 0) context.out << fmt::format("{:>6} to wait until tomorrow for their trap\n", today.held);
  if (today.answered > 0)
    context.out << fmt::format("{} answered today, {} of them right\n", today.answered, today.correct);
  if (today.left() == 0 && today.next_due) context.out << "Next: " << words::when(*today.next_due, today.day) << "\n";
  if (today.left() == 0 && !today.next_due) context.out << "Nothing was imported yet; see `trapline import --help`.\n";
  return Exit::done;
}

}  // namespace trapline::cli
