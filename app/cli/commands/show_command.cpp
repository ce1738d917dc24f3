// Room: app/cli/commands. `trapline show`.
#include <fmt/format.h>

#include <algorithm>

#include "app/cli/commands/commands.hpp"
#include "app/cli/print/cards.hpp"
#include "app/cli/print/json.hpp"
#include "app/cli/print/rich_lines.hpp"
#include "app/cli/review/review_page.hpp"
#include "app/words/counts.hpp"
#include "app/words/days.hpp"

namespace trapline::cli {
namespace {

constexpr int kWidest = 100;

void print_question(const Question& question, const Page& page, std::ostream& out) {
  const auto part = [&](const char* label, const std::string& markdown, const std::string& margin) {
    if (markdown.empty()) return;
    const std::string lead = label[0] == '\0' ? "" : std::string(label) + ": ";
    out << rich_lines(markdown::rich_text(lead + markdown), page.width, page.ink, {margin, margin});
  };
  part("", question.stem, "");
  for (const Option& option : question.options) {
    out << "\n"
        << rich_lines(markdown::rich_text(option.text), page.width, page.ink,
                      {option.right ? page.ink(Role::good, "  ✓  ") : "  ·  ", "     "});
    part("Why", option.why, "     ");
    part("Tempting", option.tempting, "     ");
    part("Right if", option.right_if, "     ");
    if (!option.trap.empty()) part("Trap", option.trap, "     ");
  }
  out << "\n";
  part("Answer", question.answer, "");
  part("Explanation", question.explanation, "");
  for (const TopicPath& topic : question.topics) part("Topic", topic, "");
}

void print_trap(const Trap& trap, const Page& page, std::ostream& out) {
  out << rich_lines(markdown::rich_text(trap.claim), page.width, page.ink);
  if (!trap.truth.empty())
    out << "But:\n" << rich_lines(markdown::rich_text(trap.truth), page.width, page.ink, {"  ", "  "});
  out << "\n";
}

std::string standing(const collection::CardReport& report, StudyDay today) {
  const Schedule& schedule = report.state.schedule;
  if (is_new(schedule)) return report.trap ? "Asleep: no question that carries it was answered yet." : "New.";
  std::string text = fmt::format("Due {}; interval {}, ease {:.2f}, {}.", words::when(*schedule.due, today),
                                 words::count_of(schedule.interval_days, "day", "days"), schedule.ease / 100.0,
                                 words::count_of(schedule.lapses, "lapse", "lapses"));
  if (is_leech(schedule)) text += " A leech.";
  if (report.trap)
    text += fmt::format(" Sprung {}, resisted on {}; {}.", words::count_of(report.state.trap.sprung, "time", "times"),
                        words::count_of(report.state.trap.resisted_days, "day", "days"), standing_of(report.state));
  return text;
}

}  // namespace

Exit run(const ShowCommand& command, const Context& context) {
  collection::Collection collection = open_collection(context, Access::read);
  const collection::CardReport report = collection.decks().show(the_card(collection, command.id));
  if (context.json) {
    context.out << show_json(report) << "\n";
    return Exit::done;
  }
  const Page page{std::min(context.look.width(), kWidest), Ink(context.look.colors)};
  context.out << page.ink(Role::strong, report.card.key) << wrapped("  " + report.deck, page.width, page.ink) << "\n";
  if (report.question) print_question(*report.question, page, context.out);
  if (report.trap) print_trap(*report.trap, page, context.out);
  for (const CardId& card : report.related)
    context.out << (report.trap ? "Carried by " : "Carries ") << card.key << "\n";
  context.out << wrapped(standing(report, collection.daily_review().study_day()), page.width, page.ink);
  for (const Review& review : report.history) context.out << review_in_words(review) << "\n";
  return Exit::done;
}

}  // namespace trapline::cli
