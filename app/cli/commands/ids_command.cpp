// Room: app/cli/commands. `trapline ids`.
#include <fmt/format.h>

#include "app/cli/commands/commands.hpp"
#include "app/cli/print/diagnostics.hpp"
#include "app/cli/print/json.hpp"
#include "app/files/deck_ids.hpp"
#include "app/words/counts.hpp"

namespace trapline::cli {

Exit run(const IdsCommand& command, const Context& context) {
  const files::IdsReport report = files::write_missing_ids(command.file);
  print_diagnostics(command.file, report.diagnostics, context.err);
  if (!report.diagnostics.empty()) return Exit::file_refused;
  if (context.json)
    context.out << ids_json(command.file, report.written) << "\n";
  else
    context.out << printable(command.file) << ": "
                << (report.written == 0 ? "no id is missing"
                                        : words::count_of(report.written, "id", "ids") + " written")
                << "\n";
  return Exit::done;
}

}  // namespace trapline::cli
