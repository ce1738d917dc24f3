// kill -9 at any moment of a review: what was confirmed is there, and the collection is whole.
#include <gtest/gtest.h>

#include <csignal>
#include <random>

#include "support/process.hpp"
#include "support/shell.hpp"
#include "support/world.hpp"

namespace trapline::test {
namespace {

using namespace cli;

constexpr int kKills = 200;
constexpr int kLongestMs = 40;

Deadline in_ms(int ms) { return std::chrono::steady_clock::now() + std::chrono::milliseconds(ms); }

/// Many questions, each with a trap, so that every answer writes several rows.
Deck large_deck() {
  std::vector<Question> questions;
  std::vector<Trap> traps;
  for (int i = 0; i < 3'000; ++i) {
    const std::string trap = "trap-" + std::to_string(i % 40);
    if (i < 40) traps.push_back(make_trap(trap));
    questions.push_back(make_question("question-" + std::to_string(i), {trap}));
  }
  return make_deck(questions, traps);
}

class KillNine : public testing::Test {
 protected:
  KillNine() {
    EXPECT_EQ(shell.run({"settings", "new-per-day", "100000"}).exit, Exit::done);
    collection::Collection collection = open();
    collection.decks().import_deck(large_deck());
  }
  collection::Collection open() const {
    return collection::Collection(shell.collection_file(), clock, {}, Access::write);
  }
  /// Answers in the log, each whole: a row of its own, whatever came along.
  int logged() const {
    collection::Collection collection = open();
    EXPECT_TRUE(collection.upkeep().check().clean());
    int answers = 0;
    collection.insights().for_each_review(
        [&](const Review& review) { answers += review.kind == ReviewKind::evidence ? 0 : 1; });
    return answers;
  }
  std::vector<std::string> words() const {
    return {"--data", shell.collection_file().string(), "--now", "2026-12-01T09:00:00Z", "review", "--jsonl"};
  }

  Shell shell;
  FixedClock clock{morning(0)};
};

/// Reviews as fast as it can until the deadline; then the program is dead. How many answers were confirmed, undone ones
/// taken off.
int review_until_killed(Process& process, std::mt19937& random, bool from_the_first_card, bool undoing) {
  const int moment = static_cast<int>(random() % kLongestMs);
  Deadline deadline = in_ms(from_the_first_card ? 10'000 : moment);
  int confirmed = 0;
  const auto hear = [&](const std::string& line) {
    const Json event = Json::parse(line);
    if (event["event"] == "feedback") ++confirmed;
    if (event["event"] == "undone") --confirmed;
    if (event["event"] != "card") return;
    if (from_the_first_card) deadline = in_ms(moment);
    from_the_first_card = false;
    const std::string reply = choose(event, {event["options"][0]["id"]}, random() % 2 == 0 ? "unsure" : "certain");
    process.write((undoing && random() % 4 == 0 ? R"({"undo":true})" : reply) + "\n");
  };
  while (const auto line = process.read_line(deadline)) {
    hear(*line);
    if (std::chrono::steady_clock::now() >= deadline) break;
  }
  process.signal(SIGKILL);
  while (const auto line = process.read_line(in_ms(1'000))) hear(*line);
  EXPECT_EQ(process.wait(), -SIGKILL);
  return confirmed;
}

TEST_F(KillNine, LosesAtMostTheAnswerThatWasNotConfirmed) {
  std::mt19937 random(20261201);
  int expected = logged();
  for (int i = 0; i < kKills; ++i) {
    const bool undoing = i % 5 == 4;
    Process process(words());
    expected += review_until_killed(process, random, i % 2 == 0, undoing);
    const int found = logged();
    // One more may have been written and not yet said; so may one undo.
    EXPECT_GE(found, undoing ? expected - 1 : expected) << "a confirmed answer is lost, kill " << i;
    EXPECT_LE(found, expected + 1) << "an answer that nobody gave, kill " << i;
    expected = found;
  }
  EXPECT_GT(expected, 100) << "the sessions were too short to say anything";
}

}  // namespace
}  // namespace trapline::test
