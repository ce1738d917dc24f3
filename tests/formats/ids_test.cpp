// Ids: made from titles, written into files, and never changed once they are there.
#include "engine/formats/ids.hpp"

#include <gtest/gtest.h>

#include "engine/formats/deck_markdown/deck_markdown.hpp"

namespace trapline::formats {
namespace {

TEST(Ids, AreMadeOfTheLettersAndDigitsOfATitle) {
  EXPECT_EQ(slug("Weights larger than one device"), "weights-larger-than-one-device");
  EXPECT_EQ(slug("  `TF_CONFIG` — what's  inside?!  "), "tf-config-what-s-inside");
  EXPECT_EQ(slug("Größe der Übung, déjà vu"), "grose-der-ubung-deja-vu");
  EXPECT_EQ(slug("A claim", "trap"), "trap-a-claim");
}

TEST(Ids, AreLegalWhateverTheTitle) {
  for (const std::string title : {"", "a", "ab", "RNN", "!!!", "— …", "日本語の質問", "Что такое градиент?", "🙂",
                                  "Ω is Greek", "x\xF0\x9F\x98\x80y", "9", "\xFF\xFE broken"}) {
    EXPECT_TRUE(is_valid_id(slug(title))) << title << " -> " << slug(title);
    EXPECT_TRUE(is_valid_id(slug(title, "trap"))) << title << " -> " << slug(title, "trap");
  }
  EXPECT_TRUE(is_valid_id(slug(std::string(1000, 'x'))));
  EXPECT_EQ(slug("one two three four five six seven eight nine ten eleven twelve thirteen"),
            "one-two-three-four-five-six-seven-eight-nine-ten-eleven-twelve")
      << "cut between words";
}

TEST(Ids, OfTitlesInOtherScriptsAreHashesThatTellThemApart) {
  EXPECT_EQ(slug("日本語の質問"), slug("日本語の質問"));
  EXPECT_NE(slug("日本語の質問"), slug("日本語の答え"));
  EXPECT_EQ(slug("日本語の質問 (JP)").rfind("q-", 0), 0U);
}

TEST(Ids, HashTheSameOnEveryMachine) {
  EXPECT_EQ(hash_hex(""), "cbf29ce484222325") << "the published offset basis of FNV-1a";
  EXPECT_EQ(hash_hex("a"), "af63dc4c8601ec8c");
  EXPECT_EQ(hash_hex("foobar"), "85944171f73967e8");
}

TEST(Ids, AreMadeUniqueByANumber) {
  IdRegistry ids;
  EXPECT_TRUE(ids.take("same-3"));
  EXPECT_EQ(ids.make_unique("same"), "same");
  EXPECT_EQ(ids.make_unique("same"), "same-2");
  EXPECT_EQ(ids.make_unique("same"), "same-4");
  const std::string longest(64, 'x');
  EXPECT_EQ(ids.make_unique(longest), longest);
  EXPECT_EQ(ids.make_unique(longest), std::string(62, 'x') + "-2");
}

TEST(MissingIds, AreWrittenBelowTheirHeadingsAndNowhereElse) {
  const std::string text =
      "---\ndeck: D\n---\n# Group\n\n## One\nstem  \n\n- [x] a\n- [ ] b\n\n## Trap: A claim\n\n## Kept\n<!-- id: "
      "kept-id -->\n\n## One\n";
  EXPECT_EQ(missing_ids(text),
            "---\ndeck: D\n---\n# Group\n\n## One\n<!-- id: q-one -->\nstem  \n\n- [x] a\n- [ ] b\n\n## Trap: A "
            "claim\n<!-- id: "
            "trap-a-claim -->\n\n## Kept\n<!-- id: kept-id -->\n\n## One\n<!-- id: q-one-2 -->\n");
}

TEST(MissingIds, AreThoseOfAFirstImport) {
  const std::string text =
      "## Same\ns\n- [x] a\n- [ ] b\n  - Trap: A claim\n\n## Same\ns\n- [x] a\n- [ ] b\n\n## 質問\nq\n\nAnswer: a\n";
  const ParsedDeck before = parse_deck_markdown(text, "d");
  const ParsedDeck after = parse_deck_markdown(missing_ids(text), "d");
  EXPECT_EQ(before.deck.questions.size(), 3U);
  EXPECT_EQ(before.deck, after.deck);
}

TEST(MissingIds, AreWrittenOnce) {
  const std::string once = missing_ids("## One\ns\n- [x] a\n- [ ] b\n\n## \n");
  EXPECT_EQ(missing_ids(once), once);
}

TEST(MissingIds, KeepTheLineEndingsAndTheByteOrderMark) {
  EXPECT_EQ(missing_ids("\xEF\xBB\xBF## One two\r\nstem\r\n\r\n## Last one"),
            "\xEF\xBB\xBF## One two\r\n<!-- id: one-two -->\r\nstem\r\n\r\n## Last one\r\n<!-- id: last-one -->");
  EXPECT_EQ(missing_ids("## Only one"), "## Only one\n<!-- id: only-one -->");
  EXPECT_EQ(missing_ids("## One two\rstem\r"), "## One two\r<!-- id: one-two -->\rstem\r");
}

TEST(MissingIds, LeaveATextWithoutQuestionsAlone) {
  for (const std::string text : {"", "\n", "# Only notes\n", "```\n## in code\n```\n", "<!--\n## hidden\n-->"})
    EXPECT_EQ(missing_ids(text), text);
}

TEST(MissingIds, LeaveABadIdToItsAuthor) {
  const std::string text = "## One\n<!-- id: ? -->\nstem\n";
  EXPECT_EQ(missing_ids(text), text);
}

}  // namespace
}  // namespace trapline::formats
