// Benchmarks of pure scheduling: a step of SM-2, and a replay of a whole log.
#include <benchmark/benchmark.h>

#include "engine/schedule/advance.hpp"
#include "engine/schedule/sm2.hpp"
#include "sample_collection.hpp"

namespace trapline::bench {
namespace {

void sm2_step(benchmark::State& state) {
  Schedule schedule;
  int quality = 0;
  for (auto _ : state) {
    schedule = schedule::sm2(schedule, 3 + quality++ % 3, StudyDay{20'000});
    if (schedule.interval_days > 1'000) schedule = {};
    benchmark::DoNotOptimize(schedule);
  }
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(sm2_step);

void replay_of_log(benchmark::State& state) {
  const auto log = bench_log(static_cast<int>(state.range(0)));
  for (auto _ : state) benchmark::DoNotOptimize(schedule::replay(log).size());
  state.SetItemsProcessed(state.iterations() * state.range(0));
}
BENCHMARK(replay_of_log)->Arg(10'000)->Arg(100'000)->Arg(1'000'000)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace trapline::bench
