// Former names of products: found where a question says nothing else, with the line and the name that is current.
#include "engine/authoring/staleness.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "engine/formats/formats.hpp"

namespace trapline::formats {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

const std::vector<Rename> kRenames = {{"Old Harbour", {"New Harbour", "Harbour"}},
                                      {"Old Harbour Pilots", {"Harbour Pilots", "Pilots at Harbour"}},
                                      {"Sloop", {"Sloop Cutter"}},
                                      {"Tide", {"Ebb"}},
                                      {"Ebb", {"Flow"}}};

/// One question with this stem from line 4 on, and with this explanation.
std::string question(const std::string& stem, const std::string& explanation = "e") {
  return "## A title\n<!-- id: a-title -->\n\n" + stem +
         "\n\n- [x] a) yes\n  - Why: w\n- [ ] b) no\n  - Why: w\n\nExplanation: " + explanation + "\n";
}

/// "line: message" of each finding.
std::vector<std::string> find(const std::string& deck) {
  std::vector<std::string> list;
  for (const Diagnostic& found : authoring::stale_names(parse_deck_file(deck, "d.deck.md"), kRenames)) {
    EXPECT_EQ(found.severity, Severity::warning);
    list.push_back(std::to_string(found.line) + ": " + found.message);
  }
  return list;
}

TEST(Staleness, NamesTheLineAndTheCurrentName) {
  EXPECT_THAT(find(question("One.\nThe Old Harbour is full.")),
              ElementsAre("5: \"Old Harbour\" is now called \"New Harbour\"; use that name, with the former one in "
                          "brackets"));
}

TEST(Staleness, LooksAtEveryPartOfAQuestion) {
  const std::string deck =
      "## Title\n\nStem\n\n- [x] a) yes\n  - Why: because\n- [ ] b) no\n  - Why: w\n  - Tempting: nice\n"
      "  - Right if: rain\n\nHint: help\n\nExplanation: e\nmore\n";
  const auto with = [&deck](const std::string& word) {
    std::string changed = deck;
    return changed.replace(changed.find(word), word.size(), word + " Tide");
  };
  const std::vector<std::pair<std::string, int>> parts = {{"Title", 1},   {"Stem", 3},  {"yes", 5},
                                                          {"because", 6}, {"no", 7},    {"nice", 9},
                                                          {"rain", 10},   {"help", 12}, {"more", 15}};
  for (const auto& [part, line] : parts) {
    const std::string start = std::to_string(line) + ": \"Tide\"";
    EXPECT_THAT(find(with(part)), ElementsAre(HasSubstr(start))) << part;
  }
  EXPECT_THAT(find("## Front\n\nAnswer: the\nTide\n"), ElementsAre(HasSubstr("4: \"Tide\"")));
}

TEST(Staleness, AcceptsAFormerNameBesideAnyOfItsCurrentNames) {
  EXPECT_THAT(find(question("The New Harbour (formerly Old Harbour) is full.")), IsEmpty());
  EXPECT_THAT(find(question("The Old Harbour is full.", "the New\nHarbour has room")), IsEmpty());
  EXPECT_THAT(find(question("The Harbour, once Old Harbour.")), IsEmpty());
  EXPECT_THAT(find(question("Pilots at Harbour (formerly Old Harbour Pilots), and Old Harbour.")), IsEmpty())
      << "\"Harbour\" is said within a longer name";
  EXPECT_THAT(find(question("The Old Harbour.", "`New Harbour`")), ElementsAre(HasSubstr("New Harbour")))
      << "code tells no reader a name";
}

TEST(Staleness, OneQuestionDoesNotExcuseAnother) {
  EXPECT_THAT(find(question("New Harbour.") + "\n## Second\n\nOld Harbour?\n\nAnswer: yes\n"),
              ElementsAre(HasSubstr("\"Old Harbour\"")));
}

TEST(Staleness, TakesTheLongestName) {
  EXPECT_THAT(find(question("Call the Old Harbour Pilots.")), ElementsAre(HasSubstr("\"Harbour Pilots\"")));
  EXPECT_THAT(find(question("Call the Old Harbour Pilots, or the New Harbour.")),
              ElementsAre(HasSubstr("\"Old Harbour Pilots\"")));
  EXPECT_THAT(find(question("A Sloop Cutter sails.")), IsEmpty()) << "a current name that begins with a former one";
  EXPECT_THAT(find(question("The Old Harbour is no Harbour.")), IsEmpty());
  EXPECT_THAT(find(question("The Old Harbour.")), ElementsAre(HasSubstr("\"Old Harbour\"")))
      << "a former name that ends with a current one";
  EXPECT_THAT(find(question("A Sloop sails.")), ElementsAre(HasSubstr("\"Sloop Cutter\"")));
  EXPECT_THAT(find(question("Old Harbour Pilot.")), ElementsAre(HasSubstr("\"Old Harbour\"")));
}

TEST(Staleness, FollowsANameThatChangedTwice) {
  EXPECT_THAT(find(question("The Tide.")), ElementsAre(HasSubstr("\"Ebb\"")));
  EXPECT_THAT(find(question("The Ebb (formerly Tide).")), ElementsAre(HasSubstr("\"Flow\"")));
  EXPECT_THAT(find(question("The Flow (formerly Ebb).")), IsEmpty());
}

TEST(Staleness, WantsWholeWordsInTheirOwnCase) {
  EXPECT_THAT(find(question("High tides, the tide, Tidewater, Tides, Tide_table.")), IsEmpty());
  EXPECT_THAT(find(question("Old. Harbour Old-Harbour")), IsEmpty());
  for (const std::string text :
       {"Tide's", "(Tide)", "**Tide**", "Tide-based", "\"Tide\"", "Old\nHarbour", "Old  Harbour"})
    EXPECT_EQ(find(question(text)).size(), 1U) << text;
}

TEST(Staleness, LetsCodeAndAddressesKeepTheirNames) {
  EXPECT_THAT(find(question("Run `Tide.run()`:\n\n```py\nimport Tide\n```\n\nSee [Tide](https://e.org/Tide), "
                            "https://e.org/Tide.")),
              IsEmpty());
  EXPECT_THAT(find(question("Stem") + "\nReferences:\n\n- [Tide tables](https://example.org/Tide)\n"), IsEmpty());
}

TEST(Staleness, SaysEachNameOfAQuestionOnce) {
  EXPECT_THAT(find(question("Tide, Tide.\nSloop, Tide.", "Tide")),
              ElementsAre(HasSubstr("4: \"Tide\""), HasSubstr("5: \"Sloop\"")));
}

TEST(Staleness, LooksAtTrapsToo) {
  const std::string carried = question("Stem");
  const auto trap = [&](const std::string& claim, const std::string& truth) {
    return carried + "\n## Trap: " + claim + "\nTruth: " + truth + "\n";
  };
  EXPECT_THAT(find(trap("The Tide waits", "It does not.")), ElementsAre(HasSubstr("13: \"Tide\"")));
  EXPECT_THAT(find(trap("It waits", "The Tide does not.")), ElementsAre(HasSubstr("13: \"Tide\"")));
  EXPECT_THAT(find(trap("The Flow waits", "The Ebb does not.")), IsEmpty());
}

TEST(Staleness, WithoutRenamesOrLinesFindsNoFault) {
  ParsedDeck parsed;
  parsed.deck.questions.push_back({});
  parsed.deck.questions[0].stem = "Tide";
  parsed.deck.questions[0].options.push_back({"a", "Tide", true, false, "", "", "", ""});
  parsed.deck.traps.push_back({"trap-x", "Sloop", "", {}});
  EXPECT_TRUE(authoring::stale_names(parsed, {}).empty());
  EXPECT_TRUE(authoring::stale_names(parsed, {{"", {"x"}}, {"`Tide`", {"x"}}, {"Tide", {}}}).empty());
  EXPECT_EQ(authoring::stale_names(parsed, kRenames).size(), 2U);
}

TEST(Staleness, LooksThroughALongTextInReasonableTime) {
  std::string text = question("Stem");
  for (int i = 0; i < 20'000; ++i) text += "Old Harbour Pilots ";
  EXPECT_EQ(find(text).size(), 1U);
}

}  // namespace
}  // namespace trapline::formats
