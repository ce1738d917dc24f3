// The pictures that decks bring along: kept in the collection, found by the card that shows them.
#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include <fstream>

#include "support/folder.hpp"
#include "support/world.hpp"

namespace trapline::test {
namespace {

using namespace collection;

Deck deck_with(const std::string& name, const std::vector<Picture>& pictures) {
  Deck deck = make_deck({make_question(name + "-q", {name + "-t"})}, {make_trap(name + "-t")}, name);
  deck.pictures = pictures;
  return deck;
}

std::string text_of(const std::filesystem::path& path) {
  std::ifstream in(path);
  return {std::istreambuf_iterator<char>(in), {}};
}

TEST(Pictures, ComeWithTheirDeckAndAreFoundByItsQuestionsAndTraps) {
  World world;
  const std::string bytes("\x89PNG\0\xFF", 6);
  const ImportReport report = world.collection.decks().import_deck(deck_with("maps", {{"img/map.png", bytes}}));
  EXPECT_EQ(report.pictures.added, 1);
  EXPECT_EQ(world.collection.decks().picture({"q:maps-q"}, "img/map.png"), bytes);
  EXPECT_EQ(world.collection.decks().picture({"t:maps-t"}, "img/map.png"), bytes);
  EXPECT_EQ(world.collection.decks().picture({"q:maps-q"}, "img/other.png"), std::nullopt);
  EXPECT_EQ(world.collection.decks().picture({"q:nobody"}, "img/map.png"), std::nullopt);
}

TEST(Pictures, OfTwoDecksMayHaveTheSameName) {
  World world;
  world.collection.decks().import_deck(deck_with("one", {{"map.png", "of one"}}));
  world.collection.decks().import_deck(deck_with("two", {{"map.png", "of two"}}));
  EXPECT_EQ(world.collection.decks().picture({"q:one-q"}, "map.png"), "of one");
  EXPECT_EQ(world.collection.decks().picture({"q:two-q"}, "map.png"), "of two");
}

TEST(Pictures, AreBroughtUpToDateByTheNextImportAndNeverDeleted) {
  World world;
  world.collection.decks().import_deck(deck_with("maps", {{"a.png", "old a"}, {"b.png", "b"}}));
  const ImportReport again =
      world.collection.decks().import_deck(deck_with("maps", {{"a.png", "new a"}, {"b.png", "b"}}));
  EXPECT_EQ(again.pictures.updated, 1);
  EXPECT_EQ(again.pictures.unchanged, 1);
  EXPECT_EQ(world.collection.decks().picture({"q:maps-q"}, "a.png"), "new a");
  world.collection.decks().import_deck(deck_with("maps", {}));
  EXPECT_EQ(world.collection.decks().picture({"q:maps-q"}, "b.png"), "b");
}

TEST(Pictures, AreNotWrittenByADryRun) {
  World world;
  world.collection.decks().import_deck(deck_with("maps", {}));
  EXPECT_EQ(world.collection.decks().import_deck(deck_with("maps", {{"a.png", "a"}}), DryRun::yes).pictures.added, 1);
  EXPECT_EQ(world.collection.decks().picture({"q:maps-q"}, "a.png"), std::nullopt);
}

TEST(Migration, BringsACollectionOfTheFirstVersionUpToDateWithAllThatIsInIt) {
  const TemporaryFolder folder;
  const auto file = folder.path() / "collection.db";
  const auto first = std::filesystem::path(TRAPLINE_SOURCE_DIR) / "engine/store/migrations/001_first.sql";
  {
    SQLite::Database old(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    old.exec(text_of(first));
    old.exec("INSERT INTO deck VALUES (1, 'maps', '', '', '', '', '', '', '', 1)");
    old.exec("INSERT INTO question VALUES (1, 1, 'maps-q', 0, '', 'stem', '', '', '', '')");
    old.exec(
        "INSERT INTO card (key, question_id, ease, interval_days, repetitions, due_day) "
        "VALUES ('q:maps-q', 1, 236, 15, 3, 20800)");
    ASSERT_EQ(old.execAndGet("PRAGMA user_version").getInt(), 1);
  }
  World world(file);
  EXPECT_EQ(world.state("q:maps-q").schedule.interval_days, 15);
  EXPECT_EQ(world.collection.decks().import_deck(deck_with("maps", {{"a.png", "a"}})).pictures.added, 1);
  EXPECT_EQ(world.state("q:maps-q").schedule.interval_days, 15);
  EXPECT_EQ(world.collection.decks().picture({"q:maps-q"}, "a.png"), "a");
}

}  // namespace
}  // namespace trapline::test
