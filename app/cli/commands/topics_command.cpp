// Room: app/cli/commands. `trapline topics`.
#include <fmt/format.h>

#include <algorithm>

#include "app/cli/commands/commands.hpp"
#include "app/cli/print/diagnostics.hpp"
#include "app/cli/print/json.hpp"
#include "app/words/counts.hpp"

namespace trapline::cli {
namespace {

std::string line(const insight::TopicStanding& topic) {
  const auto depth = static_cast<std::size_t>(std::count(topic.topic.begin(), topic.topic.end(), '/'));
  const std::string name = depth == 0 ? topic.topic : topic.topic.substr(topic.topic.rfind('/') + 1);
  const std::string right = words::percent(topic.correct, topic.answered, "-");
  return fmt::format("{:>9} {:>6} {:>6} {:>8} {:>7}  {}{}\n", topic.questions, topic.fresh, topic.due, topic.answered,
                     right, std::string(2 * depth, ' '), printable(name));
}

}  // namespace

Exit run(const TopicsCommand&, const Context& context) {
  collection::Collection collection = open_collection(context, Access::read);
  const std::vector<insight::TopicStanding> topics = collection.insights().topics();
  if (context.json) {
    context.out << topics_json(topics) << "\n";
    return Exit::done;
  }
  if (topics.empty()) {
    context.out << "No topics yet; see `trapline import --help`.\n";
    return Exit::done;
  }
  context.out << fmt::format("{:>9} {:>6} {:>6} {:>8} {:>7}  {}\n", "questions", "new", "due", "answers", "right",
                             "topic");
  for (const insight::TopicStanding& topic : topics) context.out << line(topic);
  return Exit::done;
}

}  // namespace trapline::cli
