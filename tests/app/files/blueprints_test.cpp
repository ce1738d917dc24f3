// Where a deck's blueprint is looked for, and what is said where it is missing or damaged.
#include "app/files/blueprints.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "engine/formats/blueprint_json.hpp"
#include "tests/support/folder.hpp"

namespace trapline::control {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

std::string blueprint(const std::string& id, const std::string& exam) {
  return R"({"id": ")" + id + R"(", "exam": ")" + exam + R"(", "in_force": "2026-01-01", "minutes": 90,
    "questions": {"min": 1, "max": 2},
    "sections": [{"number": 1, "name": "All", "weight": 1, "objectives": [{"number": "1.1", "topic": "1.1 X"}]}]})";
}

class FindBlueprint : public testing::Test {
 protected:
  void write(const std::string& name, const std::string& text) {
    fs::create_directories((folder.path() / name).parent_path());
    std::ofstream(folder.path() / name) << text;
  }
  files::BlueprintSearch find(const std::string& deck, const std::string& shipped = "") {
    std::optional<fs::path> decks;
    if (!shipped.empty()) decks = folder.path() / shipped;
    return files::find_blueprint("skipper", folder.path() / deck, decks);
  }
  std::string exam(const files::BlueprintSearch& search) { return search.blueprint ? search.blueprint->exam : "none"; }

  test::TemporaryFolder folder;
};

TEST_F(FindBlueprint, LooksBesideTheDeckThenInTheParentThenAmongTheShippedDecks) {
  write("shipped/sea/s.blueprint.json", blueprint("skipper", "in a shipped folder"));
  EXPECT_EQ(exam(find("my/decks/a.deck.md", "shipped")), "in a shipped folder");
  EXPECT_EQ(exam(find("my/decks/a.deck.md")), "none");
  write("shipped/s.blueprint.json", blueprint("skipper", "among the shipped decks"));
  EXPECT_EQ(exam(find("my/decks/a.deck.md", "shipped")), "among the shipped decks");
  write("my/s.blueprint.json", blueprint("skipper", "in the parent"));
  EXPECT_EQ(exam(find("my/decks/a.deck.md", "shipped")), "in the parent");
  write("my/decks/s.blueprint.json", blueprint("skipper", "beside the deck"));
  EXPECT_EQ(exam(find("my/decks/a.deck.md", "shipped")), "beside the deck");
}

TEST_F(FindBlueprint, GoesByTheIdAndNotByTheName) {
  write("a.blueprint.json", blueprint("gunner", "another exam"));
  write("b.blueprint.json", blueprint("skipper", "the right one"));
  write("skipper.json", blueprint("skipper", "no blueprint by its name"));
  EXPECT_EQ(exam(find("a.deck.md")), "the right one");
  EXPECT_TRUE(find("a.deck.md").diagnostics.empty());
}

TEST_F(FindBlueprint, FollowsALinkToTheDeck) {
  write("decks/sea/s.blueprint.json", blueprint("skipper", "beside the file itself"));
  write("decks/sea/a.deck.md", "");
  fs::create_directories(folder.path() / "elsewhere");
  fs::create_symlink("../decks/sea/a.deck.md", folder.path() / "elsewhere/old.deck.md");
  EXPECT_EQ(exam(find("elsewhere/old.deck.md")), "beside the file itself");
}

TEST_F(FindBlueprint, WarnsWhereThereIsNone) {
  const files::BlueprintSearch search = find("a.deck.md", "no-such-folder");
  EXPECT_FALSE(search.blueprint);
  ASSERT_EQ(search.diagnostics.size(), 1U);
  EXPECT_EQ(search.diagnostics[0].severity, formats::Severity::warning);
  EXPECT_THAT(search.diagnostics[0].message, HasSubstr("has the id \"skipper\""));
}

TEST_F(FindBlueprint, SaysWhatIsWrongWithAFileThatMayBeTheOne) {
  write("a.blueprint.json", "{\n]");
  write("b.blueprint.json", std::string(formats::kMaxBlueprintBytes + 5, ' '));
  fs::create_directories(folder.path() / "c.blueprint.json");
  const files::BlueprintSearch search = find("a.deck.md");
  EXPECT_FALSE(search.blueprint);
  ASSERT_EQ(search.diagnostics.size(), 3U);
  EXPECT_THAT(search.diagnostics[0].message, HasSubstr("a.blueprint.json:2: "));
  EXPECT_THAT(search.diagnostics[1].message, HasSubstr("b.blueprint.json: the blueprint is larger"));
  for (const formats::Diagnostic& found : search.diagnostics) EXPECT_EQ(found.severity, formats::Severity::warning);
}

}  // namespace
}  // namespace trapline::control
