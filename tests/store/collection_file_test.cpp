// What may lie where a collection is expected, and what becomes of it: refused with a reason, and not touched.
#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <random>

#include "engine/store/file_check.hpp"
#include "support/world.hpp"

namespace trapline::test {
namespace {

using namespace store;

namespace fs = std::filesystem;
using Kind = CollectionError::Kind;

class CollectionFile : public testing::Test {
 protected:
  CollectionFile()
      : folder(fs::path(testing::TempDir()) / testing::UnitTest::GetInstance()->current_test_info()->name()) {
    fs::remove_all(folder);
    fs::create_directories(folder);
    file = folder / "collection.db";
  }
  ~CollectionFile() override { fs::remove_all(folder); }

  void make_collection() {
    World world(file);
    world.collection.decks().import_deck(make_deck({make_question("one"), make_question("two")}));
    world.answer_next(true);
  }
  static std::string bytes_of(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }
  /// Opens the file and gives why it was refused; checks that it is as it was and that nothing was put beside it.
  Kind refusal() {
    const std::string before = bytes_of(file);
    const auto kind = [&]() -> Kind {
      try {
        World world(file);
        world.answer_next(true);
      } catch (const CollectionError& error) {
        EXPECT_THAT(error.what(), testing::HasSubstr(file.string())) << "names the file";
        EXPECT_THAT(error.what(), testing::EndsWith(".")) << "is a sentence";
        return error.kind();
      }
      ADD_FAILURE() << "was not refused";
      return Kind::cannot_open;
    }();
    EXPECT_EQ(bytes_of(file), before);
    return kind;
  }
  void write(const std::string& bytes) const { std::ofstream(file, std::ios::binary) << bytes; }

  fs::path folder;
  fs::path file;
};

TEST_F(CollectionFile, IsMadeTogetherWithItsFolders) {
  const fs::path deep = folder / "a" / "b" / "c.db";
  { World world(deep); }
  EXPECT_TRUE(fs::exists(deep));
}

TEST_F(CollectionFile, AnEmptyFileBecomesACollection) {
  write("");
  make_collection();
  World world(file);
  EXPECT_EQ(world.log().size(), 1U);
}

TEST_F(CollectionFile, OfAnotherKindIsRefused) {
  write(
      "This is a letter to my aunt, and quite a long one at that; it goes on for more than a hundred bytes, as letters "
      "do.");
  EXPECT_EQ(refusal(), Kind::not_a_collection);
}

TEST_F(CollectionFile, TooShortForAnythingIsRefused) {
  write("x");
  EXPECT_EQ(refusal(), Kind::not_a_collection);
}

TEST_F(CollectionFile, OfAnotherProgramIsRefused) {
  SQLite::Database(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec("CREATE TABLE cards (id INTEGER)");
  EXPECT_EQ(refusal(), Kind::not_a_collection);
  EXPECT_FALSE(fs::exists(file.string() + "-wal"));
}

TEST_F(CollectionFile, OfANewerProgramIsRefused) {
  make_collection();
  SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec("PRAGMA user_version = 99");
  EXPECT_EQ(refusal(), Kind::newer);
}

TEST_F(CollectionFile, WithItsEndMissingIsRefused) {
  make_collection();
  fs::resize_file(file, fs::file_size(file) / 2);
  EXPECT_EQ(refusal(), Kind::damaged);
}

/// A four-byte number of SQLite's file formats, where the most significant byte comes first.
std::uint32_t number_at(const std::string& bytes, std::size_t at) {
  std::uint32_t value = 0;
  for (std::size_t i = 0; i < 4; ++i) value = value << 8 | static_cast<unsigned char>(bytes.at(at + i));
  return value;
}

/// What stands in a write-ahead log of the first page (sqlite.org/fileformat.html, section 4.1).
std::string newest_first_page(const std::string& log) {
  constexpr std::size_t kLogHead = 32, kFrameHead = 24;
  const std::size_t size = number_at(log, 8);
  std::string page;
  for (std::size_t at = kLogHead; at + kFrameHead + size <= log.size(); at += kFrameHead + size)
    if (number_at(log, at) == 1) page = log.substr(at + kFrameHead, size);
  return page;
}

TEST_F(CollectionFile, KilledWhileItsLogWasCopiedBackIsAsItWas) {
  std::string log;
  std::string old;
  {
    World world(file);
    old = bytes_of(file);
    std::vector<Question> questions;
    for (int i = 0; i < 500; ++i) questions.push_back(make_question("question-" + std::to_string(i)));
    world.collection.decks().import_deck(make_deck(questions));
    log = bytes_of(file.string() + "-wal");
    ASSERT_EQ(bytes_of(file).size(), old.size()) << "all of it stands in the log";
  }
  // The first page goes back first: the file then promises more than it has.
  std::string killed = old;
  const std::string page = newest_first_page(log);
  ASSERT_EQ(page.size(), 4096U);
  killed.replace(0, page.size(), page);
  ASSERT_GT(number_at(killed, 28) * page.size(), killed.size());
  write(killed);
  std::ofstream(file.string() + "-wal", std::ios::binary) << log;
  World world(file);
  EXPECT_EQ(world.collection.insights().stats().questions, 500);
  EXPECT_TRUE(world.collection.upkeep().check().clean());
}

TEST_F(CollectionFile, DamagedWithALogBesideItIsToldToBeReplacedTogether) {
  make_collection();
  EXPECT_THAT(damaged_sentence(file), testing::EndsWith("is damaged: put a backup copy in its place."));
  std::ofstream(file.string() + "-wal") << "of another time";
  EXPECT_THAT(damaged_sentence(file), testing::HasSubstr(file.string() + "-wal"));
}

TEST_F(CollectionFile, AtAPlaceThatCannotBeReachedIsRefused) {
  fs::create_symlink("loop", folder / "loop");
  for (const fs::path& place : {folder / "loop", folder / std::string(300, 'x')}) {
    file = place;
    try {
      World world(file);
      ADD_FAILURE() << place;
    } catch (const CollectionError& error) {
      EXPECT_EQ(error.kind(), Kind::cannot_open);
      EXPECT_THAT(error.what(), testing::HasSubstr("name another with --data."));
    }
  }
}

TEST_F(CollectionFile, DamagedAnywhereIsRefusedOrWorksButNeverCrashes) {
  make_collection();
  const std::string whole = bytes_of(file);
  std::mt19937 random(1);
  for (int round = 0; round < 60; ++round) {
    std::string damaged = whole;
    const std::size_t at = 100 + random() % (damaged.size() - 200);
    for (std::size_t i = 0; i < 64; ++i) damaged[at + i] = static_cast<char>(random());
    for (const char* suffix : {"-wal", "-shm"}) fs::remove(file.string() + suffix);
    write(damaged);
    try {
      World world(file);
      (void)world.next_key();
      (void)world.collection.upkeep().check();
    } catch (const CollectionError& error) {
      EXPECT_EQ(error.kind(), Kind::damaged) << error.what();
    }
  }
}

TEST_F(CollectionFile, ReadOnlyIsRefusedEvenForRoot) {
  make_collection();
  fs::permissions(file, fs::perms::owner_read | fs::perms::group_read);
  EXPECT_EQ(refusal(), Kind::read_only);
  fs::permissions(file, fs::perms::owner_all);
}

TEST_F(CollectionFile, AFolderIsRefused) {
  fs::create_directory(file);
  EXPECT_THROW(World world(file), CollectionError);
}

TEST_F(CollectionFile, LockedByAnotherProgramIsRefusedForWriting) {
  make_collection();
  SQLite::Database other(file.string(), SQLite::OPEN_READWRITE);
  other.exec("BEGIN IMMEDIATE");
  try {
    World world(file);
    FAIL() << "was not refused";
  } catch (const CollectionError& error) {
    EXPECT_EQ(error.kind(), Kind::locked);
  }
}

TEST_F(CollectionFile, CopiedWhileInUseWithoutItsLogIsStillACollection) {
  World world(file);  // nothing has been copied back from the write-ahead log yet
  world.collection.decks().import_deck(make_deck({make_question("one")}));
  const fs::path copy = folder / "copy.db";
  fs::copy_file(file, copy);
  World copied(copy);
  EXPECT_EQ(copied.next_key(), "") << "what only the log knew is not there";
}

TEST_F(CollectionFile, MovedOrDeletedWhileOpenTakesNoAnswerThatWouldBeLost) {
  World world(file);
  world.collection.decks().import_deck(make_deck({make_question("one")}));
  fs::rename(file, folder / "elsewhere.db");
  EXPECT_THROW(world.answer_next(true), CollectionError);
  std::ofstream(file) << "another file";
  EXPECT_THROW(world.answer_next(true), CollectionError);
  fs::remove(file);
  EXPECT_THROW(world.answer_next(true), CollectionError);
  fs::rename(folder / "elsewhere.db", file);
  world.answer_next(true);
  EXPECT_EQ(world.log().size(), 1U);
}

TEST_F(CollectionFile, KeepsEverythingOverARestart) {
  make_collection();
  World world(file);
  EXPECT_EQ(world.log().size(), 1U);
  EXPECT_EQ(world.collection.daily_review().today().fresh, 1);
  EXPECT_TRUE(world.collection.daily_review().undo());
  EXPECT_EQ(world.collection.daily_review().today().fresh, 2);
}

}  // namespace
}  // namespace trapline::test
