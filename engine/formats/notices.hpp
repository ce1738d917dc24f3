// Room: engine/formats. Collects what a reader has to say while it reads.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/formats/diagnostic.hpp"

namespace trapline::formats {

/// More sentences than this help nobody; a hostile file must not make us write millions.
inline constexpr int kMaxDiagnostics = 1000;

class Notices {
 public:
  void error(int line, std::string message) { add({line, Severity::error, std::move(message)}); }
  void warning(int line, std::string message) { add({line, Severity::warning, std::move(message)}); }
  /// A warning on style: nothing was lost.
  void remark(int line, std::string message) {
    if (remarks_.size() < kMaxDiagnostics) remarks_.push_back({line, Severity::warning, std::move(message)});
  }
  void add(Diagnostic diagnostic);

  [[nodiscard]] int errors() const { return errors_; }
  /// In the order of lines; a last sentence counts those left out.
  [[nodiscard]] std::vector<Diagnostic> take_diagnostics();
  [[nodiscard]] std::vector<Diagnostic> take_remarks();

 private:
  int errors_ = 0;
  int left_out_ = 0;
  std::vector<Diagnostic> diagnostics_;
  std::vector<Diagnostic> remarks_;
};

}  // namespace trapline::formats
