// For any history of answers, early practice, drills, days that jump forth and back, and undos: replaying the log gives
// the stored states bit for bit, and an undo gives back exactly what was there before.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <map>

#include "engine/schedule/advance.hpp"
#include "support/world.hpp"

namespace trapline::test {
namespace {

using namespace collection;

using States = std::map<CardId, CardState>;

constexpr int kQuestions = 6;

void fill(World& world) {
  std::vector<Question> questions;
  for (int i = 0; i < kQuestions; ++i) {
    std::vector<std::string> traps;
    if (i % 2 == 0) traps = {"even"};
    if (i % 3 == 0) traps.emplace_back("third");
    questions.push_back(make_question("q" + std::to_string(i), traps, i < 3 ? "Low" : "High"));
  }
  world.collection.decks().import_deck(make_deck(questions, {make_trap("even"), make_trap("third")}));
}

States stored_states(World& world) {
  States states;
  std::vector<std::string> keys{"t:even", "t:third"};
  for (int i = 0; i < kQuestions; ++i) keys.push_back("q:q" + std::to_string(i));
  for (const std::string& key : keys) states[{key}] = world.state(key);
  return states;
}

/// The log's states for the same cards.
States replayed_states(World& world, const States& like) {
  const auto log = world.log();
  const States all = schedule::replay(log);
  States states;
  for (const auto& [card, state] : like) states[card] = all.contains(card) ? all.at(card) : CardState{};
  return states;
}

Confidence any_confidence() { return static_cast<Confidence>(*rc::gen::inRange(1, 5)); }

/// What was there before each answer that stands, with its day: the newest can be taken back on its own day.
struct Past {
  std::vector<std::pair<int, States>> before;

  void remember(int today, States states) { before.emplace_back(today, std::move(states)); }
  bool can_undo(int today) const { return !before.empty() && before.back().first == today; }
};

void act(World& world, Past& past) {
  switch (*rc::gen::inRange(0, 5)) {
    case 0:
    case 1:
      if (world.next_key().empty()) return;
      past.remember(world.today(), stored_states(world));
      world.answer_next(*rc::gen::arbitrary<bool>(), any_confidence());
      return;
    case 2: {  // any question, due or not
      past.remember(world.today(), stored_states(world));
      const std::string option(1, static_cast<char>('a' + *rc::gen::inRange(0, 4)));
      world.answer_question("q" + std::to_string(*rc::gen::inRange(0, kQuestions)), option, any_confidence());
      return;
    }
    case 3:  // a clock set back included
      world.on_day(world.today() + *rc::gen::inRange(-2, 20));
      return;
    default:
      RC_ASSERT(world.collection.daily_review().undo().has_value() == past.can_undo(world.today()));
      if (!past.can_undo(world.today())) return;
      RC_ASSERT(stored_states(world) == past.before.back().second);
      past.before.pop_back();
  }
}

RC_GTEST_PROP(AnyHistory, ReplaysToTheStoredStatesAndUndoesExactly, ()) {
  World world;
  fill(world);
  Past past;
  const int steps = *rc::gen::inRange(1, 60);
  for (int i = 0; i < steps; ++i) act(world, past);
  const States stored = stored_states(world);
  RC_ASSERT(replayed_states(world, stored) == stored);
  RC_ASSERT(world.collection.upkeep().check().clean());
}

}  // namespace
}  // namespace trapline::test
