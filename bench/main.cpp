// Benchmarks: runs them, then sets figures of the same kind beside each other: how they grow with the size of the
// collection, and the goals.
#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include <map>
#include <string>
#include <vector>

namespace {

/// One benchmark at one size; milliseconds.
struct Figure {
  std::string size;
  double p50 = 0;
  double p99 = 0;
};

/// The least that a durable answer costs on this disk: an answer's goal is a multiple of it.
constexpr const char* kLeastAnswer = "least_answer";

/// Keeps the figures of a run beside printing them as always.
class KeepingReporter : public benchmark::ConsoleReporter {
 public:
  KeepingReporter() : ConsoleReporter(OO_Tabular) {}

  void ReportRuns(const std::vector<Run>& runs) override {
    ConsoleReporter::ReportRuns(runs);
    for (const Run& run : runs) {
      const auto p50 = run.counters.find("p50_ms");
      const auto p99 = run.counters.find("p99_ms");
      if (p50 == run.counters.end() || p99 == run.counters.end()) continue;
      if (!figures_.contains(run.run_name.function_name)) order_.push_back(run.run_name.function_name);
      figures_[run.run_name.function_name].push_back({run.run_name.args, p50->second.value, p99->second.value});
    }
  }

  void print_summary() const {
    if (order_.empty()) return;
    fmt::print("\n{:<20}{:>10}{:>12}{:>12}{:>9}  {}\n", "", "cards", "p50 ms", "p99 ms", "growth", "goal");
    for (const std::string& name : order_) {
      const auto& figures = figures_.at(name);
      for (const Figure& figure : figures)
        fmt::print("{:<20}{:>10}{:>12.3f}{:>12.3f}{:>9}  {}\n", name, figure.size, figure.p50, figure.p99,
                   fmt::format("x{:.2f}", figure.p50 / figures.front().p50), goal_of(name, figure));
    }
    fmt::print("growth: the median against the smallest collection of the same row.\n");
  }

 private:
  [[nodiscard]] std::string goal_of(const std::string& name, const Figure& figure) const {
    static const std::map<std::string, std::string> kGoals{
        {"open_to_first_card", "2 ms at any size"},    {"next_card", "0.012 ms at any size"},
        {"queue_and_next_card", "0.1 ms at any size"}, {"todays_page", "5 ms at any size"},
        {"newest_ten_of_log", "10 ms at any size"},    {"undo", "0.3 ms at any size"}};
    if (const auto goal = kGoals.find(name); goal != kGoals.end()) return goal->second;
    const auto least = figures_.find(kLeastAnswer);
    if (name != "answer" || least == figures_.end()) return {};
    return fmt::format("1.2 x the least; here x{:.2f} at p50, x{:.2f} at p99", figure.p50 / least->second.front().p50,
                       figure.p99 / least->second.front().p99);
  }

  std::vector<std::string> order_;
  std::map<std::string, std::vector<Figure>> figures_;
};

}  // namespace

int main(int count, char** words) {
  benchmark::Initialize(&count, words);
  if (benchmark::ReportUnrecognizedArguments(count, words)) return 2;
  KeepingReporter reporter;
  benchmark::RunSpecifiedBenchmarks(&reporter);
  reporter.print_summary();
  benchmark::Shutdown();
  return 0;
}
