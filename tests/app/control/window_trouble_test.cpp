// What happens around the window while it is open: other programs, errors, and work beside the screen.
#include "app/control/window_desk.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include "tests/app/support/window_desk_fixture.hpp"

namespace trapline::test {
namespace {

using namespace control;

namespace fs = std::filesystem;

// The latency of an answer

TEST_F(WindowDeskTest, TheNextQueueIsNotBuiltInsideOfTheAnswer) {
  fill();
  WindowDesk& control = desk();
  control.handle(state::intent::Start{});
  answer(control, true);
  EXPECT_FALSE(world.collection.daily_review().is_current()) << "the feedback is said from what was known before";
  EXPECT_EQ(screen<state::FeedbackScreen>(control).left.unseen, 1);
  EXPECT_EQ(screen<state::FeedbackScreen>(control).answered_today, 1);
  control.idle();
  EXPECT_TRUE(world.collection.daily_review().is_current());
  EXPECT_EQ(screen<state::FeedbackScreen>(control).left.unseen, 1);
}

TEST_F(WindowDeskTest, AWrongAnswerIsCountedAmongTheDrillsAtOnce) {
  fill();
  WindowDesk& control = desk();
  control.handle(state::intent::Start{});
  answer(control, false);
  const state::CardsLeft at_once = screen<state::FeedbackScreen>(control).left;
  EXPECT_EQ(at_once.drills, 1);
  EXPECT_EQ(at_once.unseen, 1);
  control.idle();
  EXPECT_EQ(screen<state::FeedbackScreen>(control).left, at_once);
}

// Settings that somebody else changes

TEST_F(WindowDeskTest, HeedsLimitsThatWereChangedOutside) {
  fill();
  WindowDesk& control = desk();
  EXPECT_EQ(screen<state::TodayScreen>(control).left.unseen, 2);
  files::change_settings(folder / "test.settings", {}, [](Settings& settings) { settings.limits.new_per_day = 1; });
  EXPECT_TRUE(control.look_again());
  EXPECT_EQ(screen<state::TodayScreen>(control).left.unseen, 1);
  EXPECT_FALSE(control.look_again());
}

TEST_F(WindowDeskTest, NeverUndoesWhatWasChangedOutside) {
  fill();
  WindowDesk& control = desk();
  files::change_settings(folder / "test.settings", {}, [](Settings& settings) { settings.limits.new_per_day = 1; });
  control.handle(state::intent::SetTheme{Theme::dark});
  const Settings kept = files::load_settings(folder / "test.settings").settings;
  EXPECT_EQ(kept.limits.new_per_day, 1);
  EXPECT_EQ(kept.theme, Theme::dark);
  EXPECT_EQ(world.collection.settings().limits.new_per_day, 1);
}

TEST_F(WindowDeskTest, ShowsAThemeThatCannotBeKeptAndSaysSo) {
  WindowDesk& control = desk();
  fs::create_directories(folder / "test.settings");
  control.handle(state::intent::SetTheme{Theme::dark});
  EXPECT_EQ(control.state().theme, Theme::dark);
  EXPECT_TRUE(control.state().message_is_error);
}

// Errors

/// Takes a table away under an open program: SQLite's own errors come from everywhere.
void break_file(const fs::path& file) {
  SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
  database.exec("DROP TABLE card");
}

TEST_F(WindowDeskTest, TellsAnyErrorOfALookAgainAsASentence) {
  fill();
  WindowDesk& control = desk();
  break_file(folder / "collection.db");
  EXPECT_NO_THROW(control.look_again());
  EXPECT_TRUE(control.state().message_is_error);
  EXPECT_TRUE(control.state().message.ends_with(".")) << control.state().message;
}

TEST_F(WindowDeskTest, TellsAnyErrorOfAQuietMomentAsASentence) {
  fill();
  WindowDesk& control = desk();
  control.handle(state::intent::Start{});
  answer(control, true);
  break_file(folder / "collection.db");
  EXPECT_NO_THROW(control.idle());
  EXPECT_TRUE(control.state().message_is_error);
  EXPECT_TRUE(control.state().message.ends_with(".")) << control.state().message;
}

TEST(TroubleInTheWindow, IsToldAndTriedAgain) {
  Office office;
  WindowDesk control(office, "It is locked.");
  EXPECT_EQ(std::get<state::TroubleScreen>(control.state().screen).sentence, "It is locked.");
  control.handle(state::intent::SetTheme{Theme::dark});
  EXPECT_EQ(control.state().theme, Theme::dark);
  control.handle(state::intent::ImportFiles{{"a.deck.md"}});
  control.handle(state::intent::Start{});
  control.handle(state::intent::Undo{});
  EXPECT_FALSE(control.idle() || control.look_again() || control.look_at_jobs());
  EXPECT_FALSE(control.state().quit);
  control.handle(state::intent::TryAgain{});
  EXPECT_TRUE(control.state().quit);
  EXPECT_TRUE(office.try_again);
}

// Work beside the screen

TEST_F(WindowDeskTest, ImportsBesideTheScreenAndTellsHowFarItIs) {
  WindowDesk& control = desk();
  const std::string one = write_file("one.deck.md", "## A\n<!-- id: card-a -->\n\nStem?\n\n- [x] yes\n- [ ] no\n");
  const std::string two = write_file("two.deck.md", "## B\n<!-- id: card-b -->\n\nStem?\n\n- [x] yes\n- [ ] no\n");
  control.handle(state::intent::ImportFiles{{one, two}});
  EXPECT_TRUE(control.state().job);
  control.handle(state::intent::ImportFiles{{two}});  // while the first ones are imported
  finish_import();
  EXPECT_EQ(screen<state::TodayScreen>(control).left.unseen, 2);
  EXPECT_NE(control.state().message.find("Imported"), std::string::npos) << control.state().message;
}

TEST_F(WindowDeskTest, LeavesAReviewAloneThatWasBegunWhileFilesWereImported) {
  fill();
  WindowDesk& control = desk();
  control.handle(state::intent::ImportFiles{{write_file("bad.txt", "just a letter")}});
  control.handle(state::intent::Start{});
  finish_import();
  EXPECT_TRUE(std::holds_alternative<state::ReviewScreen>(control.state().screen));
  EXPECT_TRUE(control.state().message_is_error);
}

}  // namespace
}  // namespace trapline::test
