#include "engine/markdown/rich_text.hpp"

#include <gtest/gtest.h>

#include <chrono>

namespace trapline::state {
namespace {

markdown::TextSpan span(std::string text, bool strong = false, bool emphasis = false, bool code = false,
                        std::string url = "") {
  return {std::move(text), strong, emphasis, code, std::move(url)};
}

TEST(RichText, OfNothingIsNothing) {
  EXPECT_TRUE(markdown::rich_text("").empty());
  EXPECT_TRUE(markdown::rich_text(" \n\n").empty());
}

TEST(RichText, JoinsTheLinesOfAParagraph) {
  const markdown::RichText text = markdown::rich_text("one\ntwo\n\nthree");
  ASSERT_EQ(text.size(), 2U);
  EXPECT_EQ(text[0].spans, (std::vector{span("one two")}));
  EXPECT_EQ(text[1].spans, (std::vector{span("three")}));
}

TEST(RichText, KeepsHardLineBreaks) {
  EXPECT_EQ(markdown::rich_text("one\\\ntwo")[0].spans, (std::vector{span("one\ntwo")}));
}

TEST(RichText, KnowsBoldItalicBothAndCode) {
  EXPECT_EQ(markdown::rich_text("a **b** *c* ***d*** `e`")[0].spans,
            (std::vector{span("a "), span("b", true), span(" "), span("c", false, true), span(" "),
                         span("d", true, true), span(" "), span("e", false, false, true)}));
}

TEST(RichText, KeepsCodeBlocksToTheLetter) {
  const markdown::RichText text = markdown::rich_text("```python\nif a < b:\n    *x*\n\n```\nafter");
  ASSERT_EQ(text.size(), 2U);
  EXPECT_EQ(text[0].kind, markdown::TextBlockKind::code);
  EXPECT_EQ(text[0].spans[0].text, "if a < b:\n    *x*");
  EXPECT_EQ(markdown::rich_text("    indented")[0].kind, markdown::TextBlockKind::code);
}

TEST(RichText, MarksTheItemsOfListsAndTheirDepth) {
  const markdown::RichText text = markdown::rich_text("- a\n- b\n  1. c\n  2. d\n\n7. e");
  ASSERT_EQ(text.size(), 5U);
  const auto is_item = [&](std::size_t i, const char* marker, int indent, const char* words) {
    EXPECT_EQ(text[i].kind, markdown::TextBlockKind::list_item);
    EXPECT_EQ(text[i].marker, marker);
    EXPECT_EQ(text[i].indent, indent);
    EXPECT_EQ(text[i].spans, (std::vector{span(words)}));
  };
  is_item(0, "•", 0, "a");
  is_item(1, "•", 0, "b");
  is_item(2, "1.", 1, "c");
  is_item(3, "2.", 1, "d");
  is_item(4, "7.", 0, "e");
}

TEST(RichText, KeepsWhatFollowsInAnItemBelowIt) {
  const markdown::RichText text = markdown::rich_text("- a\n\n  more\n\n  ```\n  code\n  ```\n\nafter");
  ASSERT_EQ(text.size(), 4U);
  EXPECT_EQ(text[1].kind, markdown::TextBlockKind::paragraph);
  EXPECT_EQ(text[1].indent, 1);
  EXPECT_EQ(text[2].kind, markdown::TextBlockKind::code);
  EXPECT_EQ(text[2].indent, 1);
  EXPECT_EQ(text[3].indent, 0);
}

TEST(RichText, KnowsAnItemThatBeginsWithCode) {
  const markdown::RichText text = markdown::rich_text("1. ```\n   x\n   ```");
  ASSERT_EQ(text.size(), 2U);
  EXPECT_EQ(text[0].marker, "1.");
  EXPECT_EQ(text[1].kind, markdown::TextBlockKind::code);
}

TEST(RichText, ReadsTablesRowByRow) {
  const markdown::RichText text = markdown::rich_text("| a | **b** |\n|---|---|\n| `1` | x y |");
  ASSERT_EQ(text.size(), 1U);
  EXPECT_EQ(text[0].kind, markdown::TextBlockKind::table);
  ASSERT_EQ(text[0].rows.size(), 2U);
  EXPECT_EQ(text[0].rows[0][1], (std::vector{span("b", true)}));
  EXPECT_EQ(text[0].rows[1][0], (std::vector{span("1", false, false, true)}));
  EXPECT_EQ(text[0].rows[1][1], (std::vector{span("x y")}));
}

TEST(RichText, KnowsHowTheColumnsOfATableAreSet) {
  EXPECT_EQ(markdown::rich_text("| a | b | c | d |\n|---|:--|:-:|--:|\n| 1 | 2 | 3 | 4 |")[0].columns,
            (std::vector{markdown::ColumnAlign::left, markdown::ColumnAlign::left, markdown::ColumnAlign::center,
                         markdown::ColumnAlign::right}));
}

TEST(RichText, WritesOnBelowATable) {
  const markdown::RichText text = markdown::rich_text("| a |\n|---|\n| 1 |\n\nafter");
  ASSERT_EQ(text.size(), 2U);
  EXPECT_EQ(text[1].spans, (std::vector{span("after")}));
}

TEST(RichText, ShowsLinksAsTheirTextAndKeepsWhereTheyLead) {
  EXPECT_EQ(markdown::rich_text("see [the guide](https://example.org) now")[0].spans,
            (std::vector{span("see "), span("the guide", false, false, false, "https://example.org"), span(" now")}));
}

TEST(RichText, MakesABlockOfAnImageThatStandsAlone) {
  const markdown::RichText text = markdown::rich_text("![two towers](img/a.png)");
  ASSERT_EQ(text.size(), 1U);
  EXPECT_EQ(text[0].kind, markdown::TextBlockKind::image);
  EXPECT_EQ(text[0].image_path, "img/a.png");
  EXPECT_EQ(markdown::plain_text(text), "two towers");
  EXPECT_EQ(markdown::plain_text(markdown::rich_text("![](a.png)")), "Image: a.png");
  EXPECT_EQ(markdown::rich_text("text ![alt](a.png)")[0].kind, markdown::TextBlockKind::paragraph);
}

TEST(RichText, MakesABlockOfAnImageOnALineOfItsOwn) {
  const markdown::RichText text = markdown::rich_text("Look at this:\n![a map](map.png)\n\\\n**Where** is it?");
  ASSERT_EQ(text.size(), 3U);
  EXPECT_EQ(text[0].spans, std::vector{span("Look at this:")});
  EXPECT_EQ(text[1].kind, markdown::TextBlockKind::image);
  EXPECT_EQ(text[1].image_path, "map.png");
  EXPECT_EQ(text[2].kind, markdown::TextBlockKind::paragraph);
  EXPECT_EQ(markdown::plain_text({text[2]}).back(), '?');
  const markdown::RichText two = markdown::rich_text("![a](a.png)\n![b](b.png)");
  ASSERT_EQ(two.size(), 2U);
  EXPECT_EQ(two[1].image_path, "b.png");
  const markdown::RichText nameless = markdown::rich_text("![](a.png)\n![](b.png)\ntext");
  ASSERT_EQ(nameless.size(), 3U);
  EXPECT_EQ(nameless[0].image_path, "a.png");
  EXPECT_EQ(nameless[1].image_path, "b.png");
  EXPECT_EQ(markdown::plain_text(nameless), "Image: a.png\nImage: b.png\ntext");
  const markdown::RichText item = markdown::rich_text("- see\n  ![a](a.png)\n- next");
  ASSERT_EQ(item.size(), 3U);
  EXPECT_EQ(item[1].kind, markdown::TextBlockKind::image);
  EXPECT_EQ(item[1].indent, 1);
  EXPECT_EQ(item[2].marker, "•");
}

TEST(RichText, LeavesAnImageInsideOfALineAsItsText) {
  EXPECT_EQ(markdown::plain_text(markdown::rich_text("press ![the key](k.png) now")), "press the key now");
  EXPECT_EQ(markdown::rich_text("- ![a](a.png)")[0].kind, markdown::TextBlockKind::list_item);
  EXPECT_EQ(markdown::rich_text("*![a](a.png)*")[0].kind, markdown::TextBlockKind::paragraph);
}

TEST(RichText, KnowsHeadingsRulesAndQuotations) {
  const markdown::RichText text = markdown::rich_text("## Head\n\n---\n\n> quoted");
  ASSERT_EQ(text.size(), 3U);
  EXPECT_EQ(text[0].kind, markdown::TextBlockKind::heading);
  EXPECT_EQ(text[1].kind, markdown::TextBlockKind::rule);
  EXPECT_EQ(text[2].indent, 1);
}

TEST(RichText, ShowsHtmlAsText) {
  EXPECT_EQ(markdown::plain_text(markdown::rich_text("<script>alert(1)</script>")), "<script>alert(1)</script>");
  EXPECT_EQ(markdown::plain_text(markdown::rich_text("a <b>c</b>")), "a <b>c</b>");
}

TEST(RichText, LeavesAloneWhatIsNoMarkup) {
  EXPECT_EQ(markdown::plain_text(markdown::rich_text("2 * 3 * 4, a_b_c, ~~x~~, 50 %s [x")),
            "2 * 3 * 4, a_b_c, ~~x~~, 50 %s [x");
}

TEST(RichText, ReplacesWhatIsNoUtf8) {
  EXPECT_EQ(markdown::plain_text(markdown::rich_text("a\xFFz")), "a\xEF\xBF\xBDz");
  EXPECT_EQ(markdown::plain_text(markdown::rich_text(std::string("a\0z", 3))), "a\xEF\xBF\xBDz");
}

TEST(PlainText, PutsBlocksOnLinesOfTheirOwn) {
  EXPECT_EQ(markdown::plain_text(markdown::rich_text("one\n\n- a\n- b\n\n| x | y |\n|---|---|\n| 1 | 2 |")),
            "one\n• a\n• b\nx\ty\n1\t2");
}

TEST(RichText, TakesBoundedTimeForTextsThatMeanHarm) {
  const std::vector<const char*> pieces = {"*",  "_a",       "[",  "![", "`a",     "<",    "> ", "- ",
                                           "|a", "a|\n|-\n", "\\", "&",  "*a _b ", "[a](", "1. "};
  for (const char* piece : pieces) {
    for (const std::size_t bytes : {100'000U, 2'000'000U}) {
      std::string text;
      while (text.size() < bytes) text += piece;
      const auto begin = std::chrono::steady_clock::now();
      EXPECT_LE(markdown::plain_text(markdown::rich_text(text)).size(), 4 * text.size());
      const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
      EXPECT_LT(took.count(), 3.0) << piece << " " << bytes;
    }
  }
}

}  // namespace
}  // namespace trapline::state
