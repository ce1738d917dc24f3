// Questions that share an exhibit.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/world.hpp"

namespace trapline::test {
namespace {

using testing::StartsWith;

Deck ferry_deck() {
  Question harbor = make_question("harbor");
  harbor.stem = "Which harbor?";
  harbor.case_id = "case-ferry";
  Deck deck = make_deck({harbor, make_question("alone")});
  deck.cases = {{"case-ferry", "A ferry line", "The line has four ferries."}};
  return deck;
}

TEST(Case, ItsExhibitIsShownBeforeTheStemOfEachOfItsQuestions) {
  World world;
  world.collection.decks().import_deck(ferry_deck());
  EXPECT_EQ(world.collection.daily_review().next()->question.stem, "The line has four ferries.\n\nWhich harbor?");
  world.answer_next(true);
  EXPECT_EQ(world.collection.daily_review().next()->question.stem, make_question("alone").stem);
}

TEST(Case, TheSameDeckAgainChangesNothing) {
  World world;
  world.collection.decks().import_deck(ferry_deck());
  EXPECT_EQ(world.collection.decks().import_deck(ferry_deck()).questions.unchanged, 2);
}

TEST(Case, AnAnswerToAnExhibitThatWasEditedMeanwhileIsRefused) {
  World world;
  world.collection.decks().import_deck(ferry_deck());
  const study::Asked asked = world.collection.daily_review().next().value();
  Deck edited = ferry_deck();
  edited.cases[0].exhibit = "The line has five ferries.";
  world.collection.decks().import_deck(edited);
  EXPECT_THROW(world.collection.daily_review().answer(asked, {{"a"}, Confidence::certain, {}, 0}),
               collection::StaleAnswer);
  EXPECT_THAT(world.collection.daily_review().next()->question.stem, StartsWith("The line has five ferries."));
}

}  // namespace
}  // namespace trapline::test
