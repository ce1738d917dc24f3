// How a program finds the decks that ship with it: chosen, installed anywhere, or built from a checkout.
#include "app/decks_dir.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <string>

namespace trapline {
namespace {

namespace fs = std::filesystem;

class DeckDir : public testing::Test {
 protected:
  void SetUp() override {
    unsetenv("TRAPLINE_DECKS");
    std::string name = (fs::temp_directory_path() / "trapline decks XXXXXX").string();
    ASSERT_NE(mkdtemp(name.data()), nullptr);
    root_ = fs::canonical(name);
  }
  void TearDown() override {
    unsetenv("TRAPLINE_DECKS");
    fs::remove_all(root_);
  }
  fs::path make_folder(const fs::path& below_root) const {
    fs::create_directories(root_ / below_root);
    return root_ / below_root;
  }
  /// A program as it stands after an installation into `prefix`, with its decks beside it.
  fs::path install_into(const fs::path& prefix) const {
    make_folder(prefix / "bin");
    make_folder(prefix / "share/trapline/decks");
    return root_ / prefix / "bin/trapline";
  }
  const fs::path& root() const { return root_; }

 private:
  fs::path root_;
};

fs::path source_decks() { return fs::path(TRAPLINE_SOURCE_DIR) / "decks"; }

TEST_F(DeckDir, OfAnInstalledProgramStandsInItsPrefix) {
  const auto program = install_into("my apps");
  EXPECT_EQ(find_deck_dir(program), root() / "my apps/share/trapline/decks");
}

TEST_F(DeckDir, FollowsAPrefixThatIsMoved) {
  install_into("usr");
  fs::rename(root() / "usr", root() / "opt");
  EXPECT_EQ(find_deck_dir(root() / "opt/bin/trapline"), root() / "opt/share/trapline/decks");
}

TEST_F(DeckDir, IsTheOneThatTheUserNames) {
  const auto program = install_into("usr");
  const auto chosen = make_folder("chosen");
  setenv("TRAPLINE_DECKS", chosen.c_str(), 1);
  EXPECT_EQ(find_deck_dir(program), chosen);
}

TEST_F(DeckDir, IsNotGuessedWhereTheUserNamedOneThatIsNotThere) {
  const auto program = install_into("usr");
  setenv("TRAPLINE_DECKS", (root() / "no such folder").c_str(), 1);
  EXPECT_EQ(find_deck_dir(program), std::nullopt);
}

TEST_F(DeckDir, IsLookedForWhereTheUsersWishIsEmpty) {
  const auto program = install_into("usr");
  setenv("TRAPLINE_DECKS", "", 1);
  EXPECT_EQ(find_deck_dir(program), root() / "usr/share/trapline/decks");
}

TEST_F(DeckDir, OfAProgramThatIsNotInstalledIsTheSourceTrees) {
  if (!fs::is_directory(source_decks())) GTEST_SKIP() << "this checkout has no decks";
  EXPECT_EQ(find_deck_dir(make_folder("build") / "trapline"), source_decks());
  EXPECT_EQ(find_deck_dir({}), source_decks());
}

TEST_F(DeckDir, IsNoFileOfThatName) {
  const auto program = install_into("usr");
  const auto decks = root() / "usr/share/trapline/decks";
  fs::remove(decks);
  std::ofstream(decks) << "not a folder";
  EXPECT_NE(find_deck_dir(program), decks);
}

TEST(RunningProgram, IsAFileThatExists) {
  EXPECT_TRUE(fs::is_regular_file(running_program()));
  EXPECT_EQ(running_program().filename(), "trapline_tests");
}

}  // namespace
}  // namespace trapline
