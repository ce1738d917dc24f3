// Which pictures a deck names, and where.
#include "engine/formats/picture_paths.hpp"

#include <gtest/gtest.h>

#include "engine/formats/formats.hpp"

namespace trapline::formats {
namespace {

constexpr const char* kDeck = R"(---
deck: Pictures
---

## First
<!-- id: first -->

Look at this:

![a map](img/map.png)

- [x] a) right
  - Why: see ![a proof](img/proof.jpg)
- [ ] b) ![a wrong one](img/wrong.png)

Hint: ![a map](img/map.png)

Explanation: It is so.

![a plan](<img/my plan.png> "with a title")

## Second

`![no picture](img/code.png)` is code.

- [x] a) yes
- [ ] b) no
)";

TEST(PicturePaths, AreFoundInEveryTextOnceAndWithTheirLine) {
  const std::vector<NamedPicture> pictures = parse_deck_file(kDeck, "x.deck.md").pictures;
  EXPECT_EQ(pictures, (std::vector<NamedPicture>{
                          {"img/map.png", 10}, {"img/proof.jpg", 13}, {"img/wrong.png", 14}, {"img/my plan.png", 20}}));
}

TEST(PicturePaths, OfAQuestionAreInTheOrderOfReading) {
  const ParsedDeck parsed = parse_deck_file(kDeck, "x.deck.md");
  EXPECT_EQ(formats::picture_paths(parsed.deck.questions.at(0)),
            (std::vector<std::string>{"img/map.png", "img/proof.jpg", "img/wrong.png", "img/my plan.png"}));
  EXPECT_TRUE(formats::picture_paths(parsed.deck.questions.at(1)).empty());
}

TEST(PicturePaths, OfManyThousandImagesAreFoundInBoundedTime) {
  std::string stem = "## Many\n\n";
  for (int i = 0; i < 200'000; ++i) {
    if (i % 1000 == 0) stem += "Stem?\n\n- [x] yes\n- [ ] no\n\n## Many " + std::to_string(i) + "\n\n";
    stem += "![](p" + std::to_string(i) + ")\n";
  }
  stem += "\n- [x] yes\n- [ ] no\n";
  EXPECT_EQ(parse_deck_file(stem, "x.deck.md").pictures.size(), 200'000U);
}

}  // namespace
}  // namespace trapline::formats
