// Collections that the programs of older schemas made (tests/data) open, and nothing that a user has done is lost:
// every schedule bit for bit, every row of the log.
#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "support/folder.hpp"
#include "support/world.hpp"

namespace trapline::test {
namespace {

namespace fs = std::filesystem;
using namespace collection;

std::optional<StudyDay> maybe_day(const SQLite::Column& column) {
  if (column.isNull()) return {};
  return StudyDay{column.getInt()};
}

std::string bytes_of(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

class OldCollection : public testing::TestWithParam<const char*> {
 protected:
  OldCollection() {
    fs::copy_file(fs::path(TRAPLINE_SOURCE_DIR) / "tests/data" / GetParam(), file);
    fs::permissions(file, fs::perms::owner_write, fs::perm_options::add);
  }
  fs::path original() const { return fs::path(TRAPLINE_SOURCE_DIR) / "tests/data" / GetParam(); }

  TemporaryFolder folder;
  fs::path file = folder.path() / "collection.db";
};

TEST_P(OldCollection, KeepsEveryStateBitForBit) {
  World world(file);
  SQLite::Database old(original().string(), SQLite::OPEN_READONLY);
  SQLite::Statement row(
      old,
      "SELECT key, ease, interval_days, repetitions, lapses, due_day, asked, asked_day, seen_day, "
      "held_day, drill_day, sprung, sprung_by, check_by, resisted_days, last_resisted, resisted_form, "
      "resisted_in_two_forms FROM card");
  int cards = 0;
  for (; row.executeStep(); ++cards) {
    CardState now = world.state(row.getColumn(0).getString());
    now.asked_at = 0;  // new in version 3
    const auto day = [&row](int column) { return maybe_day(row.getColumn(column)); };
    CardState before;
    before.schedule = {row.getColumn(1).getInt(), row.getColumn(2).getInt(), row.getColumn(3).getInt(),
                       row.getColumn(4).getInt(), day(5)};
    before.asked = row.getColumn(6).getInt();
    before.asked_day = day(7);
    before.seen_day = day(8);
    before.held_day = day(9);
    before.drill_day = day(10);
    before.trap = {
        row.getColumn(11).getInt(),    row.getColumn(12).getString(),  day(13), row.getColumn(14).getInt(), day(15),
        row.getColumn(16).getString(), row.getColumn(17).getInt() != 0};
    EXPECT_EQ(now, before) << row.getColumn(0).getString();
  }
  EXPECT_GT(cards, 10);
  EXPECT_TRUE(world.collection.upkeep().check().clean());
}

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += text.empty() ? word : " " + word;
  return text;
}

TEST_P(OldCollection, KeepsEveryRowOfTheLog) {
  World world(file);
  const auto log = world.log();
  SQLite::Database old(original().string(), SQLite::OPEN_READONLY);
  SQLite::Statement row(
      old,
      "SELECT card.key, at_ms, offset_minutes, day, kind, form, shown, chosen, correct, confidence, "
      "quality, lucky, outcome, duration_ms, before_interval, before_due, after_ease, after_interval, "
      "after_due FROM review JOIN card ON card.id = card_id ORDER BY review.id");
  std::size_t i = 0;
  for (; row.executeStep(); ++i) {
    ASSERT_LT(i, log.size());
    const Review& r = log[i];
    EXPECT_EQ(r.card.key, row.getColumn(0).getString());
    EXPECT_EQ(r.at.at.ms, row.getColumn(1).getInt64());
    EXPECT_EQ(r.at.offset_minutes, row.getColumn(2).getInt());
    EXPECT_EQ(r.day.number, row.getColumn(3).getInt());
    EXPECT_EQ(static_cast<int>(r.kind), row.getColumn(4).getInt());
    EXPECT_EQ(r.form, row.getColumn(5).getString());
    EXPECT_EQ(joined(r.shown), row.getColumn(6).getString());
    EXPECT_EQ(joined(r.chosen), row.getColumn(7).getString());
    EXPECT_EQ(r.correct, row.getColumn(8).getInt() != 0);
    EXPECT_EQ(r.confidence ? static_cast<int>(*r.confidence) : 0, row.getColumn(9).getInt());
    EXPECT_EQ(r.quality, row.getColumn(10).getInt());
    EXPECT_EQ(r.lucky, row.getColumn(11).getInt() != 0);
    EXPECT_EQ(static_cast<int>(r.outcome), row.getColumn(12).getInt());
    EXPECT_EQ(r.duration_ms, row.getColumn(13).getInt());
    EXPECT_EQ(r.before.interval_days, row.getColumn(14).getInt());
    EXPECT_EQ(r.before.due, maybe_day(row.getColumn(15)));
    EXPECT_EQ(r.after.ease, row.getColumn(16).getInt());
    EXPECT_EQ(r.after.interval_days, row.getColumn(17).getInt());
    EXPECT_EQ(r.after.due, maybe_day(row.getColumn(18)));
  }
  EXPECT_EQ(i, log.size());
}

TEST_P(OldCollection, TakesTodaysAnswersBackAsBefore) {
  World world(file);
  world.clock.set(*moment_from_iso("2026-11-24T10:00:00+02:00"));  // the day of its last answers
  const auto answers = world.collection.daily_review().today().answered;
  ASSERT_GT(answers, 0);
  int undone = 0;
  while (world.collection.daily_review().undo()) ++undone;
  EXPECT_EQ(undone, answers);
  EXPECT_EQ(world.collection.daily_review().today().answered, 0);
  EXPECT_TRUE(world.collection.upkeep().check().clean());
}

TEST_P(OldCollection, GoesOnInTheNextDays) {
  World world(file);
  for (int day = -5; day < 20; ++day) {
    world.on_day(day);
    for (int i = 0; i < 10 && !world.next_key().empty(); ++i) {
      const auto asked = world.collection.daily_review().next();
      if (asked->question.kind == QuestionKind::basic)
        world.collection.daily_review().answer(*asked, {{}, {}, Grade::good, 0});
      else
        world.answer_next(i % 3 != 0);
    }
  }
  EXPECT_TRUE(world.collection.upkeep().check().clean());
}

TEST_P(OldCollection, IsReadWithoutBeingTouched) {
  const std::string before = bytes_of(file);
  FixedClock clock(morning(0));
  {
    Collection collection(file, clock, {}, Access::read);
    EXPECT_GT(collection.insights().stats().questions, 10);
    EXPECT_TRUE(collection.upkeep().check().clean());
  }
  EXPECT_EQ(bytes_of(file), before);
  EXPECT_FALSE(fs::exists(file.string() + "-wal"));
}

INSTANTIATE_TEST_SUITE_P(Schema, OldCollection, testing::Values("schema_001.db", "schema_002.db"));

}  // namespace
}  // namespace trapline::test
