// What docs/writing-decks.md shows works as it is printed there.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/shell.hpp"
#include "tests/support/deck_quality.hpp"

namespace trapline::test {
namespace {

using testing::EndsWith;
using testing::HasSubstr;

/// All fenced blocks of a sort, one behind the other.
std::string blocks(const std::string& text, const std::string& sort) {
  const std::string fence = "\n```" + sort + "\n";
  std::string all;
  for (std::size_t at = text.find(fence); at != std::string::npos; at = text.find(fence, at)) {
    at += fence.size();
    all += text.substr(at, text.find("\n```", at) - at) + "\n\n";
  }
  return all;
}

class WritingGuide : public testing::Test {
 protected:
  const std::string guide = text_of(TRAPLINE_SOURCE_DIR "/docs/writing-decks.md");
  test::Shell shell;
};

TEST_F(WritingGuide, ShowsADeckThatPassesTheCheck) {
  const std::string file = shell.write("sailing.deck.md", blocks(guide, "markdown"));
  const Ran checked = shell.run({"check", file});
  EXPECT_THAT(checked.out, HasSubstr("1 question, 1 trap"));
  EXPECT_THAT(checked.out, EndsWith("\nno errors, no warnings\n")) << checked.err;
  EXPECT_EQ(shell.run({"ids", file}).exit, cli::Exit::done);
  const Json report = shell.run({"import", file, "--dry-run", "--json"}).json()["files"][0];
  EXPECT_EQ(report["deck"], "Sailing/Right of way");
  EXPECT_EQ(report["questions"]["new"], 1);
}

TEST_F(WritingGuide, ShowsABlueprintThatWorks) {
  shell.write("skipper.blueprint.json", blocks(guide, "json"));
  const std::string deck =
      "---\nblueprint: skipper-2026\ntopics: [1.1 Right of way]\n---\n## Old name\n\nx\n\nAnswer: y\n";
  const Ran ran = shell.run({"check", shell.write("a.deck.md", deck)});
  EXPECT_THAT(ran.err, EndsWith(":5: warning: \"Old name\" is now called \"Name in use now\"; use that name, with the "
                                "former one in brackets\n"));
  EXPECT_THAT(guide,
              HasSubstr(": warning: \"Old name\" is now called \"Name in use now\"; use that name, with the former "
                        "one in brackets"));
  EXPECT_THAT(ran.out, EndsWith("no errors, 1 warning\n"));
}

}  // namespace
}  // namespace trapline::test
