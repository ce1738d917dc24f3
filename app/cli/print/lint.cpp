#include "app/cli/print/lint.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "app/cli/print/diagnostics.hpp"
#include "app/cli/print/json.hpp"
#include "app/files/blueprints.hpp"
#include "app/words/counts.hpp"
#include "engine/authoring/lint.hpp"
#include "engine/authoring/staleness.hpp"

namespace trapline::cli {
namespace {

std::string contents(const authoring::DeckCensus& census, int refused) {
  std::string text = words::count_of(census.questions, "question", "questions") + ", " +
                     words::count_of(census.traps, "trap", "traps") +
                     fmt::format(" ({} in two or more questions)", census.traps_carried_twice);
  return refused > 0 ? text + fmt::format(", {} refused", refused) : text;
}

/// What all files hold together, and how many findings there were.
void print_total(const std::vector<LintReport>& reports, std::ostream& out) {
  authoring::DeckCensus total;
  std::map<std::string, std::string> section_names;
  int refused = 0;
  int errors = 0;
  int warnings = 0;
  for (const LintReport& report : reports) {
    total += report.census;
    section_names.insert(report.section_names.begin(), report.section_names.end());
    refused += report.refused;
    errors += report.count(formats::Severity::error);
    warnings += report.count(formats::Severity::warning);
  }
  const auto list = [&](const char* what, const std::map<std::string, int>& counts) {
    if (counts.empty()) return;
    out << "  " << what << "\n";
    for (const auto& [name, count] : counts) {
      const auto known = section_names.find(name);
      out << fmt::format("{:>8}  {}\n", count,
                         printable(known == section_names.end() ? name : name + " " + known->second));
    }
  };
  if (reports.size() > 1) out << "All together: " << contents(total, refused) << "\n";
  list("by section", total.sections);
  list("by objective", total.objectives);
  list("by kind", total.kinds);
  const auto counted = [](int count, const char* one, const char* many) {
    return count == 0 ? std::string("no ") + many : words::count_of(count, one, many);
  };
  out << counted(errors, "error", "errors") << ", " << counted(warnings, "warning", "warnings") << "\n";
}

void append(std::vector<formats::Diagnostic>& all, std::vector<formats::Diagnostic> more) {
  std::move(more.begin(), more.end(), std::back_inserter(all));
}

/// What only a blueprint can tell: unknown topics and former names.
void look_with_blueprint(const files::DeckFile& file, const Context& context, LintReport& report) {
  files::BlueprintSearch search = files::find_blueprint(file.parsed.deck.blueprint, file.name, context.deck_folder);
  append(report.diagnostics, std::move(search.diagnostics));
  if (!search.blueprint) return append(report.diagnostics, authoring::lint(file.parsed));
  append(report.diagnostics, authoring::lint(file.parsed, objective_topics(*search.blueprint)));
  append(report.diagnostics, authoring::stale_names(file.parsed, search.blueprint->renames));
  for (const BlueprintSection& section : search.blueprint->sections)
    report.section_names.emplace(std::to_string(section.number), section.name);
}

LintReport look_through(const files::DeckFile& file, const Context& context) {
  LintReport report;
  report.file = file.name;
  report.format = file.parsed.format;
  report.deck = file.parsed.accepted() ? file.parsed.deck.name : "";
  report.refused = file.parsed.refused;
  report.census = authoring::census_of(file.parsed.deck);
  report.diagnostics = file.parsed.diagnostics;
  if (file.parsed.deck.blueprint.empty())
    append(report.diagnostics, authoring::lint(file.parsed));
  else
    look_with_blueprint(file, context, report);
  std::stable_sort(report.diagnostics.begin(), report.diagnostics.end(),
                   [](const formats::Diagnostic& a, const formats::Diagnostic& b) { return a.line < b.line; });
  return report;
}

}  // namespace

int LintReport::count(formats::Severity severity) const {
  return static_cast<int>(std::count_if(diagnostics.begin(), diagnostics.end(),
                                        [severity](const formats::Diagnostic& d) { return d.severity == severity; }));
}

Exit lint_files(const std::vector<std::string>& paths, const Context& context) {
  std::vector<LintReport> reports;
  for (const std::string& path : paths) {
    for (const auto& place : files::deck_files(path)) {
      reports.push_back(look_through(files::read_deck_file(place), context));
      const LintReport& report = reports.back();
      print_diagnostics(report.file, report.diagnostics, context.err);
      if (!context.json)
        context.out << printable(report.file) << ": " << contents(report.census, report.refused) << "\n";
    }
  }
  if (context.json)
    context.out << lint_json(reports) << "\n";
  else
    print_total(reports, context.out);
  const bool any_error =
      std::any_of(reports.begin(), reports.end(), [](const auto& r) { return r.count(formats::Severity::error) > 0; });
  return any_error ? Exit::file_refused : Exit::done;
}

}  // namespace trapline::cli
