// From a path to questions in the collection, whatever the path turns out to be.
#include "app/files/importer.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <fstream>
#include <sstream>

#include "engine/formats/formats.hpp"
#include "support/folder.hpp"
#include "support/world.hpp"

namespace trapline::test {
namespace {

using namespace files;

using testing::HasSubstr;

constexpr const char* kDeck = "---\ndeck: Small\n---\n\n## One\n\nStem?\n\n- [x] yes\n- [ ] no\n";
constexpr const char* kHalf = "## One\n\nStem?\n\n- [x] yes\n- [ ] no\n\n## Two\n\nNo options here.\n";

class Importer : public testing::Test {
 protected:
  std::string write(const std::string& name, const std::string& text) const {
    std::ofstream(folder.path() / name, std::ios::binary) << text;
    return (folder.path() / name).string();
  }
  files::FileReport import(const std::string& path) { return files::import_paths(world.collection, {path}).at(0); }

  TemporaryFolder folder;
  World world;
};

TEST_F(Importer, TakesADeckFile) {
  const files::FileReport report = import(write("small.deck.md", kDeck));
  EXPECT_TRUE(report.taken());
  EXPECT_EQ(report.deck, "Small");
  EXPECT_EQ(report.questions.added, 1);
  EXPECT_TRUE(report.diagnostics.empty());
}

TEST_F(Importer, TakesTheGoodQuestionsOfAFileWithErrors) {
  const files::FileReport report = import(write("half.deck.md", kHalf));
  EXPECT_TRUE(report.taken());
  EXPECT_EQ(report.questions.added, 1);
  EXPECT_EQ(report.refused_questions, 1);
  ASSERT_FALSE(report.diagnostics.empty());
  EXPECT_GE(report.diagnostics.front().line, 8);
}

TEST_F(Importer, RefusesWhatIsNotThereOrNoDeckWithAReason) {
  for (const std::string& path : {(folder.path() / "missing.deck.md").string(), write("text.txt", "Dear diary,\n"),
                                  write("empty.deck.md", ""), write("nul.deck.md", std::string("## A\0B\n", 7)),
                                  write("latin1.deck.md", "## Caf\xE9\n"), folder.path().string() + "/nothing/"}) {
    const files::FileReport report = import(path);
    EXPECT_FALSE(report.taken()) << path;
    EXPECT_EQ(report.diagnostics.size(), 1U) << path;
  }
  EXPECT_EQ(world.collection.insights().stats().questions, 0);
}

TEST_F(Importer, TakesTheDecksOfAFolderByName) {
  write("b.deck.md", kDeck);
  write("a.deck.md", kDeck);
  write("readme.md", "## No deck of mine\n");
  const auto files = files::deck_files(folder.path());
  ASSERT_EQ(files.size(), 2U);
  EXPECT_EQ(files[0].filename(), "a.deck.md");
  EXPECT_EQ(files[1].filename(), "b.deck.md");
}

TEST_F(Importer, RefusesAFolderWithoutADeck) {
  EXPECT_THAT(import(folder.path().string()).diagnostics.at(0).message, HasSubstr(".deck.md"));
}

TEST_F(Importer, RefusesAFileOverTheLimitWithoutReadingIt) {
  const std::string path = write("huge.deck.md", "");
  std::filesystem::resize_file(path, formats::kMaxDeckBytes + 1);  // sparse: no byte is written
  EXPECT_THAT(import(path).diagnostics.at(0).message, HasSubstr("larger than 64 MB"));
}

TEST_F(Importer, StopsReadingAnEndlessStream) {
  std::ifstream endless("/dev/zero", std::ios::binary);
  if (!endless) GTEST_SKIP() << "no /dev/zero here";
  EXPECT_THAT(files::read_deck_stream(endless, "-").parsed.diagnostics.at(0).message, HasSubstr("larger than 64 MB"));
}

TEST_F(Importer, SaysInOneSentenceWhatItDid) {
  const std::string good = write("small.deck.md", kDeck);
  const std::string bad = write("text.txt", "Dear diary,\n");
  EXPECT_EQ(files::in_one_sentence(files::import_paths(world.collection, {good})), "Imported: 1 new question.");
  EXPECT_EQ(files::in_one_sentence(files::import_paths(world.collection, {good})), "Imported: 1 question unchanged.");
  EXPECT_THAT(files::in_one_sentence(files::import_paths(world.collection, {bad})),
              HasSubstr("text.txt was refused: "));
  EXPECT_THAT(files::in_one_sentence(files::import_paths(world.collection, {good, bad})),
              testing::AllOf(HasSubstr("1 question unchanged"), HasSubstr("text.txt was refused: ")));
}

TEST_F(Importer, ImportsNothingInADryRun) {
  const files::DeckFile file = files::read_deck_file(write("small.deck.md", kDeck));
  EXPECT_EQ(files::import_file(world.collection, file, collection::DryRun::yes).questions.added, 1);
  EXPECT_EQ(world.collection.insights().stats().questions, 0);
}

TEST_F(Importer, PassesOverWhatIsNoFileInAFolder) {
  write("a.deck.md", kDeck);
  std::filesystem::create_directory(folder.path() / "folder.deck.md");
  ASSERT_EQ(mkfifo((folder.path() / "pipe.deck.md").c_str(), 0600), 0);
  std::filesystem::create_symlink("nowhere", folder.path() / "z.deck.md");
  const auto reports = files::import_paths(world.collection, {folder.path().string()});
  ASSERT_EQ(reports.size(), 2U);
  EXPECT_TRUE(reports[0].taken());
  EXPECT_EQ(reports[1].diagnostics.at(0).message, "there is no such file");
}

}  // namespace
}  // namespace trapline::test
