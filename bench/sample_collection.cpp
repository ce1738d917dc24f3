#include "sample_collection.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "engine/collection/collection.hpp"
#include "engine/schedule/advance.hpp"
#include "engine/store/connection.hpp"

namespace trapline::bench {
namespace {

constexpr int kBatch = 10'000;

int reviews_per_card() {
  const char* wanted = std::getenv("TRAPLINE_BENCH_REVIEWS");
  return wanted ? std::atoi(wanted) : 1;
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

/// Nine cards in a hundred are due, one is new, the others have their due day ahead.
void add_history(store::Connection& connection, int first, int last) {
  store::CardTable cards(connection);
  store::ReviewTable reviews(connection);
  const StudyDay today = study_day(bench_now(), 4);
  store::Transaction transaction(connection);
  for (int i = first; i < last; ++i) {
    if (i % 100 == 99) continue;
    const std::string key = fmt::format("q:bench-{}", i);
    const CardId card{key};
    CardState state = cards.state(card).value();
    for (int turn = 0; turn < reviews_per_card(); ++turn) {
      Review review = sample_review(key, today + (-400 + turn * 30 + i % 7), turn + i);
      review.before = state.schedule;
      state = schedule::advance(state, review);
      state.seen_day = review.day;
      review.after = state.schedule;
      reviews.append(review);
    }
    state.schedule.due = today + (i % 100 < 9 ? -(i % 9) : 1 + i % 300);
    cards.put_state(card, state);
  }
  transaction.commit();
}

void make_collection(const std::filesystem::path& file, int cards) {
  std::fprintf(stderr, "making a collection of %d cards in %s\n", cards, file.c_str());
  const FixedClock clock(bench_now());
  for (int first = 0; first < cards; first += kBatch) {
    const int last = std::min(cards, first + kBatch);
    {
      collection::Collection collection(file, clock, {}, Access::write);
      collection.import_deck(bench_deck(last - first, first));
      collection.idle();
    }
    store::Connection connection(file, Access::write);
    add_history(connection, first, last);
    connection.checkpoint();
  }
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
