// Today's queue, from candidates alone.
#include "engine/study/queue.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace trapline::study {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr StudyDay kToday{20'000};

Candidate question(const std::string& id, std::int64_t topic = 1) { return {{"q:" + id}, topic, {}, {}, {}, {}}; }

Candidate trap(const std::string& id, const std::string& sprung_by = "", std::vector<Carrier> carriers = {}) {
  Candidate candidate{{"t:" + id}, 1, {}, {}, {}, std::move(carriers)};
  if (!sprung_by.empty()) candidate.sprung_by = {"q:" + sprung_by};
  return candidate;
}

Carrier carrier(const std::string& id, std::optional<int> seen_days_ago = {}) {
  Carrier made{{"q:" + id}, {}, {}};
  if (seen_days_ago) made.seen_day = kToday + -*seen_days_ago;
  return made;
}

std::vector<std::string> keys(const Queue& queue) {
  std::vector<std::string> keys;
  for (const QueuedCard& card : queue.cards) keys.push_back(card.card.key);
  return keys;
}

TEST(TodaysQueue, AsksTrapsAndLapsedThenReviewsThenNewThenDrills) {
  Pool pool;
  pool.drills = {question("drill")};
  pool.fresh = {question("new")};
  pool.due = {question("due")};
  pool.lapsed = {question("lapsed")};
  pool.traps = {trap("trap")};
  EXPECT_THAT(keys(build_queue(pool, kToday, {20, 200})),
              ElementsAre("t:trap", "q:lapsed", "q:due", "q:new", "q:drill"));
}

TEST(TodaysQueue, OneLimitCoversTrapsLapsedAndReviewsInThatOrder) {
  Pool pool;
  pool.traps = {trap("t1"), trap("t2")};
  pool.lapsed = {question("l1")};
  pool.due = {question("d1"), question("d2")};
  pool.fresh = {question("n1"), question("n2")};
  EXPECT_THAT(keys(build_queue(pool, kToday, {1, 4})), ElementsAre("t:t1", "t:t2", "q:l1", "q:d1", "q:n1"));
  EXPECT_THAT(keys(build_queue(pool, kToday, {0, 1})), ElementsAre("t:t1"));
}

TEST(TodaysQueue, DrillsKnowNoLimit) {
  Pool pool;
  pool.drills = {question("x"), question("y")};
  EXPECT_THAT(keys(build_queue(pool, kToday, {0, 0})), ElementsAre("q:x", "q:y"));
}

TEST(TodaysQueue, SiblingsOfADueTrapWaitADay) {
  Pool pool;
  pool.traps = {trap("t", "sprung", {carrier("sprung", 1), carrier("probe", 30), carrier("third", 3)})};
  pool.due = {question("sprung"), question("probe"), question("third"), question("other")};
  const Queue queue = build_queue(pool, kToday, {20, 200});
  EXPECT_EQ(queue.cards.front().probe.key, "q:probe");
  EXPECT_THAT(keys(queue), ElementsAre("t:t", "q:other", "q:third"));
  EXPECT_EQ(queue.held, 2);
}

TEST(TodaysQueue, ATrapWithFortyCarriersKeepsTwoOfThemWaitingAndPutsTheOthersLast) {
  Pool pool;
  std::vector<Carrier> carriers;
  for (int i = 0; i < 40; ++i) {
    carriers.push_back(carrier(std::to_string(i), 10));
    pool.due.push_back(question(std::to_string(i), 1));
  }
  pool.due.push_back(question("far-one", 2));
  pool.due.push_back(question("far-two", 3));
  pool.traps = {trap("t", "0", carriers)};
  const auto order = keys(build_queue(pool, kToday, {20, 200}));
  ASSERT_EQ(order.size(), 1 + 2 + 38U);
  EXPECT_EQ(order[0], "t:t");
  EXPECT_THAT(std::vector(order.begin() + 1, order.begin() + 3),
              testing::UnorderedElementsAre("q:far-one", "q:far-two"));
}

TEST(TodaysQueue, AQuestionSeenOrHeldTodayIsNotAskedAgain) {
  Pool pool;
  pool.due = {question("seen"), question("held"), question("free")};
  pool.due[0].seen_day = kToday;
  pool.due[1].held_day = kToday;
  pool.fresh = {question("new-but-seen-as-a-probe")};
  pool.fresh[0].seen_day = kToday;
  EXPECT_THAT(keys(build_queue(pool, kToday, {20, 200})), ElementsAre("q:free"));
}

TEST(TodaysQueue, CarriersStandLastAfterATrapThatWasAskedToday) {
  Pool pool;
  pool.traps_asked_today = {trap("t", "", {carrier("carrier", 20)})};
  pool.due = {question("carrier", 1), question("other", 1)};
  EXPECT_THAT(keys(build_queue(pool, kToday, {20, 200})), ElementsAre("q:other", "q:carrier"));
}

TEST(TodaysQueue, ALapsedCarrierComesAfterTheOtherReviewsToo) {
  Pool pool;
  pool.traps = {trap("t", "", {carrier("lapsed-carrier", 1), carrier("new-carrier", 1)})};
  pool.lapsed = {question("lapsed-carrier"), question("lapsed")};
  pool.due = {question("due")};
  pool.fresh = {question("new-carrier"), question("new")};
  EXPECT_THAT(keys(build_queue(pool, kToday, {20, 200})),
              ElementsAre("t:t", "q:lapsed", "q:due", "q:lapsed-carrier", "q:new", "q:new-carrier"));
}

TEST(TodaysQueue, IsEmptyWhereThereIsNothing) { EXPECT_THAT(build_queue({}, kToday, {20, 200}).cards, IsEmpty()); }

TEST(Probe, IsTheCarrierSeenLongestAgoAndOneNeverSeenFirst) {
  EXPECT_EQ(choose_probe(trap("t", "", {carrier("a", 8), carrier("b", 30), carrier("c", 9)}), kToday, {}).key, "q:b");
  EXPECT_EQ(choose_probe(trap("t", "", {carrier("a", 300), carrier("b")}), kToday, {}).key, "q:b");
}

TEST(Probe, IsNoCarrierSeenWithinSevenDays) {
  EXPECT_TRUE(choose_probe(trap("t", "", {carrier("a", 6), carrier("b", 0)}), kToday, {}).empty());
  EXPECT_EQ(choose_probe(trap("t", "", {carrier("a", 7)}), kToday, {}).key, "q:a");
}

TEST(Probe, IsNotTheOneThatSprungItNorOneThatAnotherTrapHolds) {
  EXPECT_TRUE(choose_probe(trap("t", "a", {carrier("a", 90)}), kToday, {}).empty());
  EXPECT_TRUE(choose_probe(trap("t", "", {carrier("a", 90)}), kToday, {CardId{"q:a"}}).empty());
  Candidate held = trap("t", "", {carrier("a", 90)});
  held.carriers[0].held_day = kToday;
  EXPECT_TRUE(choose_probe(held, kToday, {}).empty());
}

int equal_neighbours(const std::vector<Candidate>& cards, std::int64_t previous) {
  int count = 0;
  for (const Candidate& card : cards) {
    count += card.topic == previous ? 1 : 0;
    previous = card.topic;
  }
  return count;
}

TEST(Interleaving, SeparatesTopicsWhereItCan) {
  std::vector<Candidate> cards;
  for (int i = 0; i < 6; ++i) cards.push_back(question("a" + std::to_string(i), 1));
  for (int i = 0; i < 3; ++i) cards.push_back(question("b" + std::to_string(i), 2));
  for (int i = 0; i < 3; ++i) cards.push_back(question("c" + std::to_string(i), 3));
  const auto order = interleave(cards, 2);
  EXPECT_EQ(order.size(), cards.size());
  EXPECT_EQ(equal_neighbours(order, 2), 0);
}

TEST(Interleaving, KeepsTheOrderWithinATopic) {
  const auto order = interleave({question("1", 1), question("2", 1), question("x", 2), question("3", 1)}, 0);
  std::vector<std::string> first_topic;
  for (const Candidate& card : order)
    if (card.topic == 1) first_topic.push_back(card.card.key);
  EXPECT_THAT(first_topic, ElementsAre("q:1", "q:2", "q:3"));
}

TEST(Interleaving, OfOneTopicAloneLeavesTheOrder) {
  const auto order = interleave({question("1"), question("2"), question("3")}, 1);
  EXPECT_EQ(order[0].card.key, "q:1");
  EXPECT_EQ(order[2].card.key, "q:3");
}

}  // namespace
}  // namespace trapline::study
