// What a deck file may look like, and what is said of one that does not.
#include "engine/formats/deck_markdown/deck_markdown.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/formats/formats.hpp"

namespace trapline::formats {
namespace {

/// A question whose stem and options are in order.
std::string question(const std::string& title, const std::string& rest = "") {
  return "## " + title + "\n\nStem of " + title + "?\n\n- [x] yes\n- [ ] no\n" + rest + "\n";
}

ParsedDeck read(const std::string& text) { return parse_deck_file(text, "folder/my deck.deck.md"); }

/// The only question of a deck that has nothing to complain about.
Question only(const std::string& text) {
  const ParsedDeck parsed = read(text);
  for (const Diagnostic& d : parsed.diagnostics) ADD_FAILURE() << d.line << ": " << d.message;
  EXPECT_EQ(parsed.deck.questions.size(), 1U);
  return parsed.deck.questions.empty() ? Question{} : parsed.deck.questions.front();
}

/// Expects one error with these words and no question.
void expect_refused(const std::string& text, int line, const std::string& words) {
  const ParsedDeck parsed = read(text);
  EXPECT_TRUE(parsed.deck.questions.empty()) << text;
  EXPECT_EQ(parsed.refused, 1) << text;
  ASSERT_EQ(parsed.diagnostics.size(), 1U) << text;
  EXPECT_EQ(parsed.diagnostics[0].line, line) << parsed.diagnostics[0].message;
  EXPECT_EQ(parsed.diagnostics[0].severity, Severity::error);
  EXPECT_NE(parsed.diagnostics[0].message.find(words), std::string::npos) << parsed.diagnostics[0].message;
}

const char* const kWholeDeck = R"(---
deck: PMLE / Scaling
format: trapline/1
blueprint: pmle-2026-06
topics: [3.3 Hardware, "3.2 Training"]
license: CC-BY-4.0
author: A. Trapper
language: en
---

# Group

A note.

## Trap: Copies make room
<!-- id: trap-copies -->
Truth: every copy is as large as the model.
Topics: 3.3 Hardware/Data parallelism

## Too large
<!-- id: too-large -->

The weights need 120 GB.
**Which approach works?**

- plain list
- in the stem

```python
- [ ] not an option
```

- [x] a) Cut the model
  - Why: each device stores a share.
- [ ] c) `MirroredStrategy`
  - a plain nested item
  - Why: a full copy

    of everything.
  - Tempting: it uses all GPUs.
  - Right if: the model fitted.
  - Trap: trap-copies
- [ ] ! None of these
  - Wrong: one of them works.
  - Trap: Nothing helps

Explanation: only cutting helps.

![picture](p.png)

**Trap:** trap-copies
Topics: 3.3 Hardware/Model parallelism, 3.2 Training
**Hint**: count the bytes.

References:

- [Guide (v2)](https://example.org/a_(b))
- https://example.org/plain
)";

TEST(DeckMarkdown, ReadsEveryPartOfADeck) {
  const ParsedDeck parsed = read(kWholeDeck);
  EXPECT_TRUE(parsed.diagnostics.empty());
  EXPECT_EQ(parsed.format, "deck-markdown");
  EXPECT_EQ(parsed.deck.name, "PMLE/Scaling");
  EXPECT_EQ(parsed.deck.blueprint, "pmle-2026-06");
  EXPECT_EQ(parsed.deck.topics, (std::vector<TopicPath>{"3.3 Hardware", "3.2 Training"}));
  EXPECT_EQ(parsed.deck.license + parsed.deck.author + parsed.deck.language, "CC-BY-4.0A. Trapperen");
  EXPECT_EQ(parsed.deck.notes, "# Group\n\nA note.");
  ASSERT_EQ(parsed.deck.traps.size(), 2U);
  EXPECT_EQ(parsed.deck.traps[0], (Trap{"trap-copies",
                                        "Copies make room",
                                        "every copy is as large as the model.",
                                        {"3.3 Hardware/Data parallelism"}}));
  EXPECT_EQ(parsed.deck.traps[1].id, "trap-nothing-helps");
  EXPECT_EQ(parsed.deck.traps[1].claim, "Nothing helps");
}

TEST(DeckMarkdown, ReadsEveryPartOfAQuestion) {
  const Question q = only(kWholeDeck);
  EXPECT_EQ(q.id, "too-large");
  EXPECT_EQ(q.title, "Too large");
  EXPECT_EQ(q.kind, QuestionKind::single);
  EXPECT_EQ(
      q.stem,
      "The weights need 120 GB.\n**Which approach works?**\n\n- plain list\n- in the stem\n\n```python\n- [ ] not an "
      "option\n```");
  EXPECT_EQ(q.explanation, "only cutting helps.\n\n![picture](p.png)");
  EXPECT_EQ(q.trap, "trap-copies");
  EXPECT_EQ(q.hint, "count the bytes.");
  EXPECT_EQ(q.topics, (std::vector<TopicPath>{"3.3 Hardware/Model parallelism", "3.2 Training"}));
  EXPECT_EQ(q.references, (std::vector<Reference>{{"Guide (v2)", "https://example.org/a_(b)"},
                                                  {"https://example.org/plain", "https://example.org/plain"}}));
  ASSERT_EQ(q.options.size(), 3U);
  EXPECT_EQ(q.options[0], (Option{"a", "Cut the model", true, false, "each device stores a share.", "", "", "", true}));
  EXPECT_EQ(q.options[1],
            (Option{"c", "`MirroredStrategy`\n- a plain nested item", false, false, "a full copy\n\nof everything.",
                    "it uses all GPUs.", "the model fitted.", "trap-copies", true}));
  EXPECT_EQ(q.options[2],
            (Option{"b", "None of these", false, true, "one of them works.", "", "", "trap-nothing-helps"}));
}

TEST(DeckMarkdown, IsNamedAfterItsFileWhereItHasNoName) {
  EXPECT_EQ(read(question("One")).deck.name, "my deck");
  EXPECT_EQ(read("---\ndeck: A/B\n---\n" + question("One")).deck.name, "A/B");
}

TEST(DeckMarkdown, ReadsTheSameWithOtherLineEndingsAndAByteOrderMark) {
  const ParsedDeck lf = read(kWholeDeck);
  for (const std::string ending : {"\r\n", "\r"}) {
    std::string text = "\xEF\xBB\xBF";
    for (const char c : std::string(kWholeDeck)) text += c == '\n' ? ending : std::string(1, c);
    const ParsedDeck other = read(text);
    EXPECT_EQ(other.deck, lf.deck);
    EXPECT_TRUE(other.diagnostics.empty());
  }
}

TEST(DeckMarkdown, LetsCodeCutAListOfOptionsInTwo) {
  const Question q = only(
      "## Q\nStem\n\n- [ ] first\n\n```sql\n- [x] SELECT\n```\n\n- [x] second\n\n```sql\n2\n```\n\nExplanation: e\n");
  ASSERT_EQ(q.options.size(), 2U);
  EXPECT_EQ(q.options[0].text, "first\n\n```sql\n- [x] SELECT\n```");
  EXPECT_EQ(q.options[1].text, "second\n\n```sql\n2\n```");
  EXPECT_EQ(q.explanation, "e");
}

TEST(DeckMarkdown, LetsAFieldOfAnOptionHoldParagraphsAndCode) {
  const Question q = only(
      "## Q\nStem\n\n- [x] yes\n  - Why: first\n\n    second\n\n    ```py\n    if x:\n        y\n    ```\n    - "
      "nested\n"
      "\n    Tempting: later\n- [ ] no\n\n  More text.\n\n  Why: not an item\n  Trap: A claim: with a colon\n");
  EXPECT_EQ(q.options[0].why, "first\n\nsecond\n\n```py\nif x:\n    y\n```\n- nested");
  EXPECT_EQ(q.options[0].tempting, "later");
  EXPECT_EQ(q.options[1].text, "no\n\nMore text.");
  EXPECT_EQ(q.options[1].why, "not an item");
  EXPECT_EQ(q.options[1].trap, "trap-a-claim-with-a-colon");
}

TEST(DeckMarkdown, FindsFieldsHoweverFarTheyAreIndented) {
  for (const std::string indent : {"  ", "   ", "    ", "\t", "      ", "          "}) {
    const Question q = only("## Q\nStem\n\n- [x] yes\n" + indent + "- Why: right\n- [ ] no\n" + indent +
                            "- Why: wrong\n" + indent + "- Right if: never\n");
    EXPECT_EQ(q.options[0].text + q.options[0].why, "yesright") << indent;
    EXPECT_EQ(q.options[1].why + q.options[1].right_if, "wrongnever") << indent;
  }
  const Question steps = only(
      "## Q\nStem\n\n- [x] yes\n- [ ] no\n  - plain\n    - deeper\n  - Why: w\n    - plain\n      - Tempting: t\n    - "
      "Right if: r\n");
  EXPECT_EQ(steps.options[1].text, "no\n- plain\n  - deeper");
  EXPECT_EQ(steps.options[1].why, "w\n- plain\n  - Tempting: t");
  EXPECT_EQ(steps.options[1].right_if, "r");
}

TEST(DeckMarkdown, TakesLeadInsInBoldAndInAnyMarkOfAList) {
  for (const std::string mark : {"-", "*", "+", "1.", "1)"}) {
    const Question q =
        only("## Q\nStem\n\n" + mark + " [X] yes\n    " + mark + " **Why:** right\n" + mark + " [ ] no\n    " + mark +
             " __Right if__: never\n\n**Explanation:**\n\nbecause\n\n*Hint:* h\n");
    EXPECT_EQ(q.options[0].why, "right") << mark;
    EXPECT_EQ(q.options[1].right_if, "never") << mark;
    EXPECT_EQ(q.explanation, "because") << mark;
    EXPECT_EQ(q.hint, "h") << mark;
  }
}

TEST(DeckMarkdown, DoesNotTakeAWrappedSentenceForAField) {
  const Question q = only(
      "## Q\nStem\n\n- [x] yes\n- [ ] no\n\nExplanation: this is\nwhy: it works, and\nHint at it\n\n    Trap: in "
      "code\n");
  EXPECT_EQ(q.explanation, "this is\nwhy: it works, and\nHint at it\n\n    Trap: in code");
  EXPECT_EQ(q.hint + q.trap, "");
}

TEST(DeckMarkdown, KnowsTheKindsOfQuestions) {
  EXPECT_EQ(only(question("Q")).kind, QuestionKind::single);
  const Question several = only("## Q\nStem\n\n- [x] 1\n- [x] 2\n- [ ] 3\n");
  EXPECT_EQ(several.kind, QuestionKind::multiple);
  EXPECT_EQ(several.choose(), 2);
  EXPECT_EQ(only("## Q\nStem\n\n- [ ] true\n- [x] False\n").kind, QuestionKind::true_false);
  EXPECT_EQ(only("## Q\nStem\n\n- [ ] True\n- [x] False\n- [ ] Both\n").kind, QuestionKind::single);
}

TEST(DeckMarkdown, ReadsABasicCardByItsAnswer) {
  const Question q =
      only("## Q\n\nFront, with\n\n- a list\n\nHint: h\n\nAnswer: Back\n\n```\ncode\n```\n\nExplanation: e\n");
  EXPECT_EQ(q.kind, QuestionKind::basic);
  EXPECT_EQ(q.stem, "Front, with\n\n- a list");
  EXPECT_EQ(q.answer, "Back\n\n```\ncode\n```");
  EXPECT_EQ(q.hint + q.explanation, "he");
  EXPECT_EQ(only("## What is a stem?\nAnswer: this\n").stem, "What is a stem?");
}

TEST(DeckMarkdown, TakesTheTitleAsStemWhereThereIsNoOther) {
  EXPECT_EQ(only("## What is it?\n- [x] this\n- [ ] that\n").stem, "What is it?");
}

TEST(DeckMarkdown, DoesNotTakeAnImageForAPinOrAWordForAKey) {
  const Question q =
      only("## Q\nStem\n\n- [x] ![d](d.png)\n- [ ] !important\n- [ ] ! z) pinned\n- [ ] f(x) text\n- [ ] B) !key\n");
  EXPECT_EQ(q.options[0].text, "![d](d.png)");
  EXPECT_EQ(q.options[1].text, "!important");
  EXPECT_TRUE(q.options[2].pinned);
  EXPECT_EQ(q.options[2].id, "z");
  EXPECT_EQ(q.options[3].text, "f(x) text");
  EXPECT_EQ(q.options[4].id, "b");
  EXPECT_EQ(q.options[0].id + q.options[1].id, "ac") << "the letter of its position, or the first free one";
  EXPECT_FALSE(q.options[4].pinned);
}

TEST(DeckMarkdown, IgnoresWhatMarkdownHides) {
  const ParsedDeck parsed = read("<!--\n## Hidden\n\n- [x] a\n- [ ] b\n-->\n\n````\n## In a fence\n```\n````\n\n" +
                                 question("Seen") + "> ## Quoted\n\n<!-- a remark -->\n\nUnderlined\n---\n");
  ASSERT_EQ(parsed.deck.questions.size(), 1U);
  EXPECT_EQ(parsed.deck.questions[0].title, "Seen");
  EXPECT_EQ(parsed.refused, 0);
}

TEST(DeckMarkdown, GivesTheDefaultTopicsToAQuestionThatNamesNone) {
  const ParsedDeck parsed =
      read("---\ntopics: [X/Y]\n---\n" + question("A") + question("B", "\nTopics:\n- P / Q\n- R\n"));
  EXPECT_EQ(parsed.deck.questions.at(0).topics, std::vector<TopicPath>{"X/Y"});
  EXPECT_EQ(parsed.deck.questions.at(1).topics, (std::vector<TopicPath>{"P/Q", "R"}));
}

TEST(DeckMarkdown, FindsATrapThatIsDefinedFurtherDown) {
  const ParsedDeck parsed = read(question("A", "  - Trap: trap-late\n") + question("B", "  - Trap: It is late.\n") +
                                 question("C", "  - Trap: New claim\n") + question("D", "  - Trap: trap-new-claim\n") +
                                 "## Trap: It is late\n<!-- id: trap-late -->\nTruth: no.\n");
  EXPECT_TRUE(parsed.diagnostics.empty());
  ASSERT_EQ(parsed.deck.traps.size(), 2U);
  ASSERT_EQ(parsed.deck.questions.size(), 4U);
  EXPECT_EQ(parsed.deck.questions[0].options[1].trap, "trap-late");
  EXPECT_EQ(parsed.deck.questions[1].options[1].trap, "trap-late") << "the same claim in other words of case and stops";
  EXPECT_EQ(parsed.deck.questions[2].options[1].trap, parsed.deck.questions[3].options[1].trap);
}

TEST(DeckMarkdown, KeepsTheGoodQuestionsOfADeckWithBadOnes) {
  const ParsedDeck parsed = read(question("Good") + "## Bad\nNo options.\n\n" +
                                 question("Lost", "  - Trap: trap-nowhere\n") + question("Fine"));
  ASSERT_EQ(parsed.deck.questions.size(), 2U);
  EXPECT_EQ(parsed.deck.questions[1].title, "Fine");
  EXPECT_EQ(parsed.refused, 2);
  ASSERT_EQ(parsed.diagnostics.size(), 2U);
  EXPECT_EQ(parsed.diagnostics[0].line, 8);
  EXPECT_EQ(parsed.diagnostics[1].line, 17);
  EXPECT_NE(parsed.diagnostics[1].message.find("trap-nowhere"), std::string::npos);
}

TEST(DeckMarkdown, SaysWhyAQuestionIsRefused) {
  const std::string head = "## Q\nStem\n\n";
  expect_refused(head, 1, "neither options");
  expect_refused("## \n", 1, "is empty");
  expect_refused(head + "Answer:\n", 1, "nor an \"Answer:\" with text");
  expect_refused(head + "- [ ] a\n- [ ] b\n", 4, "no right option");
  expect_refused(head + "- [x] a\n- [X] b\n", 4, "only right options");
  expect_refused(head + "- [x] a\n", 4, "a single option");
  expect_refused(head + "- [x] a\n- [ ]\n", 5, "option without text");
  expect_refused(head + "- [x] a\n- b\n- [ ] c\n", 5, "without a box");
  expect_refused(head + "- [x] q) a\n- [ ] Q) b\n", 5, "which line 4 has already");
  expect_refused(head + "- [x] a\n- [ ] b\n  - Trap: no-such-trap\n", 6, "no-such-trap");
  expect_refused(head + "- [x] a\n  - Trap: A claim\n- [ ] b\n", 5, "at a right option");
  expect_refused(head + "- [x] a\n- [ ] b\n  - Trap: Claim one\n  - Trap: Claim two\n", 7, "second trap");
  expect_refused(head + "- [x] a\n- [ ] b\n  - Explanation: leak\n", 6, "inside of an option");
  expect_refused(head + "- [x] a\n- [ ] b\n\nWhy: where?\n", 7, "outside of an option");
}

TEST(DeckMarkdown, TakesUpTo26Options) {
  std::string options = "- [x] right\n";
  for (int i = 0; i < 25; ++i) options += "- [ ] wrong " + std::to_string(i) + "\n";
  EXPECT_EQ(only("## Q\nStem\n\n" + options).options.back().id, "z");
  expect_refused("## Q\nStem\n\n" + options + "- [ ] one more\n", 30, "27 options");
}

TEST(DeckMarkdown, RefusesASecondUseOfAnIdAndNamesBothLines) {
  const ParsedDeck parsed =
      read("## A\n<!-- id: same-id -->\ns\n- [x] 1\n- [ ] 2\n\n## B\n<!-- id: same-id -->\ns\n- [x] 1\n- [ ] 2\n");
  ASSERT_EQ(parsed.deck.questions.size(), 1U);
  EXPECT_EQ(parsed.deck.questions[0].title, "A");
  ASSERT_EQ(parsed.diagnostics.size(), 1U);
  EXPECT_EQ(parsed.diagnostics[0].line, 8);
  EXPECT_NE(parsed.diagnostics[0].message.find("line 2"), std::string::npos);
}

TEST(DeckMarkdown, RefusesAnIdThatIsNone) {
  for (const std::string& id :
       {std::string("abc"), std::string("has space"), std::string("ümlaut"), std::string(), std::string(65, 'x')})
    EXPECT_EQ(read("## A\n<!-- id: " + id + " -->\ns\n- [x] 1\n- [ ] 2\n").refused, 1) << id;
  EXPECT_EQ(only("## A\n<!--id:a.B_9-->\ns\n- [x] 1\n- [ ] 2\n").id, "a.B_9");
}

TEST(DeckMarkdown, RefusesAnIdThatDoesNotStandAlone) {
  expect_refused("## A\n<!-- id: good-id --> stem\n- [x] 1\n- [ ] 2\n", 2, "good-id --> stem");
  expect_refused("## A\n<!-- id: never-ends\nstem\n- [x] 1\n- [ ] 2\n", 2, "never-ends");
}

TEST(DeckMarkdown, ReportsASecondIdOfOneQuestion) {
  const ParsedDeck parsed = read("## A\n<!-- id: first-id -->\ns\n<!-- id: other-id -->\n\n- [x] 1\n- [ ] 2\n");
  EXPECT_EQ(parsed.deck.questions.at(0).id, "first-id");
  ASSERT_EQ(parsed.diagnostics.size(), 1U);
  EXPECT_EQ(parsed.diagnostics[0].line, 4);
}

TEST(DeckMarkdown, ReportsAFrontMatterThatItCannotUse) {
  const ParsedDeck parsed = read(
      "---\ndeck: D\nmood: good\nno colon\nitems:\n  - nested\ndeck: E\nformat: trapline/2\n---\n" + question("A"));
  EXPECT_EQ(parsed.deck.name, "D");
  EXPECT_EQ(parsed.deck.extra, (std::vector<std::pair<std::string, std::string>>{{"mood", "good"}, {"items", ""}}));
  EXPECT_EQ(parsed.deck.questions.size(), 1U);
  std::vector<int> lines;
  for (const Diagnostic& d : parsed.diagnostics) {
    EXPECT_EQ(d.severity, Severity::warning) << d.message;
    lines.push_back(d.line);
  }
  EXPECT_EQ(lines, (std::vector<int>{1, 3, 4, 5, 6, 7}));
}

TEST(DeckMarkdown, KeepsTheQuestionsBehindAFrontMatterThatNeverEnds) {
  const ParsedDeck parsed = read("---\ndeck: D\n\n" + question("A"));
  EXPECT_EQ(parsed.deck.name, "D");
  EXPECT_EQ(parsed.deck.questions.size(), 1U);
  ASSERT_EQ(parsed.diagnostics.size(), 1U);
  EXPECT_EQ(parsed.diagnostics[0].severity, Severity::error);
  EXPECT_EQ(parsed.diagnostics[0].line, 1);
}

TEST(DeckMarkdown, SaysWhatADeckIsWhereAFileHoldsNothingToAsk) {
  for (const std::string text :
       {"---\ndeck: D\n---\n# Notes\n", "---\n\n# Notes\n\n### Deep\n\n---\n", "---\nlayout: post\n---\n\nText\n"}) {
    const ParsedDeck parsed = read(text);
    EXPECT_FALSE(parsed.accepted());
    EXPECT_TRUE(std::any_of(parsed.diagnostics.begin(), parsed.diagnostics.end(), [](const Diagnostic& d) {
      return d.severity == Severity::error && d.line == 0 && d.message.find("## TITLE") != std::string::npos;
    })) << text;
  }
  EXPECT_TRUE(read("## Trap: A claim\nTruth: t\n").accepted()) << "a deck may hold traps alone";
}

TEST(DeckMarkdown, KeepsLinesForWhatItRead) {
  const ParsedDeck parsed = read(kWholeDeck);
  ASSERT_EQ(parsed.lines.questions.size(), 1U);
  EXPECT_EQ(parsed.lines.questions[0].line, 20);
  EXPECT_EQ(parsed.lines.questions[0].explanation, 47);
  ASSERT_EQ(parsed.lines.questions[0].options.size(), 3U);
  EXPECT_EQ(parsed.lines.questions[0].options[1].line, 35);
  EXPECT_EQ(parsed.lines.questions[0].options[1].why, 37);
  EXPECT_EQ(parsed.lines.questions[0].topics, 52);
  ASSERT_EQ(parsed.lines.traps.size(), 2U);
  EXPECT_EQ(parsed.lines.traps[0].line, 15);
  EXPECT_FALSE(parsed.lines.traps[0].in_place);
  EXPECT_EQ(parsed.lines.traps[1].line, 45);
  EXPECT_TRUE(parsed.lines.traps[1].in_place);
}

}  // namespace
}  // namespace trapline::formats
