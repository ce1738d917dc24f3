// From the path that a deck's Markdown names to a picture in the deck, or to a warning.
#include "app/files/picture_files.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <fstream>
#include <sstream>

#include "app/files/importer.hpp"
#include "support/folder.hpp"
#include "support/pictures.hpp"

namespace trapline::test {
namespace {

using namespace files;

namespace fs = std::filesystem;
using testing::HasSubstr;

class PictureFiles : public testing::Test {
 protected:
  PictureFiles() { fs::create_directories(decks() / "img"); }
  [[nodiscard]] fs::path decks() const { return folder.path() / "decks"; }
  void write(const std::string& name, const std::string& bytes) const {
    std::ofstream(decks() / name, std::ios::binary) << bytes;
  }
  /// A deck whose only question shows this picture.
  [[nodiscard]] formats::ParsedDeck deck_with(const std::string& path) const {
    write("maps.deck.md", "## A\n\n![map](" + path + ")\n\n- [x] yes\n- [ ] no\n");
    return files::read_deck_file(decks() / "maps.deck.md").parsed;
  }
  void expect_taken(const std::string& path, const std::string& bytes) const {
    const formats::ParsedDeck parsed = deck_with(path);
    EXPECT_TRUE(parsed.diagnostics.empty()) << path << ": " << parsed.diagnostics.front().message;
    ASSERT_EQ(parsed.deck.pictures.size(), 1U) << path;
    EXPECT_EQ(parsed.deck.pictures.front().path, path.starts_with('<') ? path.substr(1, path.size() - 2) : path);
    EXPECT_EQ(parsed.deck.pictures.front().bytes, bytes);
  }
  void expect_warning(const std::string& path, const std::string& words) const {
    const formats::ParsedDeck parsed = deck_with(path);
    EXPECT_EQ(parsed.deck.questions.size(), 1U) << path;
    EXPECT_TRUE(parsed.deck.pictures.empty()) << path;
    ASSERT_EQ(parsed.diagnostics.size(), 1U) << path;
    const formats::Diagnostic& diagnostic = parsed.diagnostics.front();
    EXPECT_EQ(diagnostic.severity, formats::Severity::warning);
    EXPECT_EQ(diagnostic.line, 3);
    EXPECT_THAT(diagnostic.message, HasSubstr(words));
  }

  TemporaryFolder folder;
};

TEST_F(PictureFiles, AreTakenFromTheDecksFolderAndBelow) {
  write("map.png", png_file());
  write("img/photo.jpg", jpeg_file());
  expect_taken("map.png", png_file());
  expect_taken("./map.png", png_file());
  expect_taken("img/photo.jpg", jpeg_file());
  expect_taken("img/../map.png", png_file());
}

TEST_F(PictureFiles, OfALinkedDeckLieBesideTheDeckAndNotBesideTheLink) {
  write("map.png", png_file());
  expect_taken("map.png", png_file());
  fs::create_symlink(decks() / "maps.deck.md", folder.path() / "link.deck.md");
  const formats::ParsedDeck parsed = files::read_deck_file(folder.path() / "link.deck.md").parsed;
  EXPECT_TRUE(parsed.diagnostics.empty());
  EXPECT_EQ(parsed.deck.pictures.size(), 1U);
}

TEST_F(PictureFiles, MayHaveSpacesAndPercentSignsInTheirNames) {
  write("my map.png", png_file());
  write("50%.png", png_file());
  expect_taken("my%20map.png", png_file());
  expect_taken("<my map.png>", png_file());
  expect_taken("50%.png", png_file());
}

TEST_F(PictureFiles, AreTakenWhereTheDeckIsNamedWithoutAFolder) {
  write("map.png", png_file());
  (void)deck_with("map.png");
  const fs::path former = fs::current_path();
  fs::current_path(decks());
  EXPECT_EQ(files::read_deck_file("maps.deck.md").parsed.deck.pictures.size(), 1U);
  fs::current_path(former);
}

TEST_F(PictureFiles, OutsideOfTheDecksFolderAreNotRead) {
  std::ofstream(folder.path() / "secret.png") << png_file();
  fs::create_symlink(folder.path() / "secret.png", decks() / "link.png");
  fs::create_directory_symlink(folder.path(), decks() / "up");
  for (const std::string& path :
       {std::string("../secret.png"), std::string("img/../../secret.png"), std::string("%2e%2e/secret.png"),
        std::string("link.png"), std::string("up/secret.png"), (folder.path() / "secret.png").string()}) {
    expect_warning(path, "outside of the deck's folder");
  }
}

TEST_F(PictureFiles, ThatCannotBeTakenAreAWarning) {
  expect_warning("img/none.png", "is not there");
  expect_warning("img", "is no file");
  write("map.gif", "GIF89a");
  expect_warning("map.gif", "neither PNG nor JPEG");
  write("short.png", png_file().substr(0, 60));
  expect_warning("short.png", "cannot be shown");
  write("wide.png", blank_png_file(9000, 1));
  expect_warning("wide.png", "too large");
  write("empty.png", "");
  expect_warning("empty.png", "neither PNG nor JPEG");
  expect_warning("https://example.org/map.png", "nothing is fetched");
  write("big.png", png_file());
  fs::resize_file(decks() / "big.png", kMaxPictureBytes + 1);
  expect_warning("big.png", "larger than 8 MB");
}

TEST_F(PictureFiles, ThatAreNoFilesDoNotHang) {
  ASSERT_EQ(mkfifo((decks() / "pipe.png").c_str(), 0600), 0);
  expect_warning("pipe.png", "is no file");
}

TEST_F(PictureFiles, CannotComeWithStandardInput) {
  std::istringstream in("## A\n\n![map](map.png)\n\n- [x] yes\n- [ ] no\n");
  const formats::ParsedDeck parsed = files::read_deck_stream(in, "standard input").parsed;
  EXPECT_EQ(parsed.deck.questions.size(), 1U);
  ASSERT_EQ(parsed.diagnostics.size(), 1U);
  EXPECT_THAT(parsed.diagnostics.front().message, HasSubstr("import the deck as a file"));
}

TEST_F(PictureFiles, AreLimitedInAll) {
  std::string text = "## A\n\nMany:\n\n";
  const std::size_t fitting = kMaxPicturesBytes / kMaxPictureBytes;
  for (std::size_t i = 0; i <= fitting; ++i) {
    const std::string name = std::to_string(i) + ".png";
    write(name, png_file());
    fs::resize_file(decks() / name, kMaxPictureBytes);  // holes: they take no room on the disk
    text += "![](" + name + ")\n\n";
  }
  write("many.deck.md", text + "- [x] yes\n- [ ] no\n");
  const formats::ParsedDeck parsed = files::read_deck_file(decks() / "many.deck.md").parsed;
  EXPECT_EQ(parsed.deck.pictures.size(), fitting);
  ASSERT_EQ(parsed.diagnostics.size(), 1U);
  EXPECT_THAT(parsed.diagnostics.front().message, HasSubstr("is one too many"));
}

}  // namespace
}  // namespace trapline::test
