// Decks that come again: what stays the same card, the same option, the same belief, on every machine.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "support/world.hpp"

namespace trapline::test {
namespace {

using namespace collection;

Question with_options(const std::vector<std::string>& texts, bool keyed = false) {
  Question question;
  question.id = "x";
  question.stem = "Which?";
  question.topics = {"Topic"};
  for (std::size_t i = 0; i < texts.size(); ++i) {
    Option option;
    option.id = std::string(1, static_cast<char>('a' + i));
    option.text = texts[i];
    option.right = texts[i] == "right";
    option.keyed = keyed;
    question.options.push_back(option);
  }
  return question;
}

std::string chosen_text(World& world) {
  const Review review = world.log().front();
  const CardReport report = world.collection.decks().show({"q:x"});
  for (const Option& option : report.question->options)
    if (option.id == review.chosen.front()) return option.text;
  return {};
}

TEST(OptionIdentity, StaysWhereAnotherOptionIsPutBeforeIt) {
  World world;
  world.collection.decks().import_deck(make_deck({with_options({"right", "wrong", "also wrong"})}));
  world.answer_question("x", "b");
  world.collection.decks().import_deck(make_deck({with_options({"a new wrong one", "right", "wrong", "also wrong"})}));
  EXPECT_EQ(chosen_text(world), "wrong");
  EXPECT_TRUE(world.collection.upkeep().check().clean());
}

TEST(OptionIdentity, StaysWhereItsTextIsMendedAndEndsWhereItIsAnotherOne) {
  World world;
  world.collection.decks().import_deck(make_deck({with_options({"right", "a wrogn answer", "also wrong"})}));
  world.answer_question("x", "b");
  world.collection.decks().import_deck(make_deck({with_options({"right", "a wrong answer", "also wrong"})}));
  EXPECT_EQ(chosen_text(world), "a wrong answer");
  world.collection.decks().import_deck(make_deck({with_options({"right", "something else entirely", "also wrong"})}));
  EXPECT_EQ(chosen_text(world), "") << "it is gone; the log keeps its name";
  std::set<std::string> ids;
  const CardReport report = world.collection.decks().show({"q:x"});
  for (const Option& option : report.question->options) ids.insert(option.id);
  EXPECT_EQ(ids, (std::set<std::string>{"a", "c", "d"})) << "a name is never used again";
}

TEST(OptionIdentity, GoesByTheKeyThatTheDeckWrites) {
  World world;
  world.collection.decks().import_deck(make_deck({with_options({"right", "wrong", "also wrong"}, true)}));
  world.answer_question("x", "b");
  world.collection.decks().import_deck(
      make_deck({with_options({"right", "worded in quite another way", "also wrong"}, true)}));
  EXPECT_EQ(chosen_text(world), "worded in quite another way");
}

TEST(OptionIdentity, ImportTwiceIsUnchangedHoweverOptionsAreNamed) {
  World world;
  const Deck first = make_deck({with_options({"right", "wrong", "also wrong"})});
  const Deck second = make_deck({with_options({"new", "right", "wrong", "also wrong"})});
  world.collection.decks().import_deck(first);
  EXPECT_EQ(world.collection.decks().import_deck(second).questions.updated, 1);
  EXPECT_EQ(world.collection.decks().import_deck(second).questions.unchanged, 1);
}

std::vector<Identity> identities_of(World& world, const std::string& text) {
  const CardId card = world.collection.decks().find(text).at(0);
  const CardReport report = world.collection.decks().show(card);
  Reply reply;
  reply.chosen = {"a"};
  reply.confidence = Confidence::certain;
  world.collection.daily_review().answer(study::ask_question(card, report.question.value(), report.state.asked), reply);
  return world.collection.sync().facts().back().card;
}

TEST(CardIdentity, IsTheSameInWhateverOrderDecksThatShareIdsCome) {
  World one, two;
  for (const char* name : {"Alpha", "Beta"})
    one.collection.decks().import_deck(make_deck({make_question("same")}, {}, name));
  for (const char* name : {"Beta", "Alpha"})
    two.collection.decks().import_deck(make_deck({make_question("same")}, {}, name));
  EXPECT_EQ(identities_of(one, "q:alpha/same"), identities_of(two, "q:alpha/same"));
  EXPECT_EQ(identities_of(one, "q:beta/same"), identities_of(two, "q:beta/same"));
  EXPECT_NE(identities_of(one, "q:alpha/same"), identities_of(one, "q:beta/same"));
}

TEST(CardIdentity, StaysWhenADeckGetsAnIdAndThenAnotherName) {
  World world;
  Deck deck = make_deck({make_question("x")}, {}, "Old name");
  world.collection.decks().import_deck(deck);
  world.answer_next(true);
  deck.id = "deck-1";
  EXPECT_EQ(world.collection.decks().import_deck(deck).questions.unchanged, 1);
  deck.name = "New name";
  EXPECT_EQ(world.collection.decks().import_deck(deck).questions.unchanged, 1);
  EXPECT_EQ(world.collection.decks().list().size(), 1U);
  EXPECT_EQ(world.collection.decks().cards().size(), 1U);
  EXPECT_EQ(world.due("q:x"), 1);
}

TEST(CardIdentity, MeetsOnTwoMachinesWhereOnlyOneKnowsTheIdOfTheDeck) {
  World one, two;
  Deck deck = make_deck({make_question("x")}, {}, "Name");
  one.collection.decks().import_deck(deck);
  one.answer_next(true);
  deck.id = "deck-1";
  two.collection.decks().import_deck(deck);
  two.collection.sync().merge(one.collection.sync().facts());
  EXPECT_EQ(two.state("q:x"), one.state("q:x"));
}

TEST(SameTrap, OfTwoDecksHasOneCardInWhateverOrderTheyCome) {
  Trap original = make_trap("belief");
  Trap same = make_trap("a-belief");
  same.same_as = "First#belief";
  const Deck first = make_deck({make_question("f", {"belief"})}, {original}, "First");
  const Deck second = make_deck({make_question("s", {"a-belief"})}, {same}, "Second");
  for (const bool in_order : {true, false}) {
    World world;
    world.collection.decks().import_deck(in_order ? first : second);
    world.collection.decks().import_deck(in_order ? second : first);
    EXPECT_EQ(world.collection.insights().traps().size(), 1U);
    const CardId card = world.collection.insights().traps().front().card;
    EXPECT_EQ(world.collection.insights().traps().front().claim, original.claim) << "what it is the same as is shown";
    world.answer_question("s", "b", Confidence::unsure);
    EXPECT_EQ(world.due(card.key), 1);
    EXPECT_EQ(world.collection.decks().show(card).related.size(), 2U);
    world.on_day(1);
    const auto asked = world.collection.daily_review().next();
    ASSERT_TRUE(asked);
    EXPECT_EQ(asked->form, "q:f") << "probed by the other deck's question";
    EXPECT_EQ(world.answer_next(true).traps.front().outcome, TrapOutcome::resisted);
    EXPECT_TRUE(world.collection.upkeep().check().clean());
  }
}

TEST(AnotherRightAnswer, MakesTheCardDueAndTheLogSaysSo) {
  World world;
  world.collection.decks().import_deck(make_deck({make_question("x")}));
  for (const int day : {0, 1, 7}) {
    world.on_day(day);
    world.answer_question("x", "a");
  }
  Question corrected = make_question("x");
  std::swap(corrected.options[0].right, corrected.options[1].right);
  world.on_day(9);
  world.collection.decks().import_deck(make_deck({corrected}));
  EXPECT_EQ(world.due("q:x"), 9);
  EXPECT_EQ(world.next_key(), "q:x");
  EXPECT_EQ(world.collection.sync().facts().back().event, EventKind::key_changed);
  EXPECT_TRUE(world.collection.upkeep().check().clean());
}

TEST(MockForm, IsKeptForTheExamAndNeverPractised) {
  World world;
  Question kept = make_question("kept", {"trap"});
  kept.mock_form = 1;
  world.collection.decks().import_deck(make_deck({kept, make_question("x", {"trap"})}, {make_trap("trap")}));
  EXPECT_EQ(world.collection.daily_review().today().fresh, 1);
  EXPECT_EQ(world.next_key(), "q:x");
  world.answer_question("x", "b");
  world.on_day(1);
  EXPECT_EQ(world.collection.daily_review().next()->as, study::AskedAs::probe_statement) << "nor is it a probe";
}

TEST(Content, KeepsEveryFieldOfADeck) {
  World world;
  Question question = make_question("x", {"t"});
  question.level = Level::judge;
  question.checked = "2026-11 (manual)";
  question.case_id = "shop";
  Trap trap = make_trap("t");
  trap.because = "The lesson.";
  trap.also_false = {"One form", "Another form"};
  Deck deck = make_deck({question}, {trap});
  deck.cases = {{"shop", "A shop", "It sells."}};
  world.collection.decks().import_deck(deck);
  question.stem = "It sells.\n\n" + question.stem;  // shown with the exhibit of its case
  EXPECT_EQ(world.collection.decks().show({"q:x"}).question, question);
  EXPECT_EQ(world.collection.decks().show({"t:t"}).trap, trap);
  EXPECT_EQ(world.collection.decks().import_deck(deck).traps.unchanged, 1);
}

}  // namespace
}  // namespace trapline::test
