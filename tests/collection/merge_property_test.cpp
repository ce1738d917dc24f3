// Two devices, one with its clock set back and one with it ahead, live random histories: answers, undos, drills, edited
// decks, cards reset and given a day. Whatever order their facts are merged in, in parts and with repeats, the states
// are the same, and so they are where the decks came in another order.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <map>
#include <random>

#include "support/world.hpp"

namespace trapline::test {
namespace {

using namespace collection;

/// Two decks that share ids, questions and traps alike.
Deck deck_named(const std::string& name, bool other_key = false) {
  std::vector<Question> questions;
  for (int i = 0; i < 4; ++i) {
    questions.push_back(make_question("q" + std::to_string(i), i % 2 == 0 ? std::vector<std::string>{"trap", "snare"}
                                                                          : std::vector<std::string>{"trap"}));
    questions.back().stem += " In " + name + ".";
  }
  if (other_key) std::swap(questions[1].options[0].right, questions[1].options[3].right);
  return make_deck(questions, {make_trap("trap"), make_trap("snare")}, name);
}

/// What a label means on every machine.
std::string meaning_of(World& world, const std::string& label) {
  if (!label.starts_with("q:") && !label.starts_with("t:")) return label;
  const CardReport report = world.collection.decks().show({label});
  return label.substr(0, 2) + report.deck + "/" +
         (report.question ? report.question->id : report.trap.value_or(Trap{}).id);
}

std::map<std::string, CardState> states_of(World& world) {
  std::map<std::string, CardState> states;
  for (const CardId& card : world.collection.decks().cards()) {
    CardState state = world.state(card.key);
    state.trap.sprung_by = meaning_of(world, state.trap.sprung_by);
    state.trap.resisted_form = meaning_of(world, state.trap.resisted_form);
    states[meaning_of(world, card.key)] = state;
  }
  return states;
}

/// A device whose wall clock is wrong by some days.
struct Device {
  explicit Device(int wrong_by_days) : wrong_by(wrong_by_days) {
    world.on_day(wrong_by);
    world.collection.decks().import_deck(deck_named("Alpha"));
    world.collection.decks().import_deck(deck_named("Beta"));
  }
  World world;
  int wrong_by;
  int day = 0;
};

Confidence any_confidence() { return static_cast<Confidence>(*rc::gen::inRange(1, 5)); }

void answer_any(World& world) {
  const auto cards = world.collection.decks().cards();
  std::vector<CardId> questions;
  std::copy_if(cards.begin(), cards.end(), std::back_inserter(questions),
               [](const CardId& card) { return card.kind() == CardKind::question; });
  const CardId card = questions[static_cast<std::size_t>(*rc::gen::inRange(0, static_cast<int>(questions.size())))];
  const CardReport report = world.collection.decks().show(card);
  const std::string option(1, static_cast<char>('a' + *rc::gen::inRange(0, 4)));
  Reply reply;
  reply.chosen = {option};
  reply.confidence = any_confidence();
  world.collection.daily_review().answer(study::ask_question(card, report.question.value(), report.state.asked), reply);
}

void act(Device& device, Device& other) {
  World& world = device.world;
  switch (*rc::gen::inRange(0, 10)) {
    case 0:
    case 1:
    case 2:
      if (!world.next_key().empty()) world.answer_next(*rc::gen::arbitrary<bool>(), any_confidence());
      return;
    case 3:
    case 4:
      return answer_any(world);
    case 5:
      world.collection.daily_review().undo();
      return;
    case 6:
      world.on_day(device.wrong_by + (device.day += *rc::gen::inRange(0, 9)));
      return;
    case 7:
      world.collection.decks().import_deck(deck_named("Alpha", *rc::gen::arbitrary<bool>()));
      return;
    case 8:
      return world.collection.daily_review().use(
          *rc::gen::element(schedule::Scheduler{}, schedule::Scheduler{schedule::SchedulerKind::fsrs, 90},
                            schedule::Scheduler{schedule::SchedulerKind::fsrs, 75}));
    default: {  // hears of a part of what the other has done
      std::vector<Fact> facts = other.world.collection.sync().facts();
      const auto some = static_cast<std::size_t>(*rc::gen::inRange(0, static_cast<int>(facts.size()) + 1));
      std::shuffle(facts.begin(), facts.end(), std::mt19937(static_cast<unsigned>(facts.size())));
      facts.resize(some);
      world.collection.sync().merge(facts);
      RC_ASSERT(world.collection.upkeep().check().clean());
    }
  }
}

/// A third device says things that are no answers: which scheduler holds, a reset, a day set by hand.
void add_events(std::vector<Fact>& facts) {
  if (facts.empty()) return;
  const int count = *rc::gen::inRange(0, 6);
  for (int i = 0; i < count; ++i) {
    const Fact& model = facts[static_cast<std::size_t>(*rc::gen::inRange(0, static_cast<int>(facts.size())))];
    Fact fact;
    fact.name.device.fill(static_cast<std::uint8_t>(*rc::gen::inRange(0, 256)));
    fact.name.sequence = model.name.sequence + *rc::gen::inRange(0, 2);  // now and then in the same millisecond
    fact.review.at = model.review.at;
    fact.review.day = model.review.day;
    fact.event = *rc::gen::element(EventKind::scheduler, EventKind::reset, EventKind::due_set, EventKind::key_changed);
    if (fact.event == EventKind::scheduler)
      fact.detail = *rc::gen::element<std::string>("sm2", "fsrs-6 90", "fsrs-6 80", "fsrs-9 x");
    if (fact.event == EventKind::due_set) fact.detail = std::to_string(fact.review.day.number + 3);
    if (fact.event != EventKind::scheduler) {
      fact.card = model.card;
      fact.is_trap = model.is_trap;
      if (fact.card.empty()) continue;
    }
    // A name is given once: two facts of one name are not two facts.
    const auto has_its_name = [&fact](const Fact& known) { return known.name == fact.name; };
    if (std::any_of(facts.begin(), facts.end(), has_its_name)) continue;
    facts.push_back(fact);
  }
}

void merge_in_parts(World& world, std::vector<Fact> facts, std::mt19937& random) {
  std::shuffle(facts.begin(), facts.end(), random);
  const std::size_t again = facts.size() / 3;
  facts.insert(facts.end(), facts.begin(), facts.begin() + static_cast<std::ptrdiff_t>(again));
  std::size_t from = 0;
  while (from < facts.size()) {
    const std::size_t count = std::min(facts.size() - from, std::size_t{1} + random() % 20);
    world.collection.sync().merge(std::span(facts).subspan(from, count));
    from += count;
  }
}

RC_GTEST_PROP(MergedLogs, GiveTheSameStatesInAnyOrderInPartsAndWithRepeats, ()) {
  Device behind(-3);
  Device ahead(40);
  const int steps = *rc::gen::inRange(1, 50);
  for (int i = 0; i < steps; ++i) {
    if (*rc::gen::arbitrary<bool>())
      act(behind, ahead);
    else
      act(ahead, behind);
  }
  std::vector<Fact> facts = behind.world.collection.sync().facts();
  for (const Fact& fact : ahead.world.collection.sync().facts()) facts.push_back(fact);
  add_events(facts);

  std::mt19937 random(*rc::gen::arbitrary<unsigned>());
  merge_in_parts(behind.world, facts, random);
  merge_in_parts(ahead.world, facts, random);
  World decks_first;
  decks_first.collection.decks().import_deck(deck_named("Beta"));
  decks_first.collection.decks().import_deck(deck_named("Alpha"));
  merge_in_parts(decks_first, facts, random);
  World decks_last;
  merge_in_parts(decks_last, facts, random);
  decks_last.collection.decks().import_deck(deck_named("Beta"));
  decks_last.collection.decks().import_deck(deck_named("Alpha"));

  const auto states = states_of(behind.world);
  for (World* world : {&behind.world, &ahead.world, &decks_first, &decks_last}) {
    RC_ASSERT(states_of(*world) == states);
    RC_ASSERT(world->collection.upkeep().check().clean());
  }
}

TEST(MergedLogs, HeedARetractionThatComesBeforeItsAnswer) {
  Device one(0);
  one.world.answer_next(false);
  one.world.collection.daily_review().undo();
  std::vector<Fact> facts = one.world.collection.sync().facts();
  std::reverse(facts.begin(), facts.end());
  Device other(0);
  for (const Fact& fact : facts) other.world.collection.sync().merge({&fact, 1});
  EXPECT_TRUE(other.world.log().empty());
  EXPECT_EQ(states_of(other.world), states_of(one.world));
}

TEST(MergedLogs, KeepWhatWasShownAndChosen) {
  Device one(0);
  one.world.answer_question("q0", "b");
  World other;
  other.collection.decks().import_deck(deck_named("Alpha"));
  other.collection.sync().merge(one.world.collection.sync().facts());
  ASSERT_FALSE(other.log().empty());
  EXPECT_EQ(other.log().front().shown, one.world.log().front().shown);
  EXPECT_EQ(other.log().front().chosen, std::vector<std::string>{"b"});
}

TEST(Facts, AreNamedByAStampThatNeverGoesBackAndIsNeverGivenTwice) {
  World world;
  world.collection.decks().import_deck(deck_named("Alpha"));
  world.on_day(30);
  world.answer_next(true);
  world.on_day(2);  // the clock is put right
  world.answer_next(true);
  const auto taken_back = world.log().back().id;
  world.collection.daily_review().undo();
  world.answer_next(true);
  const auto log = world.log();
  for (std::size_t i = 1; i < log.size(); ++i) EXPECT_GT(log[i].id, log[i - 1].id);
  EXPECT_GT(log.back().id, taken_back);
  EXPECT_EQ(log.back().day, study_day_of(2)) << "the day is the wall clock's";
}

}  // namespace
}  // namespace trapline::test
