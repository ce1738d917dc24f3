// A user's file is replaced whole, or not at all.
#include "app/files/replace_file.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <stdexcept>

#include "support/folder.hpp"

namespace trapline::files {
namespace {

namespace fs = std::filesystem;

std::string text_of(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

struct ReplaceFile : testing::Test {
  [[nodiscard]] auto count() const { return std::distance(fs::directory_iterator(folder.path()), {}); }
  test::TemporaryFolder folder;
  fs::path file = folder.path() / "my.deck.md";
};

TEST_F(ReplaceFile, MakesAFileAndPutsANewOneInItsPlace) {
  replace_file(file, "old");
  replace_file(file, std::string(1'000'000, 'x'));
  EXPECT_EQ(text_of(file).size(), 1'000'000U);
  EXPECT_EQ(count(), 1);
}

TEST_F(ReplaceFile, KeepsTheMode) {
  replace_file(file, "old");
  fs::permissions(file, fs::perms::owner_read | fs::perms::owner_write);
  replace_file(file, "new");
  EXPECT_EQ(fs::status(file).permissions(), fs::perms::owner_read | fs::perms::owner_write);
}

TEST_F(ReplaceFile, FollowsALinkAndLeavesItALink) {
  fs::create_directories(folder.path() / "elsewhere");
  const fs::path link = folder.path() / "link.deck.md";
  fs::create_symlink("elsewhere/real.deck.md", link);
  replace_file(link, "through a link that leads nowhere yet");
  replace_file(link, "again");
  EXPECT_TRUE(fs::is_symlink(link));
  EXPECT_EQ(text_of(folder.path() / "elsewhere/real.deck.md"), "again");
}

TEST_F(ReplaceFile, LeavesNothingOverWhereItFails) {
  fs::create_directories(file / "full");  // a folder is no file
  EXPECT_THROW(replace_file(file, "new"), std::runtime_error);
  EXPECT_EQ(count(), 1);
  EXPECT_THROW(replace_file(folder.path() / "missing" / "x", "new"), std::runtime_error);
  fs::create_symlink("circle", folder.path() / "circle");
  try {
    replace_file(folder.path() / "circle", "new");
    ADD_FAILURE() << "a link to itself";
  } catch (const std::runtime_error& error) {
    EXPECT_THAT(error.what(), testing::HasSubstr("circle cannot be written ("));
  }
}

TEST_F(ReplaceFile, WritesOverNoFileThatLiesBeside) {
  std::ofstream(file.string() + ".new") << "somebody else's";
  replace_file(file, "text");
  EXPECT_EQ(text_of(file.string() + ".new"), "somebody else's");
}

}  // namespace
}  // namespace trapline::files
