// Benchmarks of what a user waits for: opening, the next card, today's counts, an answer, an import.
// The sizes grow a thousandfold; the figures should not.
#include <SQLiteCpp/SQLiteCpp.h>
#include <benchmark/benchmark.h>

#include "engine/collection/collection.hpp"
#include "engine/formats/formats.hpp"
#include "latencies.hpp"
#include "sample_collection.hpp"

namespace trapline::bench {
namespace {

namespace fs = std::filesystem;

/// A throw-away copy of a sample collection, so that answers leave the sample as it was.
class CopiedCollection {
 public:
  explicit CopiedCollection(int cards) : file_(fs::path(TRAPLINE_BENCH_DATA) / "copy.db") {
    remove();
    fs::copy_file(bench_collection(cards), file_);
  }
  ~CopiedCollection() { remove(); }
  CopiedCollection(const CopiedCollection&) = delete;
  CopiedCollection& operator=(const CopiedCollection&) = delete;
  const fs::path& file() const { return file_; }

 private:
  void remove() const {
    for (const char* suffix : {"", "-wal", "-shm"}) fs::remove(file_.string() + suffix);
  }
  fs::path file_;
};

void report(benchmark::State& state, Latencies& latencies) {
  state.counters["p50_ms"] = latencies.percentile(0.50);
  state.counters["p99_ms"] = latencies.percentile(0.99);
}

collection::Reply right_reply(const study::Asked& asked) {
  collection::Reply reply;
  reply.confidence = Confidence::fairly_sure;
  for (const Option& option : asked.question.options)
    if (option.right) reply.chosen.push_back(option.id);
  return reply;
}

void open_to_first_card(benchmark::State& state) {
  const CopiedCollection copy(static_cast<int>(state.range(0)));
  const FixedClock clock(bench_now());
  Latencies latencies;
  for (auto _ : state) {
    state.SetIterationTime(latencies.time([&] {
      collection::Collection collection(copy.file(), clock, {}, Access::write);
      benchmark::DoNotOptimize(collection.daily_review().next());
    }));
  }
  report(state, latencies);
}
BENCHMARK(open_to_first_card)->Arg(1'000)->Arg(100'000)->Arg(1'000'000)->UseManualTime()->Unit(benchmark::kMillisecond);

void next_card(benchmark::State& state) {
  const CopiedCollection copy(static_cast<int>(state.range(0)));
  const FixedClock clock(bench_now());
  collection::Collection collection(copy.file(), clock, {}, Access::write);
  Latencies latencies;
  for (auto _ : state)
    state.SetIterationTime(latencies.time([&] { benchmark::DoNotOptimize(collection.daily_review().next()); }));
  report(state, latencies);
}
BENCHMARK(next_card)->Arg(1'000)->Arg(100'000)->Arg(1'000'000)->UseManualTime()->Unit(benchmark::kMillisecond);

/// As next_card, but with today's queue read anew from its indexes each time, as after an answer.
void queue_and_next_card(benchmark::State& state) {
  const CopiedCollection copy(static_cast<int>(state.range(0)));
  const FixedClock clock(bench_now());
  collection::Collection collection(copy.file(), clock, {}, Access::write);
  Latencies latencies;
  for (auto _ : state) {
    collection.set_settings({});  // forgets the prepared queue
    state.SetIterationTime(latencies.time([&] { benchmark::DoNotOptimize(collection.daily_review().next()); }));
  }
  report(state, latencies);
}
BENCHMARK(queue_and_next_card)
    ->Arg(1'000)
    ->Arg(100'000)
    ->Arg(1'000'000)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);

/// Everything that Today shows, made anew: the counts, the weakest topics, the collection at a glance.
void todays_page(benchmark::State& state) {
  const CopiedCollection copy(static_cast<int>(state.range(0)));
  const FixedClock clock(bench_now());
  collection::Collection collection(copy.file(), clock, {}, Access::write);
  Latencies latencies;
  for (auto _ : state) {
    collection.set_settings({});  // forgets the prepared queue
    state.SetIterationTime(latencies.time([&] {
      benchmark::DoNotOptimize(collection.daily_review().today());
      benchmark::DoNotOptimize(insight::weakest_topics(collection.insights().recent_topics(30), 3, 5));
      benchmark::DoNotOptimize(collection.insights().glance());
    }));
  }
  report(state, latencies);
}
BENCHMARK(todays_page)->Arg(1'000)->Arg(100'000)->Arg(1'000'000)->UseManualTime()->Unit(benchmark::kMillisecond);

void newest_ten_of_log(benchmark::State& state) {
  const CopiedCollection copy(static_cast<int>(state.range(0)));
  const FixedClock clock(bench_now());
  collection::Collection collection(copy.file(), clock, {}, Access::read);
  Latencies latencies;
  for (auto _ : state)
    state.SetIterationTime(latencies.time([&] { benchmark::DoNotOptimize(collection.insights().newest_reviews(10)); }));
  report(state, latencies);
}
BENCHMARK(newest_ten_of_log)->Arg(1'000)->Arg(100'000)->Arg(1'000'000)->UseManualTime()->Unit(benchmark::kMillisecond);

/// The next card, on a later day where this one is done.
study::Asked next_of_any_day(collection::Collection& collection, FixedClock& clock, int& day) {
  auto asked = collection.daily_review().next();
  while (!asked) {
    clock.set({{bench_now().at.ms + std::int64_t{++day} * 86'400'000}, 0});
    asked = collection.daily_review().next();
  }
  return *asked;
}

/// Durable, by replay of the cards that the answer had touched. After it the card is answered for good, so that every
/// turn takes back another card, with a history of its own.
void undo(benchmark::State& state) {
  const CopiedCollection copy(static_cast<int>(state.range(0)));
  FixedClock clock(bench_now());
  collection::Collection collection(copy.file(), clock, {}, Access::write);
  Latencies latencies;
  int day = 0;
  for (auto _ : state) {
    const study::Asked asked = next_of_any_day(collection, clock, day);
    (void)collection.daily_review().answer(asked, right_reply(asked));
    state.SetIterationTime(latencies.time([&] { benchmark::DoNotOptimize(collection.daily_review().undo()); }));
    const study::Asked again = next_of_any_day(collection, clock, day);
    (void)collection.daily_review().answer(again, right_reply(again));
    collection.daily_review().idle();
  }
  report(state, latencies);
}
BENCHMARK(undo)->Arg(1'000)->Arg(100'000)->Arg(1'000'000)->UseManualTime()->Iterations(1'000)->Unit(
    benchmark::kMillisecond);

/// What the log takes on the disk, all its indexes included.
void bytes_per_review(benchmark::State& state) {
  const CopiedCollection copy(static_cast<int>(state.range(0)));
  SQLite::Database database(copy.file().string());
  double bytes = 0;
  for (auto _ : state) {
    bytes =
        database
            .execAndGet(
                "SELECT 1.0 * (SELECT sum(pgsize) FROM dbstat WHERE name LIKE 'fact%') / (SELECT count(*) FROM fact)")
            .getDouble();
  }
  state.counters["bytes"] = bytes;
}
BENCHMARK(bytes_per_review)->Arg(100'000)->Iterations(1);

void todays_counts(benchmark::State& state) {
  const CopiedCollection copy(static_cast<int>(state.range(0)));
  const FixedClock clock(bench_now());
  collection::Collection collection(copy.file(), clock, {}, Access::write);
  Latencies latencies;
  for (auto _ : state)
    state.SetIterationTime(latencies.time([&] { benchmark::DoNotOptimize(collection.daily_review().today()); }));
  report(state, latencies);
}
BENCHMARK(todays_counts)->Arg(1'000)->Arg(100'000)->Arg(1'000'000)->UseManualTime()->Unit(benchmark::kMillisecond);

/// What any program has to pay for an answer in SQLite on this disk: a row added, a row changed, one durable commit.
void least_answer(benchmark::State& state) {
  const fs::path file = fs::path(TRAPLINE_BENCH_DATA) / "least.db";
  for (const char* suffix : {"", "-wal", "-shm"}) fs::remove(file.string() + suffix);
  SQLite::Database database(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
  database.exec(
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
      "CREATE TABLE card (id INTEGER PRIMARY KEY, due INTEGER, ease INTEGER); CREATE INDEX due ON card (due);"
      "CREATE TABLE log (id INTEGER PRIMARY KEY, card INTEGER, at INTEGER, quality INTEGER, text TEXT);"
      "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 100000)"
      "INSERT INTO card SELECT i, i, 250 FROM n;");
  SQLite::Statement insert(database, "INSERT INTO log (card, at, quality, text) VALUES (?1, 1, 4, 'a b c d a')");
  SQLite::Statement update(database, "UPDATE card SET due = due + 6, ease = 250 WHERE id = ?1");
  Latencies latencies;
  int card = 0;
  for (auto _ : state) {
    card = card % 100'000 + 997;
    state.SetIterationTime(latencies.time([&] {
      SQLite::Transaction transaction(database);
      for (SQLite::Statement* statement : {&insert, &update}) {
        statement->reset();
        statement->bind(1, card);
        statement->exec();
      }
      transaction.commit();
    }));
  }
  report(state, latencies);
}
BENCHMARK(least_answer)->UseManualTime()->Iterations(2'000)->Unit(benchmark::kMillisecond);

/// Durable: on the disk when the call returns. The checkpoint comes between the answers, as in the program.
void answer(benchmark::State& state) {
  const CopiedCollection copy(static_cast<int>(state.range(0)));
  FixedClock clock(bench_now());
  collection::Collection collection(copy.file(), clock, {}, Access::write);
  Latencies latencies;
  int day = 0;
  for (auto _ : state) {
    const study::Asked asked = next_of_any_day(collection, clock, day);
    const collection::Reply reply = right_reply(asked);
    state.SetIterationTime(
        latencies.time([&] { benchmark::DoNotOptimize(collection.daily_review().answer(asked, reply)); }));
    collection.daily_review().idle();
  }
  report(state, latencies);
}
BENCHMARK(answer)->Arg(1'000)->Arg(100'000)->Arg(1'000'000)->UseManualTime()->Iterations(2'000)->Unit(
    benchmark::kMillisecond);

void import_of_deck_text(benchmark::State& state) {
  const int count = static_cast<int>(state.range(0));
  const std::string text = bench_deck_text(count);
  const FixedClock clock(bench_now());
  for (auto _ : state) {
    const fs::path file = fs::path(TRAPLINE_BENCH_DATA) / "import.db";
    for (const char* suffix : {"", "-wal", "-shm"}) fs::remove(file.string() + suffix);
    const auto begin = std::chrono::steady_clock::now();
    collection::Collection collection(file, clock, {}, Access::write);
    benchmark::DoNotOptimize(collection.decks().import_deck(formats::parse_deck_file(text, "bench.deck.md").deck));
    state.SetIterationTime(std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
  }
  state.SetItemsProcessed(state.iterations() * count);
}
BENCHMARK(import_of_deck_text)->Arg(1'000)->Arg(10'000)->UseManualTime()->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace trapline::bench
