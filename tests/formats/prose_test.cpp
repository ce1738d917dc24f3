// Which words of a Markdown text count as its author's own.
#include "engine/markdown/prose.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace trapline::formats {
namespace {

using testing::ElementsAre;

std::vector<std::string> words(std::string_view markdown) {
  std::vector<std::string> list;
  for (const markdown::ProseToken& token : markdown::prose_tokens(markdown)) list.emplace_back(token.text);
  return list;
}

TEST(Prose, IsWordsAndSingleSigns) {
  EXPECT_THAT(words("Vertex AI's (old) tf_config"),
              ElementsAre("Vertex", "AI", "'", "s", "(", "old", ")", "tf_config"));
  EXPECT_THAT(words("**Größe**\n- x"), ElementsAre("*", "*", "Größe", "*", "*", "-", "x"));
  EXPECT_THAT(words(""), ElementsAre());
}

TEST(Prose, LeavesCodeOut) {
  EXPECT_THAT(words("a `b c` d"), ElementsAre("a", "", "d"));
  EXPECT_THAT(words("a ``b ` c`` d"), ElementsAre("a", "", "d"));
  EXPECT_THAT(words("a\n```py\nb\n```\nc"), ElementsAre("a", "", "c"));
  EXPECT_THAT(words("~~~~\nb\n~~~\nb\n~~~~\nc"), ElementsAre("", "c"));
  EXPECT_THAT(words("> ```\n> b\n> ```\n"), ElementsAre("")) << "a quote, open to its end";
  EXPECT_THAT(words("```\nnever closed"), ElementsAre(""));
}

TEST(Prose, KeepsWhatOnlyLooksLikeCode) {
  EXPECT_THAT(words("a `b"), ElementsAre("a", "`", "b"));
  EXPECT_THAT(words("a `b\n\nc` d"), ElementsAre("a", "`", "b", "c", "`", "d")) << "another paragraph";
  EXPECT_THAT(words("a ```` b ``` c"), ElementsAre("a", "````", "b", "```", "c"));
}

TEST(Prose, LeavesLinksAddressesAndCommentsOut) {
  EXPECT_THAT(words("see [Old name](https://e.org/old) now"), ElementsAre("see", "", "now"));
  EXPECT_THAT(words("![Old](old.png)"), ElementsAre("!", ""));
  EXPECT_THAT(words("at https://e.org/Old?x=1, or <http://e.org>"), ElementsAre("at", "", "or", "<", "", ">"));
  EXPECT_THAT(words("a <!-- b\n\nb --> c"), ElementsAre("a", "", "c"));
  EXPECT_THAT(words("[x] and [y] (z)"), ElementsAre("[", "x", "]", "and", "[", "y", "]", "(", "z", ")"));
}

TEST(Prose, CountsLines) {
  const auto tokens = markdown::prose_tokens("a\n\nb `c\nc`\n```\nd\n```\ne");
  ASSERT_EQ(tokens.size(), 5U);
  EXPECT_EQ(tokens[1], (markdown::ProseToken{"b", 2}));
  EXPECT_EQ(tokens[2], (markdown::ProseToken{"", 2}));
  EXPECT_EQ(tokens[4], (markdown::ProseToken{"e", 7}));
}

/// Would take hours if any of them were quadratic.
TEST(Prose, ReadsHostileTextsInBoundedTime) {
  constexpr std::size_t kTimes = 200'000;
  for (const std::string piece : {"`", "[", "<!--", "```\n", "](", "~", "` ``", "a://"}) {
    std::string text;
    for (std::size_t i = 0; i < kTimes; ++i) text += piece;
    EXPECT_LE(markdown::prose_tokens(text).size(), text.size() + 1) << piece;
  }
  std::string runs;
  for (std::size_t length = 1; length < 1500; ++length) runs += std::string(length, '`') + " ";
  EXPECT_FALSE(markdown::prose_tokens(runs).empty());
}

}  // namespace
}  // namespace trapline::formats
