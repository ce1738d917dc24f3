#include "sample_collection.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "engine/collection/collection.hpp"
#include "engine/schedule/advance.hpp"
#include "engine/store/connection.hpp"
#include "engine/store/fact_table.hpp"

namespace trapline::bench {
namespace {

constexpr int kBatch = 10'000;

int reviews_per_card() {
  const char* wanted = std::getenv("TRAPLINE_BENCH_REVIEWS");
  return wanted ? std::atoi(wanted) : 10;
}

Review sample_review(const std::string& key, StudyDay day, int turn) {
  Review review;
  review.card = {key};
  review.at = bench_now();
  review.day = day;
  review.form = key;
  review.shown = {"a", "b", "c", "d"};
  review.correct = turn % 5 != 0;
  review.chosen = {review.correct ? "a" : "b"};
  review.confidence = review.correct ? Confidence::fairly_sure : Confidence::unsure;
  review.quality = review.correct ? 4 : 1;
  review.duration_ms = 8'000;
  return review;
}

/// When the n-th of `all` answers was given: the last thirty days had 200 each, the year before has all others.
Moment moment_of(std::int64_t n, std::int64_t all) {
  constexpr std::int64_t kRecent = 6'000, kMsPerDay = 86'400'000;
  const std::int64_t left = all - n;
  const std::int64_t ago_ms =
      left <= kRecent ? left * (30 * kMsPerDay / kRecent) : 30 * kMsPerDay + (left - kRecent) * (365 * kMsPerDay / all);
  return {{bench_now().at.ms - kMsPerDay - ago_ms}, 0};
}

/// A log in the order of time, as a user's is: every card in turn, in an order that looks random, again and again. In
/// the end nine cards in a hundred are due, one is new, the others have their due day ahead.
class History {
 public:
  History(store::Connection& connection, int cards) : cards_(connection), facts_(connection, cards_), count_(cards) {
    for (int i = 0; i < cards; ++i) stored_.push_back(cards_.stored(key_of(i)).value());
  }

  void write(int first, int last) {
    for (int i = first; i < last; ++i) {
      const int card = static_cast<int>(std::int64_t{i} * kStride % count_);
      if (card % 100 != 99) answer(card, i);
    }
  }
  void finish() {
    const StudyDay today = study_day(bench_now(), 4);
    for (int i = 0; i < count_; ++i) {
      if (i % 100 == 99) continue;
      stored_[static_cast<std::size_t>(i)].state.schedule.due = today + (i % 100 < 9 ? -(i % 9) : 1 + i % 300);
      cards_.put(stored_[static_cast<std::size_t>(i)]);
    }
  }
  [[nodiscard]] int answers() const { return count_ * reviews_per_card(); }

 private:
  static constexpr std::int64_t kStride = 99'991;  // a prime: all cards come once a turn
  static CardId key_of(int card) { return {fmt::format("q:bench-{}", card)}; }

  void answer(int card, int turn) {
    store::StoredCard& stored = stored_[static_cast<std::size_t>(card)];
    store::NewFact fact;
    fact.review = sample_review(key_of(card).key, {}, turn);
    fact.review.at = moment_of(turn, answers());
    fact.review.day = study_day(fact.review.at, 4);
    fact.review.id = last_ = std::max(fact.review.at.at.ms, last_ + 1);
    fact.review.id *= kPlacesPerStamp;
    fact.was_new = is_new(stored.state.schedule);
    stored.state = schedule::advance(stored.state, fact.review, {});
    stored.state.seen_day = fact.review.day;
    facts_.append(fact, stored);
  }

  store::CardTable cards_;
  store::FactTable facts_;
  int count_;
  std::int64_t last_ = 0;
  std::vector<store::StoredCard> stored_;
};

void make_collection(const std::filesystem::path& file, int cards) {
  std::fprintf(stderr, "making a collection of %d cards in %s\n", cards, file.c_str());
  const FixedClock clock(bench_now());
  for (int first = 0; first < cards; first += kBatch) {
    collection::Collection collection(file, clock, {}, Access::write);
    collection.decks().import_deck(bench_deck(std::min(kBatch, cards - first), first));
    collection.daily_review().idle();
  }
  store::Connection connection(file, Access::write);
  History history(connection, cards);
  for (int first = 0; first < history.answers(); first += 10 * kBatch) {
    store::Transaction transaction(connection);
    history.write(first, std::min(first + 10 * kBatch, history.answers()));
    transaction.commit();
    connection.checkpoint();
  }
  store::Transaction transaction(connection);
  history.finish();
  transaction.commit();
  connection.checkpoint();
}

}  // namespace

Moment bench_now() { return *moment_from_iso("2026-12-01T09:00:00Z"); }

Deck bench_deck(int count, int first) {
  Deck deck;
  deck.name = "Bench";
  for (int i = first; i < first + count; i += 100)
    deck.traps.push_back(
        {fmt::format("bench-trap-{}", i / 100), fmt::format("Claim {}", i), fmt::format("Truth {}", i), {}});
  for (int i = first; i < first + count; ++i) {
    Question question;
    question.id = fmt::format("bench-{}", i);
    question.title = fmt::format("Question {}", i);
    question.stem =
        fmt::format("A service answers {} requests a second and must stay under {} ms. What helps most?", i, i % 300);
    for (const char* name : {"a", "b", "c", "d"}) {
      Option option;
      option.id = name;
      option.text = fmt::format("Option {} of question {}", name, i);
      option.why = fmt::format("What {} does is not what number {} asks for.", name, i);
      option.right = option.id == "a";
      question.options.push_back(std::move(option));
    }
    if (i % 10 == 0) question.options[1].trap = fmt::format("bench-trap-{}", i / 100);
    question.explanation = "A principle in one sentence, so that the row has a usual size.";
    question.topics = {fmt::format("Topic {}/Part {}", i % 4, i % 20)};
    deck.questions.push_back(std::move(question));
  }
  return deck;
}

std::string bench_deck_text(int count) {
  std::string text = "---\ndeck: Bench\nformat: trapline/1\n---\n";
  for (const Question& question : bench_deck(count).questions) {
    text += fmt::format("\n## {}\n<!-- id: {} -->\n\n{}\n\n", question.title, question.id, question.stem);
    for (const Option& option : question.options)
      text += fmt::format("- [{}] {}) {}\n  - Why: {}\n", option.right ? 'x' : ' ', option.id, option.text, option.why);
    text += fmt::format("\nExplanation: {}\n\nTopics: {}\n", question.explanation, question.topics.front());
  }
  return text;
}

std::filesystem::path bench_collection(int cards) {
  const std::filesystem::path folder = TRAPLINE_BENCH_DATA;
  const auto file = folder / fmt::format("cards-{}-reviews-{}.db", cards, reviews_per_card());
  if (std::filesystem::exists(file)) return file;
  const auto unfinished = folder / "unfinished.db";
  for (const char* suffix : {"", "-wal", "-shm"}) std::filesystem::remove(unfinished.string() + suffix);
  make_collection(unfinished, cards);
  std::filesystem::rename(unfinished, file);
  return file;
}

std::vector<Review> bench_log(int rows) {
  std::vector<Review> log;
  log.reserve(static_cast<std::size_t>(rows));
  const int cards = std::max(1, rows / 10);
  for (int i = 0; i < rows; ++i)
    log.push_back(sample_review(fmt::format("q:bench-{}", i % cards), StudyDay{20'000 + i / cards * 30}, i));
  return log;
}

}  // namespace trapline::bench
