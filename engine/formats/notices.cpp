#include "engine/formats/notices.hpp"

#include <fmt/core.h>

#include <algorithm>

namespace trapline::formats {
namespace {

std::vector<Diagnostic> by_line(std::vector<Diagnostic> list) {
  std::stable_sort(list.begin(), list.end(), [](const Diagnostic& a, const Diagnostic& b) { return a.line < b.line; });
  return list;
}

}  // namespace

void Notices::add(Diagnostic diagnostic) {
  errors_ += diagnostic.severity == Severity::error ? 1 : 0;
  if (diagnostics_.size() < kMaxDiagnostics)
    diagnostics_.push_back(std::move(diagnostic));
  else
    ++left_out_;
}

std::vector<Diagnostic> Notices::take_diagnostics() {
  std::vector<Diagnostic> list = by_line(std::move(diagnostics_));
  if (left_out_ > 0)
    list.push_back({list.back().line, errors_ > 0 ? Severity::error : Severity::warning,
                    fmt::format("{} more problems are not listed; correct these first", left_out_)});
  return list;
}

std::vector<Diagnostic> Notices::take_remarks() { return by_line(std::move(remarks_)); }

}  // namespace trapline::formats
