// Room: app/cli/commands. `trapline stats`.
#include <fmt/format.h>

#include "app/cli/commands/commands.hpp"
#include "app/cli/print/json.hpp"
#include "app/words/confidences.hpp"
#include "app/words/counts.hpp"

namespace trapline::cli {
namespace {

std::string duration(std::int64_t ms) {
  const std::int64_t minutes = (ms + 30'000) / 60'000;
  return minutes < 60 ? fmt::format("{} min", minutes) : fmt::format("{} h {} min", minutes / 60, minutes % 60);
}

}  // namespace

Exit run(const StatsCommand&, const Context& context) {
  collection::Collection collection = open_collection(context, Access::read);
  const collection::Stats stats = collection.insights().stats();
  if (context.json) {
    context.out << stats_json(stats) << "\n";
    return Exit::done;
  }
  std::ostream& out = context.out;
  out << fmt::format("Questions  {}: {} new, {} mature, {} leeches\n", stats.questions, stats.fresh, stats.mature,
                     stats.leeches)
      << fmt::format("Traps      {}: {} awake, {} tamed\n", stats.traps, stats.traps_awake, stats.traps_tamed)
      << fmt::format("Answers    {}: {} right, {} of them lucky; {} drills\n", stats.answers,
                     words::percent(stats.correct, stats.answers, "-"), stats.lucky, stats.drills)
      << fmt::format("Time       {} on {}; {} in a row\n", duration(stats.duration_ms),
                     words::count_of(stats.days, "day", "days"), stats.streak);
  if (!stats.by_confidence.empty()) out << "\nHow far a confidence can be trusted\n";
  for (const collection::ConfidenceGroup& group : stats.by_confidence)
    out << fmt::format("  {:<12}{:>6} right of {:>5} answers\n",
                       group.confidence ? words::in_words(*group.confidence) : "graded",
                       words::percent(group.correct, group.answered, "-"), group.answered);
  return Exit::done;
}

}  // namespace trapline::cli
