// The review by JSON lines: what a program hears, and what it may say.
#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>
#include <utility>

#include "support/shell.hpp"

namespace trapline::test {
namespace {

using namespace cli;

using testing::HasSubstr;
using testing::IsSupersetOf;

constexpr const char* kDeck = R"(---
deck: Exam/Part
---

## Trap: It always fits
<!-- id: always-fits -->
Truth: it fits where there is room.

## Weights
<!-- id: weights -->

What fits?

- [x] a) the small one
  - Why: there is room
- [ ] b) the big one
  - Why: there is none
  - Tempting: it looks small
  - Right if: the box were larger
  - Trap: always-fits
- [ ] c) neither

Explanation: measure first.

Topics: 3.3 Hardware/Room

Hint: think of the box.

References:

- [Guide](https://example.org/guide)

## Two of three
<!-- id: two-of-three -->

Which two?

- [x] a) one
- [x] b) two
- [ ] c) three

## Front
<!-- id: front -->

Front?

Answer: Back.
)";

class JsonlReview : public testing::Test {
 protected:
  JsonlReview() { EXPECT_EQ(shell.run({"import", shell.write("exam.deck.md", kDeck)}).exit, Exit::done); }

  /// The given lines, whatever is asked.
  Ran say(const std::string& lines, std::vector<std::string> options = {}) {
    std::vector<std::string> words{"review", "--jsonl"};
    words.insert(words.end(), options.begin(), options.end());
    return shell.run(words, lines);
  }
  int rows() { return static_cast<int>(shell.run({"--json", "log"}).json()["reviews"].size()); }

  Shell shell;
};

std::vector<std::string> keys_of(const Json& object) {
  std::vector<std::string> keys;
  for (const auto& item : object.items()) keys.push_back(item.key());
  return keys;
}

TEST_F(JsonlReview, AsksWithLettersAndSaysWhatIsLeft) {
  const Json card = say("").events("card").at(0);
  EXPECT_THAT(keys_of(card),
              IsSupersetOf({"event", "card", "kind", "stem", "choose", "options", "left", "drill", "type"}));
  EXPECT_EQ(card["card"], "q:weights");
  EXPECT_EQ(card["kind"], "question");
  EXPECT_EQ(card["stem"], "What fits?");
  EXPECT_EQ(card["choose"], 1);
  EXPECT_EQ(card["hint"], "think of the box.");
  ASSERT_EQ(card["options"].size(), 3U);
  EXPECT_THAT(keys_of(card["options"][0]), testing::UnorderedElementsAre("key", "id", "text"));
  EXPECT_EQ(card["options"][0]["key"], "A");
  EXPECT_EQ(card["left"], (Json{{"new", 3}, {"review", 0}, {"trap", 0}, {"drill", 0}}));
}

TEST_F(JsonlReview, TellsNothingBeforeTheAnswer) {
  const std::string out = say("").out;
  for (const char* secret : {"there is room", "It always fits", "always-fits", "3.3 Hardware", "\"right\"", "Back."})
    EXPECT_THAT(out, testing::Not(HasSubstr(secret)));
}

TEST_F(JsonlReview, TellsEverythingAfterTheAnswer) {
  const Ran ran =
      shell.review([](const Json& event) { return event["card"] == "q:weights" ? choose(event, {"b"}) : ""; });
  const Json told = ran.events("feedback").at(0);
  EXPECT_THAT(keys_of(told),
              IsSupersetOf({"event", "correct", "quality", "lucky", "right", "options", "sprung", "schedule",
                            "explanation", "topics", "references", "traps", "leech", "drill"}));
  EXPECT_EQ(told["correct"], false);
  EXPECT_EQ(told["quality"], 0);
  EXPECT_EQ(told["drill"], true) << "it will be asked again today";
  EXPECT_EQ(told["options"][0]["id"], "b") << "the chosen one first";
  EXPECT_EQ(told["options"][1]["id"], "a") << "then the key";
  EXPECT_EQ(told["options"][2]["id"], "c");
  EXPECT_EQ(told["options"][0]["chosen"], true);
  EXPECT_EQ(told["options"][0]["why"], "there is none");
  EXPECT_EQ(told["options"][0]["tempting"], "it looks small");
  EXPECT_EQ(told["options"][0]["right_if"], "the box were larger");
  EXPECT_EQ(told["options"][0]["trap"], "always-fits");
  EXPECT_EQ(told["right"], Json::array({told["options"][1]["key"]}));
  EXPECT_EQ(told["sprung"],
            (Json::array(
                {{{"trap", "always-fits"}, {"claim", "It always fits"}, {"truth", "it fits where there is room."}}})));
  EXPECT_EQ(told["traps"][0]["outcome"], "sprung");
  EXPECT_EQ(told["traps"][0]["due"], shell.date(1));
  EXPECT_EQ(told["schedule"],
            (Json{{"due", shell.date(1)}, {"interval_days", 1}, {"ease", 2.5}, {"repetitions", 1}, {"lapses", 1}}));
  EXPECT_EQ(told["explanation"], "measure first.");
  EXPECT_EQ(told["topics"], Json::array({"3.3 Hardware/Room"}));
  EXPECT_EQ(told["references"][0]["url"], "https://example.org/guide");
}

TEST_F(JsonlReview, TakesLettersOfEitherCaseAndConfidencesByNameOrNumber) {
  int answers = 0;
  for (const std::string confidence :
       {R"("guess")", R"("unsure")", R"("fairly_sure")", R"("Fairly sure")", R"("certain")", "1", "4", R"("3")"}) {
    const Ran ran = say(R"({"choose":["b"],"confidence":)" + confidence + "}\n", {"--limit", "1"});
    EXPECT_EQ(ran.events("feedback").size(), 1U) << confidence;
    EXPECT_EQ(ran.events("done").at(0)["answered"], 1);
    answers += static_cast<int>(ran.events("feedback").size());
    EXPECT_EQ(shell.run({"undo"}).exit, Exit::done);
  }
  EXPECT_EQ(answers, 8);
}

TEST_F(JsonlReview, TakesTheDurationOrMeasuresIt) {
  say(R"({"choose":["A"],"confidence":"certain","ms":5400})", {"--limit", "1"});
  EXPECT_EQ(shell.run({"--json", "log"}).json()["reviews"][0]["ms"], 5400);
}

TEST_F(JsonlReview, AnswersWhatIsNotUnderstoodWithAnErrorAndTheCardStays) {
  const std::vector<std::string> nonsense = {"",
                                             "hello",
                                             "{",
                                             "[]",
                                             "null",
                                             "3",
                                             R"({"choose":["B"]})",
                                             R"({"choose":["Z"],"confidence":"certain"})",
                                             R"({"choose":[],"confidence":"certain"})",
                                             R"({"choose":["A","B"],"confidence":"certain"})",
                                             R"({"choose":[1],"confidence":"certain"})",
                                             R"({"choose":{"A":1},"confidence":"certain"})",
                                             R"({"choose":["A"],"confidence":"very"})",
                                             R"({"choose":["A"],"confidence":5})",
                                             R"({"choose":["A"],"confidence":0})",
                                             R"({"choose":["A"],"confidence":null})",
                                             R"({"choose":["A"],"confidence":"certain","ms":-1})",
                                             R"({"choose":["A"],"confidence":"certain","ms":"x"})",
                                             R"({"choose":[""],"confidence":"certain"})",
                                             R"({"choose":["AA"],"confidence":"certain"})",
                                             R"({"undo":false})",
                                             R"({"quit":1})",
                                             R"({"grade":"good"})",
                                             R"({"reveal":true})",
                                             R"({"undo":true})",
                                             R"({"undo":true,"quit":true})",
                                             "\xFF\xFE",
                                             std::string(100'000, 'x'),
                                             std::string(60'000, '[')};
  for (const std::string& line : nonsense) {
    const Ran ran = say(line + "\n");
    EXPECT_EQ(ran.exit, Exit::done);
    EXPECT_EQ(ran.events("card").size(), 1U) << line.substr(0, 60);
    ASSERT_EQ(ran.events("error").size(), 1U) << line.substr(0, 60);
    EXPECT_THAT(ran.events("error")[0]["message"].get<std::string>(), testing::EndsWith("."));
    EXPECT_EQ(ran.events("done").size(), 1U);
  }
  EXPECT_EQ(rows(), 0);
}

TEST_F(JsonlReview, GoesOnAfterAnError) {
  const Ran ran =
      say("nonsense\n" + std::string(100'000, 'x') + "\n{\"choose\":[\"A\"],\"confidence\":2}\n", {"--limit", "1"});
  EXPECT_EQ(ran.events("error").size(), 2U);
  EXPECT_EQ(ran.events("feedback").size(), 1U);
}

TEST_F(JsonlReview, WantsAsManyOptionsAsAreRight) {
  const Partner both = [](const Json& event) -> std::string {
    if (event["event"] == "error") return "";
    if (event["card"] != "q:two-of-three") return choose(event, {"a"});
    return choose(event, {"a", "b"}, "fairly_sure");
  };
  const Ran ran = shell.review(both, {"--limit", "2"});
  EXPECT_EQ(ran.events("card").at(1)["choose"], 2);
  EXPECT_EQ(ran.events("feedback").at(1)["correct"], true);
  EXPECT_EQ(ran.events("feedback").at(1)["right"].size(), 2U);
}

TEST_F(JsonlReview, RevealsABasicCardBeforeItIsGraded) {
  const Partner partner = [](const Json& event) -> std::string {
    if (event["event"] == "reveal") return R"({"grade":"hard"})";
    if (event["event"] == "error") return R"({"reveal":true})";
    if (event["card"] == "q:weights") return choose(event, {"a"});
    if (event["card"] == "q:two-of-three") return choose(event, {"a", "b"});
    return event["drill"] == true ? "" : R"({"grade":"good"})";  // too early
  };
  const Ran ran = shell.review(partner);
  const Json card = ran.events("card").at(2);
  EXPECT_EQ(card["type"], "basic");
  EXPECT_FALSE(card.contains("options"));
  EXPECT_EQ(ran.events("error").size(), 1U);
  EXPECT_EQ(ran.events("reveal").at(0)["answer"], "Back.");
  EXPECT_EQ(ran.events("feedback").at(2)["quality"], 3);
  EXPECT_EQ(ran.events("card").at(3)["drill"], true) << "below 4: once more today";
}

TEST_F(JsonlReview, EndsWithAnAccount) {
  const Ran ran = shell.review([](const Json& event) -> std::string {
    if (event["event"] == "reveal") return R"({"grade":"easy"})";
    if (event["card"] == "q:front") return R"({"reveal":true})";
    return event["choose"] == 2 ? choose(event, {"a", "b"}) : choose(event, {"a"});
  });
  EXPECT_EQ(ran.events("done").at(0),
            (Json{{"event", "done"}, {"answered", 3}, {"correct", 3}, {"next_due", shell.date(1)}}));
  const Ran again = say("");
  EXPECT_EQ(again.events().size(), 1U) << "nothing is left: no card";
  EXPECT_EQ(again.events("done").at(0)["answered"], 0);
}

TEST_F(JsonlReview, QuitsWhenToldTo) {
  const Ran ran = say("{\"quit\":true}\n{\"choose\":[\"A\"],\"confidence\":2}\n");
  EXPECT_EQ(ran.events("feedback").size(), 0U);
  EXPECT_EQ(ran.events("done").at(0)["next_due"], shell.date(0)) << "something is left today";
}

TEST_F(JsonlReview, CountsDrillsAgainstTheLimit) {
  const Partner wrong = [](const Json& event) {
    return event["choose"] == 2 ? choose(event, {"a", "c"}) : choose(event, {"c"});
  };
  const Ran ran = shell.review(wrong, {"--limit", "4", "--topic", "3.3 Hardware"});
  EXPECT_EQ(ran.events("feedback").size(), 4U);
  EXPECT_EQ(ran.events("feedback").at(3)["kind"], "drill");
  EXPECT_TRUE(say("", {"--limit", "0"}).events("card").empty());
}

TEST_F(JsonlReview, UndoesInTheSittingAndTheCountFollows) {
  bool undone = false;
  const Partner partner = [&undone](const Json& event) -> std::string {
    if (event["card"] == "q:weights") return undone ? choose(event, {"a"}) : choose(event, {"b"});
    if (std::exchange(undone, true)) return "";
    return R"({"undo":true})";
  };
  const Ran ran = shell.review(partner);
  EXPECT_EQ(ran.events("undone").at(0)["card"], "q:weights");
  EXPECT_EQ(ran.events("card").at(0), ran.events("card").at(2)) << "shown as before: same order, same counts";
  EXPECT_EQ(ran.events("feedback").at(1)["sprung"].size(), 0U);
  EXPECT_EQ(ran.events("done").at(0)["answered"], 1);
  EXPECT_EQ(ran.events("done").at(0)["correct"], 1);
}

TEST_F(JsonlReview, UndoesAcrossSessionsBackToTheVeryBeginning) {
  const std::string fresh = shell.run({"--json", "show", "q:weights"}).out;
  const std::string asleep = shell.run({"--json", "show", "t:always-fits"}).out;
  const Json first = say("").events("card").at(0);
  shell.review([](const Json& event) { return event["card"] == "q:weights" ? choose(event, {"b"}) : ""; });
  EXPECT_EQ(rows(), 2) << "the answer, and the trap that it sprung";
  const Ran later = say("{\"undo\":true}\n{\"undo\":true}\n");
  EXPECT_EQ(later.events("undone").size(), 1U);
  EXPECT_EQ(later.events("error").size(), 1U) << "there was only one answer";
  EXPECT_EQ(later.events("card").back(), first);
  EXPECT_EQ(later.events("done").at(0)["answered"], 0);
  EXPECT_EQ(rows(), 0);
  EXPECT_EQ(shell.run({"--json", "show", "q:weights"}).out, fresh);
  EXPECT_EQ(shell.run({"--json", "show", "t:always-fits"}).out, asleep);
  EXPECT_EQ(shell.run({"undo"}).exit, Exit::failed);
}

TEST_F(JsonlReview, LeavesYesterdaysAnswersAlone) {
  shell.review([](const Json& event) { return event["card"] == "q:weights" ? choose(event, {"b"}) : ""; });
  shell.on_day(1);
  EXPECT_EQ(say("{\"undo\":true}\n").events("error").size(), 1U);
  EXPECT_EQ(rows(), 2);
}

TEST_F(JsonlReview, ShowsACardAnewThatWasAnsweredElsewhere) {
  bool elsewhere = false;
  const Partner partner = [&](const Json& event) -> std::string {
    if (event["card"] != "q:weights") return "";
    if (!std::exchange(elsewhere, true)) shell.run({"review", "--jsonl", "--limit", "1"}, choose(event, {"a"}) + "\n");
    return choose(event, {"b"});
  };
  const Ran ran = shell.review(partner);
  EXPECT_EQ(ran.events("feedback").size(), 0U);
  EXPECT_THAT(ran.events("error").at(0)["message"].get<std::string>(), HasSubstr("answered elsewhere"));
  EXPECT_EQ(rows(), 2) << "the other answer, and the trap that it met";
}

TEST_F(JsonlReview, PractisesAheadOfTimeWhenAskedTo) {
  const Partner right = [](const Json& event) -> std::string {
    if (event["event"] == "reveal") return R"({"grade":"easy"})";
    if (event["type"] == "basic") return R"({"reveal":true})";
    return event["choose"] == 2 ? choose(event, {"a", "b"}) : choose(event, {"a"});
  };
  shell.review(right);
  shell.at("2026-12-01T23:00:00Z");
  EXPECT_TRUE(say("", {"--early"}).events("card").empty()) << "what was seen today is not asked again";
  shell.on_day(1);
  shell.review(right);
  shell.on_day(2);
  const Ran ran = shell.review(right, {"--early"});
  EXPECT_EQ(ran.events("feedback").size(), 3U);
  for (const Json& told : ran.events("feedback")) {
    EXPECT_EQ(told["kind"], "early");
    EXPECT_EQ(told["schedule"]["interval_days"], 6) << "early practice never lengthens an interval";
  }
}

TEST_F(JsonlReview, KeepsToADeckOrTopic) {
  EXPECT_EQ(say("", {"--topic", "3.3 Hardware"}).events("card").at(0)["left"]["new"], 1);
  EXPECT_EQ(say("", {"--deck", "Exam"}).events("card").at(0)["left"]["new"], 3);
  EXPECT_EQ(say("", {"--deck", "Exa"}).exit, Exit::wrong_usage);
}

TEST_F(JsonlReview, HoldsStillWhileTheCollectionIsLocked) {
  std::optional<SQLite::Database> other;
  const Partner partner = [&](const Json& event) -> std::string {
    if (event["event"] == "card" && !other) {
      other.emplace(shell.collection_file().string(), SQLite::OPEN_READWRITE);
      other->exec("BEGIN IMMEDIATE");
    } else if (event["event"] == "error") {
      other->exec("ROLLBACK");
    } else {
      return "";
    }
    return R"({"choose":["A"],"confidence":"unsure"})";
  };
  const Ran ran = shell.review(partner);
  EXPECT_EQ(ran.exit, Exit::done);
  EXPECT_EQ(ran.events("error").size(), 1U);
  EXPECT_EQ(ran.events("feedback").size(), 1U) << "the same reply, a moment later";
}

}  // namespace
}  // namespace trapline::test
