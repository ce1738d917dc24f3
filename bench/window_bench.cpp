// Benchmark of the window: from the call to the first picture on the screen. Skipped where there is no display.
#include <benchmark/benchmark.h>

#include <unistd.h>

#include <chrono>
#include <csignal>

#include "app/control/controller.hpp"
#include "app/window.hpp"
#include "latencies.hpp"
#include "sample_collection.hpp"

namespace trapline::bench {
namespace {

/// Opens collection and window, and closes it as soon as it has shown something.
double seconds_to_first_frame(const std::filesystem::path& file) {
  const auto begin = std::chrono::steady_clock::now();
  double seconds = 0;
  const FixedClock clock(bench_now());
  collection::Collection collection(file, clock, {}, Access::write);
  control::Controller controller(collection, clock, {file, file, {}});
  WindowOptions options;
  options.drawn = [&](const ui::SemanticTree&) {
    if (seconds > 0) return;
    seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    kill(getpid(), SIGTERM);  // closes the window as a session manager would
  };
  run_window(options, {[&] { return controller.state(); }, [](const state::Intent&) {}, {}});
  return seconds;
}

void first_frame(benchmark::State& state) {
  if (!can_open_window()) {
    state.SkipWithError("no display: run it under xvfb-run");
    return;
  }
  const auto file = bench_collection(static_cast<int>(state.range(0)));
  Latencies latencies;
  for (auto _ : state) {
    const double seconds = seconds_to_first_frame(file);
    latencies.add(seconds);
    state.SetIterationTime(seconds);
  }
  state.counters["p50_ms"] = latencies.percentile(0.50);
  state.counters["p99_ms"] = latencies.percentile(0.99);
}
BENCHMARK(first_frame)->Arg(1'000)->Arg(100'000)->UseManualTime()->Iterations(5)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace trapline::bench
