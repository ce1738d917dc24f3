// Room: app/cli/commands. `trapline scheduler`.
#include <fmt/format.h>

#include "app/cli/commands/commands.hpp"
#include "app/cli/print/json.hpp"

namespace trapline::cli {
namespace {

using schedule::Scheduler;
using schedule::SchedulerKind;

Scheduler wanted(const SchedulerCommand& command) {
  const bool is_fsrs = command.name == "fsrs";
  if (!is_fsrs && command.name != "sm2")
    throw UsageError(fmt::format("The scheduler is sm2 or fsrs, and not \"{}\".", command.name));
  if (!is_fsrs && command.retention) throw UsageError("--retention goes with fsrs: SM-2 has no such number.");
  Scheduler scheduler{is_fsrs ? SchedulerKind::fsrs : SchedulerKind::sm2};
  scheduler.retention = command.retention.value_or(scheduler.retention);
  if (scheduler.retention < schedule::kLeastRetention || scheduler.retention > schedule::kMostRetention)
    throw UsageError(fmt::format("--retention is a whole number from {} to {}, and not {}.", schedule::kLeastRetention,
                                 schedule::kMostRetention, scheduler.retention));
  return scheduler;
}

std::string sentence(const Scheduler& scheduler) {
  if (scheduler.kind == SchedulerKind::sm2) return "SM-2 sets the intervals of questions.";
  return fmt::format("FSRS-6 sets the intervals of questions, for a retention of {}%.", scheduler.retention);
}

}  // namespace

Exit run(const SchedulerCommand& command, const Context& context) {
  if (command.name.empty() && command.retention) throw UsageError("--retention wants a scheduler before it: fsrs.");
  const bool is_change = !command.name.empty();
  const Scheduler asked_for = is_change ? wanted(command) : Scheduler{};
  collection::Collection collection = open_collection(context, is_change ? Access::write : Access::read);
  if (is_change) collection.daily_review().use(asked_for);
  const Scheduler now = collection.daily_review().scheduler();
  context.out << (context.json ? scheduler_json(now) : sentence(now)) << "\n";
  return Exit::done;
}

}  // namespace trapline::cli
