// What each statement costs as a collection grows: none may scan the cards or the log, but for those below.
#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include <map>
#include <regex>

#include "engine/store/sql.hpp"
#include "support/folder.hpp"
#include "support/world.hpp"

namespace trapline::test {
namespace {

/// Statements that may read every row of `card` or `fact`, and why.
const std::map<std::string, std::string> kMayScan = {
    {"card_states", "the check compares every card"},
    {"card_keys", "a mistyped name is compared with all"},
    {"stats_cards", "totals over all cards"},
    {"trap_list", "the page of all traps"},
    {"question_answers", "the page of all topics: one pass over the log"},
    {"stats_days", "totals over the whole log"},
    {"stats_reviews", "totals over the whole log"},
    {"queue_fresh", "reads the index of new cards in its order, as many as the day allows"},
    {"waiting_exists", "stops at the first row of the index of new cards"},
    {"fact_last", "goes backwards and stops after one row"},
    {"fact_newest", "goes backwards and stops after as many rows as were asked for"},
    {"fact_newest_own", "goes backwards and stops at the first answer of this device that stands"},
};

bool is_planned(const std::string& name) { return !name.starts_with("migrat") && !name.ends_with("pragmas"); }

TEST(QueryPlans, ScanNeitherCardsNorLogBeyondTheList) {
  const TemporaryFolder folder;
  const auto file = folder.path() / "collection.db";
  { World world(file); }
  SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
  const std::regex scan(R"(^SCAN (review|card|fact|question_card|trap_card|stored|form)\b.*)");
  int planned = 0;
  for (const auto& script : store::sql::all_scripts) {
    if (!is_planned(script.name)) continue;
    const std::string text = script.text;
    if (text.find("PRAGMA") != std::string::npos || text.starts_with("BEGIN") || text.starts_with("COMMIT")) continue;
    SQLite::Statement plan(database, "EXPLAIN QUERY PLAN " + text);
    ++planned;
    while (plan.executeStep()) {
      const std::string step = plan.getColumn(3).getString();
      if (std::regex_match(step, scan)) {
        EXPECT_TRUE(kMayScan.contains(script.name)) << script.name << ": " << step;
      }
    }
  }
  EXPECT_GT(planned, 60);
}

}  // namespace
}  // namespace trapline::test
