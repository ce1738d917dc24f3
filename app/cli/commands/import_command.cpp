// Room: app/cli/commands. `trapline import`.
#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "app/cli/commands/commands.hpp"
#include "app/cli/print/diagnostics.hpp"
#include "app/cli/print/json.hpp"
#include "app/files/importer.hpp"

namespace trapline::cli {
namespace {

/// The collection, opened when the first good file is there: refused files leave no trace. A dry run makes no
/// collection.
class LateCollection {
 public:
  LateCollection(const Context& context, bool dry_run) : context_(context), dry_run_(dry_run) {}
  collection::Collection& get() {
    if (collection_) return *collection_;
    collection_.emplace(open_collection(context_, dry_run_ ? Access::read : Access::write));
    return *collection_;
  }

 private:
  const Context& context_;
  bool dry_run_;
  std::optional<collection::Collection> collection_;
};

std::string counts(const char* what, const collection::PutCounts& counts, int refused) {
  return fmt::format("  {:<10}{:>5} new{:>7} updated{:>7} unchanged{:>7} refused\n", what, counts.added, counts.updated,
                     counts.unchanged, refused);
}

std::string counts_if_any(const char* what, const collection::PutCounts& pictures, int refused) {
  return pictures.added + pictures.updated + pictures.unchanged + refused == 0 ? "" : counts(what, pictures, refused);
}

void print(const files::FileReport& file, std::ostream& out) {
  if (!file.taken()) {
    out << printable(file.file) << ": refused\n";
    return;
  }
  out << printable(file.file) << ": " << printable(file.deck) << "\n"
      << counts("questions", file.questions, file.refused_questions) << counts("traps", file.traps, file.refused_traps)
      << counts_if_any("pictures", file.pictures, file.refused_pictures);
}

}  // namespace

Exit run(const ImportCommand& command, const Context& context) {
  LateCollection collection(context, command.dry_run);
  std::vector<files::FileReport> reports;
  const auto take = [&](const files::DeckFile& file) {
    const files::FileReport report =
        file.parsed.accepted() ? files::import_file(collection.get(), file,
                                                    command.dry_run ? collection::DryRun::yes : collection::DryRun::no)
                               : files::report_of(file);
    print_diagnostics(report.file, report.diagnostics, context.err);
    if (!context.json) print(report, context.out);
    reports.push_back(report);
  };
  for (const std::string& path : command.files) {
    if (path == "-") {
      take(files::read_deck_stream(context.in, "standard input"));
      continue;
    }
    for (const auto& file : files::deck_files(path)) take(files::read_deck_file(file));
  }
  if (context.json) context.out << import_json(reports) << "\n";
  if (!context.json && command.dry_run) context.out << "A dry run: nothing was written.\n";
  const bool any_refused = std::any_of(reports.begin(), reports.end(), [](const auto& r) { return !r.taken(); });
  return any_refused ? Exit::file_refused : Exit::done;
}

}  // namespace trapline::cli
