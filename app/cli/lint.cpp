#include "app/cli/lint.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "app/cli/diagnostics.hpp"
#include "app/cli/json.hpp"
#include "app/control/phrases.hpp"

namespace trapline {
namespace {

/// "3.3 Hardware/TPU" -> "3": the section of the blueprint, where the topic names one.
std::string section_of(const TopicPath& topic) {
  const std::size_t end = topic.find_first_not_of("0123456789");
  return end > 0 && end != std::string::npos && (topic[end] == '.' || topic[end] == ' ') ? topic.substr(0, end) : "";
}

DeckCensus count_questions(const Deck& deck) {
  DeckCensus census;
  for (const Question& question : deck.questions) {
    ++census.kinds[name_of(question.kind)];
    std::set<std::string> sections, objectives;
    for (const TopicPath& topic : question.topics) {
      objectives.emplace(topic_root(topic));
      if (const std::string section = section_of(topic); !section.empty()) sections.insert(section);
    }
    for (const std::string& section : sections) ++census.sections[section];
    for (const std::string& objective : objectives) ++census.objectives[objective];
  }
  return census;
}

void print(const LintReport& report, std::ostream& out) {
  const auto list = [&out](const char* what, const std::map<std::string, int>& counts) {
    if (counts.empty()) return;
    out << "  " << what << "\n";
    for (const auto& [name, count] : counts) out << fmt::format("{:>8}  {}\n", count, printable(name));
  };
  out << printable(report.file) << ": " << count_of(report.questions, "question", "questions") << ", "
      << count_of(report.traps, "trap", "traps") << ", " << count_of(report.refused, "refused", "refused") << "\n";
  list("by section", report.census.sections);
  list("by objective", report.census.objectives);
  list("by kind", report.census.kinds);
}

LintReport look_through(const DeckFile& file) {
  LintReport report;
  report.file = file.name;
  report.format = file.parsed.format;
  report.deck = file.parsed.accepted() ? file.parsed.deck.name : "";
  report.questions = static_cast<int>(file.parsed.deck.questions.size());
  report.traps = static_cast<int>(file.parsed.deck.traps.size());
  report.refused = file.parsed.refused;
  report.census = count_questions(file.parsed.deck);
  report.diagnostics = file.parsed.diagnostics;
  for (Diagnostic& diagnostic : lint(file.parsed)) report.diagnostics.push_back(std::move(diagnostic));
  std::stable_sort(report.diagnostics.begin(), report.diagnostics.end(),
                   [](const Diagnostic& a, const Diagnostic& b) { return a.line < b.line; });
  return report;
}

}  // namespace

bool LintReport::has_error() const {
  return std::any_of(diagnostics.begin(), diagnostics.end(),
                     [](const Diagnostic& d) { return d.severity == Severity::error; });
}

Exit lint_files(const std::vector<std::string>& paths, const Context& context) {
  std::vector<LintReport> reports;
  for (const std::string& path : paths) {
    for (const auto& place : deck_files(path)) {
      reports.push_back(look_through(read_deck_file(place)));
      print_diagnostics(reports.back().file, reports.back().diagnostics, context.err);
      if (!context.json) print(reports.back(), context.out);
    }
  }
  if (context.json) context.out << lint_json(reports) << "\n";
  const bool any_error = std::any_of(reports.begin(), reports.end(), [](const auto& r) { return r.has_error(); });
  return any_error ? Exit::file_refused : Exit::done;
}

}  // namespace trapline
