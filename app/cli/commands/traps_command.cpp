// Room: app/cli/commands. `trapline traps`.
#include <fmt/format.h>

#include <algorithm>

#include "app/cli/commands/commands.hpp"
#include "app/cli/print/diagnostics.hpp"
#include "app/cli/print/json.hpp"

namespace trapline::cli {
namespace {

std::string line(const TrapStanding& trap, StudyDay today) {
  std::string due = "-";
  if (trap.state.schedule.due) due = is_due(trap.state.schedule, today) ? "today" : to_iso(*trap.state.schedule.due);
  return fmt::format("{:<7} {:>6} {:>9}  {:<10}  {}\n", standing_of(trap.state), trap.state.trap.sprung,
                     trap.state.trap.resisted_days, due, printable(trap.claim));
}

/// The dangerous ones first: those that were sprung most.
bool comes_first(const TrapStanding& a, const TrapStanding& b) {
  const auto rank = [](const TrapStanding& trap) {
    const int standing = is_new(trap.state.schedule) ? 2 : is_tamed(trap.state) ? 1 : 0;
    return std::pair(standing, -trap.state.trap.sprung);
  };
  return rank(a) < rank(b);
}

}  // namespace

Exit run(const TrapsCommand&, const Context& context) {
  collection::Collection collection = open_collection(context, Access::read);
  std::vector<TrapStanding> traps = collection.insights().traps();
  if (context.json) {
    context.out << traps_json(traps) << "\n";
    return Exit::done;
  }
  if (traps.empty()) {
    context.out << "No traps yet; see `trapline import --help`.\n";
    return Exit::done;
  }
  std::stable_sort(traps.begin(), traps.end(), comes_first);
  context.out << fmt::format("{:<7} {:>6} {:>9}  {:<10}  {}\n", "", "sprung", "resisted", "due", "belief");
  for (const TrapStanding& trap : traps) context.out << line(trap, collection.daily_review().study_day());
  return Exit::done;
}

}  // namespace trapline::cli
