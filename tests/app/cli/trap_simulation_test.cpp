// Sixty days at the command line: a learner who believes something false, day by day through review --jsonl. What the
// trap rules promise can be seen from the outside.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>

#include "support/shell.hpp"

namespace trapline::test {
namespace {

using namespace cli;

/// Five questions; three of them carry the trap at option b, and one carries another trap at c as well.
std::string deck() {
  std::string text =
      "---\ndeck: Simulation\n---\n\n## Trap: It always fits\n<!-- id: always-fits -->\nTruth: only where there is "
      "room.\n\n"
      "## Trap: More is faster\n<!-- id: more-is-faster -->\nTruth: only up to a point.\n\n";
  for (const std::string id : {"first", "second", "third", "plain", "other"}) {
    text +=
        "## Question " + id + "\n<!-- id: " + id + "-q -->\n\nWhat of " + id + "?\n\n- [x] a) right\n- [ ] b) wrong\n";
    if (id == "first" || id == "second" || id == "third") text += "  - Trap: always-fits\n";
    text += "- [ ] c) also wrong\n";
    if (id == "second" || id == "other") text += "  - Trap: more-is-faster\n";
    text += "\nTopics: " + id + "\n\n";
  }
  return text;
}

/// What was asked in one session: each event of a card with the feedback that followed.
struct Exchange {
  Json card;
  Json told;
};

class TrapSimulation : public testing::Test {
 protected:
  TrapSimulation() { EXPECT_EQ(shell.run({"import", shell.write("s.deck.md", deck())}).exit, Exit::done); }

  /// One day: `answer` gives the id of the option to choose and the confidence for a card.
  std::vector<Exchange> live(int day, const std::function<std::string(const Json& card)>& answer) {
    shell.on_day(day);
    std::vector<Exchange> exchanges;
    const Ran ran = shell.review(answer);
    EXPECT_EQ(ran.exit, Exit::done) << ran.err;
    for (const Json& event : ran.events()) {
      if (event["event"] == "card") exchanges.push_back({event, {}});
      if (event["event"] == "feedback") exchanges.back().told = event;
      EXPECT_NE(event["event"], "error") << event;
    }
    if (!exchanges.empty() && exchanges.back().told.is_null()) exchanges.pop_back();
    return exchanges;
  }

  /// The right answer to any card, statements included: the learner knows what is true.
  static std::string right(const Json& card) {
    if (card.value("probe", "") == "statement")
      return choose(card, {card["form"] == "statement:truth" ? "true" : "false"});
    return choose(card, {"a"});
  }

  Json trap(const std::string& id) {
    const Json traps = shell.run({"--json", "traps"}).json()["traps"];
    return *std::find_if(traps.begin(), traps.end(), [&](const Json& t) { return t["card"] == "t:" + id; });
  }

  Shell shell;
};

bool is_asked(const std::vector<Exchange>& day, const std::string& card) {
  return std::any_of(day.begin(), day.end(),
                     [&](const Exchange& e) { return e.card["card"] == card && e.card["drill"] == false; });
}

TEST_F(TrapSimulation, SprungOnceItIsBackTheNextDayGrowsWhenResistedAndIsTamedInTheEnd) {
  const std::string believed = "q:first-q";
  live(0, [&](const Json& card) {
    return card["card"] == believed && card["drill"] == false ? choose(card, {"b"}) : right(card);
  });
  EXPECT_EQ(trap("always-fits")["due"], shell.date(1)) << "sprung: back in one day";

  std::vector<int> intervals;
  for (int day = 1; day <= 60; ++day) {
    const int before = trap("always-fits")["interval_days"];
    const bool due = trap("always-fits")["due"] == shell.date(day);
    const auto asked = live(day, right);
    EXPECT_EQ(is_asked(asked, "t:always-fits"), due) << "day " << day;
    if (!due) continue;
    EXPECT_EQ(asked.front().card["card"], "t:always-fits") << "the trap goes first";
    EXPECT_GT(trap("always-fits")["interval_days"], before) << "resisted when due";
    EXPECT_FALSE(is_asked(asked, believed)) << "its sibling waits a day, day " << day;
    intervals.push_back(trap("always-fits")["interval_days"]);
  }
  ASSERT_GE(intervals.size(), 3U);
  EXPECT_EQ(intervals.front(), 6);
  EXPECT_EQ(trap("always-fits")["state"], "tamed");
  EXPECT_GT(trap("always-fits")["due"], shell.date(60)) << "a tamed trap stays scheduled";
  EXPECT_TRUE(shell.run({"--json", "check"}).json()["clean"]);
}

/// What the log says of one trap: the last question that sprung it before each day.
class Suspicion {
 public:
  void note(const Exchange& e) {
    for (const Json& sprung : e.told["sprung"]) {
      const std::string form = e.card["form"];
      if (form.starts_with("q:") && e.card["drill"] == false) sprung_by_[sprung["trap"]] = form;
    }
  }
  std::string of(const std::string& trap) const { return sprung_by_.contains(trap) ? sprung_by_.at(trap) : ""; }

 private:
  std::map<std::string, std::string> sprung_by_;
};

class AnyLearner : public TrapSimulation, public testing::WithParamInterface<unsigned> {};

TEST_P(AnyLearner, NeverMeetsATrapAndItsSiblingOnTheSameDayAndTheTrapComesBackAfterEveryFall) {
  std::mt19937 random(GetParam());
  const auto chance = [&random](unsigned percent) { return random() % 100 < percent; };
  Suspicion suspicion;
  for (int day = 0; day <= 60; ++day) {
    if (chance(25)) continue;  // a day off
    const std::map<std::string, std::string> suspects = {{"always-fits", suspicion.of("always-fits")},
                                                         {"more-is-faster", suspicion.of("more-is-faster")}};
    const unsigned wrong = day < 40 ? 40 : 0;  // learned by then
    const auto asked = live(day, [&](const Json& card) -> std::string {
      if (!chance(wrong) || card["drill"] == true) return right(card);
      if (card.value("probe", "") == "statement")
        return choose(card, {card["form"] == "statement:truth" ? "false" : "true"}, "unsure");
      return choose(card, {chance(70) ? "b" : "c"}, chance(50) ? "certain" : "unsure");
    });
    std::set<std::string> shown;  // questions on the screen, drills aside
    for (const Exchange& e : asked) {
      if (e.card["drill"] == true) continue;
      const std::string form = e.card["form"];
      if (e.card["kind"] == "trap") {
        const std::string trap_id = e.card["card"].get<std::string>().substr(2);
        EXPECT_NE(form, suspects.at(trap_id)) << "probed by the question that last sprung it, day " << day;
        EXPECT_FALSE(is_asked(asked, suspects.at(trap_id))) << "asked with its sibling on day " << day;
      }
      if (form.starts_with("q:")) {
        EXPECT_TRUE(shown.insert(form).second) << form << " twice on day " << day;
      }
      for (const Json& told : e.told["traps"]) {
        if (told["outcome"] == "sprung") {
          EXPECT_EQ(told["due"], shell.date(day + 1));
        }
      }
      suspicion.note(e);
    }
  }
  EXPECT_TRUE(shell.run({"--json", "check"}).json()["clean"]);
}

INSTANTIATE_TEST_SUITE_P(Seeds, AnyLearner, testing::Range(1U, 6U));

}  // namespace
}  // namespace trapline::test
