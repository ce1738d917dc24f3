// What a user does in the window, as intents; what he then sees, as screens.
#include "app/control/window_desk.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "app/words/days.hpp"
#include "tests/app/support/window_desk_fixture.hpp"

namespace trapline::test {
namespace {

using namespace control;

namespace fs = std::filesystem;

TEST_F(WindowDeskTest, AnEmptyCollectionOffersTheSampleDeck) {
  const WindowDesk& control = desk();
  EXPECT_EQ(screen<state::TodayScreen>(control).emptiness, state::Emptiness::nothing_imported);
  EXPECT_EQ(screen<state::TodayScreen>(control).sample_deck, "sample.deck.md");
}

TEST_F(WindowDeskTest, ASessionGoesFromTodayThroughTheCardsBackToToday) {
  fill();
  WindowDesk& control = desk();
  EXPECT_EQ(screen<state::TodayScreen>(control).left.unseen, 2);
  control.handle(state::intent::Start{});
  answer(control, true);
  EXPECT_TRUE(screen<state::FeedbackScreen>(control).correct);
  EXPECT_EQ(screen<state::FeedbackScreen>(control).comes_back, "tomorrow");
  control.handle(state::intent::Continue{});
  answer(control, true);
  control.handle(state::intent::Continue{});
  EXPECT_EQ(screen<state::TodayScreen>(control).emptiness, state::Emptiness::done_for_today);
  EXPECT_EQ(screen<state::TodayScreen>(control).next_due, "tomorrow");
  EXPECT_EQ(screen<state::TodayScreen>(control).answered_today, 2);
}

TEST_F(WindowDeskTest, TheSameOptionAgainClearsAndAnotherReplaces) {
  fill();
  WindowDesk& control = desk();
  control.handle(state::intent::Start{});
  control.handle(state::intent::ToggleOption{1});
  control.handle(state::intent::ToggleOption{2});
  EXPECT_FALSE(screen<state::ReviewScreen>(control).options[1].chosen);
  EXPECT_TRUE(screen<state::ReviewScreen>(control).options[2].chosen);
  control.handle(state::intent::ToggleOption{2});
  EXPECT_EQ(screen<state::ReviewScreen>(control).chosen_count(), 0);
  control.handle(state::intent::ToggleOption{99});
  EXPECT_EQ(screen<state::ReviewScreen>(control).chosen_count(), 0);
}

TEST_F(WindowDeskTest, AConfidenceWithoutAChoiceAnswersNothingAndSaysSo) {
  fill();
  WindowDesk& control = desk();
  control.handle(state::intent::Start{});
  control.handle(state::intent::Answer{Confidence::certain});
  EXPECT_TRUE(std::holds_alternative<state::ReviewScreen>(control.state().screen));
  EXPECT_EQ(control.state().message, "Choose 1 option first, then say how sure you are.");
  EXPECT_TRUE(world.log().empty());
}

TEST_F(WindowDeskTest, FeedbackKeepsTheOptionsInTheOrderShown) {
  fill();
  WindowDesk& control = desk();
  control.handle(state::intent::Start{});
  const state::ReviewScreen shown = screen<state::ReviewScreen>(control);
  answer(control, false);
  const auto& options = screen<state::FeedbackScreen>(control).options;
  ASSERT_EQ(options.size(), shown.options.size());
  for (std::size_t i = 0; i < options.size(); ++i) {
    EXPECT_EQ(options[i].letter, shown.options[i].letter);
    EXPECT_EQ(markdown::plain_text(options[i].text), markdown::plain_text(shown.options[i].text));
  }
  const auto count = [&options](bool state::FeedbackOption::*flag) {
    return std::count_if(options.begin(), options.end(), [flag](const auto& option) { return option.*flag; });
  };
  EXPECT_EQ(count(&state::FeedbackOption::chosen), 1);
  EXPECT_EQ(count(&state::FeedbackOption::right), 1);
  EXPECT_TRUE(screen<state::FeedbackScreen>(control).drilled_today);
}

TEST_F(WindowDeskTest, ASprungTrapIsToldWithItsTruth) {
  fill();
  WindowDesk& control = desk();
  world.answer_question("one", "b");
  world.on_day(1);
  control.handle(state::intent::Start{});
  EXPECT_TRUE(screen<state::ReviewScreen>(control).heading.starts_with("Trap check"));
  const auto asked = world.collection.daily_review().next();
  const bool claim = asked->form == kFormClaim;
  control.handle(state::intent::ToggleOption{claim ? 0U : 1U});  // believes the claim
  control.handle(state::intent::Answer{Confidence::certain});
  const auto& traps = screen<state::FeedbackScreen>(control).traps;
  ASSERT_EQ(traps.size(), 1U);
  EXPECT_EQ(traps[0].outcome, TrapOutcome::sprung);
  EXPECT_EQ(traps[0].truth, "The truth of trap");
}

TEST_F(WindowDeskTest, UndoGivesTheSameCardAgainInTheSameOrder) {
  fill();
  WindowDesk& control = desk();
  control.handle(state::intent::Start{});
  const state::ReviewScreen before = screen<state::ReviewScreen>(control);
  answer(control, false);
  EXPECT_TRUE(control.state().can_undo);
  control.handle(state::intent::Undo{});
  const auto& after = screen<state::ReviewScreen>(control);
  EXPECT_EQ(after.card, before.card);
  for (std::size_t i = 0; i < 4; ++i)
    EXPECT_EQ(markdown::plain_text(after.options[i].text), markdown::plain_text(before.options[i].text));
  EXPECT_FALSE(control.state().can_undo);
  control.handle(state::intent::Undo{});
  EXPECT_EQ(control.state().message, "There is no answer from today to undo.");
}

TEST_F(WindowDeskTest, LookingBackShowsTheLastFeedbackAndLosesNoChoice) {
  fill();
  WindowDesk& control = desk();
  control.handle(state::intent::Start{});
  control.handle(state::intent::LookBack{});
  EXPECT_TRUE(std::holds_alternative<state::ReviewScreen>(control.state().screen)) << "there is nothing yet";
  answer(control, false);
  const std::string told = screen<state::FeedbackScreen>(control).card;
  control.handle(state::intent::Continue{});
  const std::string waiting = screen<state::ReviewScreen>(control).card;
  control.handle(state::intent::ToggleOption{2});
  control.handle(state::intent::LookBack{});
  EXPECT_EQ(screen<state::FeedbackScreen>(control).card, told);
  control.handle(state::intent::Continue{});
  EXPECT_EQ(screen<state::ReviewScreen>(control).card, waiting);
  EXPECT_TRUE(screen<state::ReviewScreen>(control).options[2].chosen);
  control.handle(state::intent::Answer{Confidence::certain});
  EXPECT_TRUE(std::holds_alternative<state::FeedbackScreen>(control.state().screen));
}

TEST_F(WindowDeskTest, LeavingTheReviewLosesNoAnswer) {
  fill();
  WindowDesk& control = desk();
  control.handle(state::intent::Start{});
  answer(control, true);
  control.handle(state::intent::ShowToday{});
  EXPECT_EQ(screen<state::TodayScreen>(control).answered_today, 1);
  control.handle(state::intent::Start{});
  EXPECT_TRUE(std::holds_alternative<state::ReviewScreen>(control.state().screen));
}

TEST_F(WindowDeskTest, ABasicCardIsRevealedThenGraded) {
  Question basic;
  basic.id = "front";
  basic.kind = QuestionKind::basic;
  basic.stem = "Front";
  basic.answer = "Back";
  world.collection.decks().import_deck(make_deck({basic}));
  WindowDesk& control = desk();
  control.handle(state::intent::Start{});
  control.handle(state::intent::GradeBasic{Grade::good});
  EXPECT_TRUE(world.log().empty()) << "nothing is graded unseen";
  control.handle(state::intent::Reveal{});
  EXPECT_EQ(markdown::plain_text(screen<state::ReviewScreen>(control).back), "Back");
  control.handle(state::intent::GradeBasic{Grade::good});
  EXPECT_EQ(world.log().at(0).quality, 4);
}

TEST_F(WindowDeskTest, AnAnswerGivenElsewhereMeanwhileIsNotOverwritten) {
  fill();
  WindowDesk& control = desk();
  control.handle(state::intent::Start{});
  const std::string card = screen<state::ReviewScreen>(control).card;
  world.answer_next(true);
  answer(control, true);
  EXPECT_EQ(world.log().size(), card.starts_with("q:one") ? 2U : 1U);
  EXPECT_NE(control.state().message.find("answered elsewhere"), std::string::npos);
  EXPECT_NE(screen<state::ReviewScreen>(control).card, card);
}

TEST_F(WindowDeskTest, ImportsWhatIsDroppedAndSaysWhatBecameOfIt) {
  WindowDesk& control = desk();
  const std::string good = write_file("good.deck.md", "## A\n<!-- id: good-a -->\n\nStem?\n\n- [x] yes\n- [ ] no\n");
  const std::string bad = write_file("bad.txt", "just a letter to somebody");
  control.handle(state::intent::ImportFiles{{good}});
  finish_import();
  EXPECT_FALSE(control.state().message_is_error) << control.state().message;
  EXPECT_EQ(screen<state::TodayScreen>(control).left.unseen, 1);
  control.handle(state::intent::ImportFiles{{bad}});
  finish_import();
  EXPECT_TRUE(control.state().message_is_error);
  EXPECT_NE(control.state().message.find("bad.txt"), std::string::npos) << control.state().message;
}

TEST_F(WindowDeskTest, AnEmptyDayAfterARefusedFileSaysThatInsteadOfNothing) {
  WindowDesk& control = desk();
  control.handle(state::intent::ImportFiles{{write_file("bad.txt", "just a letter")}});
  finish_import();
  EXPECT_EQ(screen<state::TodayScreen>(control).emptiness, state::Emptiness::files_refused);
  EXPECT_EQ(screen<state::TodayScreen>(control).files_refused, 1);
}

TEST_F(WindowDeskTest, SettingsAreKeptBetweenStarts) {
  WindowDesk& control = desk();
  control.handle(state::intent::SetTheme{Theme::dark});
  control.handle(state::intent::SetScale{1'000});
  EXPECT_EQ(control.state().theme, Theme::dark);
  EXPECT_EQ(control.state().scale_percent, 300);
  EXPECT_TRUE(fs::exists(folder / "test.settings"));
}

TEST(DayText, SaysDaysAsPeopleDo) {
  const StudyDay monday = study_day_of(-1);
  EXPECT_EQ(words::long_date(monday), "Monday, 30 November");
  EXPECT_EQ(words::when(monday, monday), "today");
  EXPECT_EQ(words::when(monday + 1, monday), "tomorrow");
  EXPECT_EQ(words::when(monday + 6, monday), "in 6 days (Sunday, 6 December)");
  EXPECT_EQ(words::when(monday + 400, monday), "in 400 days (2028-01-04)");
}

TEST_F(WindowDeskTest, ShowsThePicturesOfTheCardAndOfNoOther) {
  fill_with_pictures();
  WindowDesk& control = desk();
  EXPECT_TRUE(control.state().pictures.empty());
  control.handle(state::intent::Start{});
  ASSERT_EQ(control.state().pictures.size(), 2U);
  EXPECT_EQ(control.state().pictures[0].path, "map.png");
  EXPECT_EQ(*control.state().pictures[0].file, "the map");
  answer(control, true);
  EXPECT_EQ(control.state().pictures.size(), 2U) << "the feedback shows them too";
  control.handle(state::intent::Continue{});
  EXPECT_TRUE(control.state().pictures.empty());
  control.handle(state::intent::Undo{});
  EXPECT_EQ(control.state().pictures.size(), 2U);
  control.handle(state::intent::ShowToday{});
  EXPECT_TRUE(control.state().pictures.empty());
}

TEST_F(WindowDeskTest, LooksAgainAtTodayWhenSomethingHasChanged) {
  fill();
  WindowDesk& control = desk();
  EXPECT_EQ(screen<state::TodayScreen>(control).left.unseen, 2);
  EXPECT_FALSE(control.look_again());
  world.answer_next(true);  // elsewhere
  EXPECT_TRUE(control.look_again());
  EXPECT_EQ(screen<state::TodayScreen>(control).left.unseen, 1);
  EXPECT_TRUE(control.state().can_undo);
  world.on_day(1);
  EXPECT_TRUE(control.look_again());
  EXPECT_EQ(screen<state::TodayScreen>(control).date, "Wednesday, 2 December");
  EXPECT_FALSE(control.look_again());
}

TEST_F(WindowDeskTest, LooksAgainAndFindsWhatWasImportedElsewhere) {
  WindowDesk& control = desk();
  EXPECT_EQ(screen<state::TodayScreen>(control).emptiness, state::Emptiness::nothing_imported);
  fill();
  EXPECT_TRUE(control.look_again());
  EXPECT_EQ(screen<state::TodayScreen>(control).emptiness, state::Emptiness::not_empty);
}

TEST_F(WindowDeskTest, LeavesTheCardAsItIsWhateverHasChanged) {
  fill();
  WindowDesk& control = desk();
  control.handle(state::intent::Start{});
  control.handle(state::intent::ToggleOption{0});
  world.on_day(1);
  EXPECT_FALSE(control.look_again());
  EXPECT_EQ(screen<state::ReviewScreen>(control).chosen_count(), 1);
}

TEST_F(WindowDeskTest, CanUndoAnAnswerThatWasGivenElsewhere) {
  fill();
  WindowDesk& control = desk();
  control.handle(state::intent::Start{});
  world.answer_next(true);  // the same card, elsewhere
  answer(control, true);
  EXPECT_FALSE(control.state().message.empty());
  EXPECT_TRUE(control.state().can_undo);
}

TEST_F(WindowDeskTest, DropsWhatWasSaidWhenTheNextOptionIsChosen) {
  fill();
  WindowDesk& control = desk();
  control.handle(state::intent::Start{});
  answer(control, true);
  control.handle(state::intent::Undo{});
  EXPECT_FALSE(control.state().message.empty());
  control.handle(state::intent::ToggleOption{0});
  EXPECT_TRUE(control.state().message.empty());
}

}  // namespace
}  // namespace trapline::test
