// Room: app/cli. `trapline show`.
#include <fmt/format.h>

#include "app/cli/cards.hpp"
#include "app/cli/commands.hpp"
#include "app/cli/diagnostics.hpp"
#include "app/cli/json.hpp"

namespace trapline {

Exit run(const ShowCommand& command, const Context& context) {
  Collection collection = open_collection(context, Access::read);
  const CardReport report = collection.show(the_card(collection, command.id));
  if (context.json) context.out << show_json(report) << "\n";
  return Exit::done;
}

}  // namespace trapline
