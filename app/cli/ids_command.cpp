// Room: app/cli. `trapline ids`.
#include <fmt/format.h>

#include "app/cli/commands.hpp"
#include "app/cli/diagnostics.hpp"
#include "app/cli/json.hpp"
#include "app/control/deck_ids.hpp"
#include "app/control/phrases.hpp"

namespace trapline {

Exit run(const IdsCommand& command, const Context& context) {
  const IdsReport report = write_missing_ids(command.file);
  print_diagnostics(command.file, report.diagnostics, context.err);
  if (!report.diagnostics.empty()) return Exit::file_refused;
  if (context.json)
    context.out << ids_json(command.file, report.written) << "\n";
  else
    context.out << printable(command.file) << ": "
                << (report.written == 0 ? "no id is missing" : count_of(report.written, "id", "ids") + " written")
                << "\n";
  return Exit::done;
}

}  // namespace trapline
