// How much of every shipped question (without the exhibit of its case, which is as long as it is) and of the feedback
// on it is in view at once. Layout is exact, so that limits can be asserted; the table is printed.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "app/control/screens.hpp"
#include "tests/app/support/headless_window.hpp"
#include "tests/support/deck_quality.hpp"

namespace trapline::ui {
namespace {

namespace fs = std::filesystem;

const fs::path kDecks = fs::path(TRAPLINE_SOURCE_DIR) / "decks/pmle";

/// An answer that took the bait: the trap's option in place of a right one.
collection::Answered fallen_for(const Question& question, const Option& bait, const Trap& trap) {
  collection::Answered answered;
  answered.review.confidence = Confidence::certain;
  answered.review.chosen = {bait.id};
  for (const Option& option : question.options)
    if (option.right && static_cast<int>(answered.review.chosen.size()) < question.choose())
      answered.review.chosen.push_back(option.id);
  answered.review.after.due = StudyDay{20'001};
  collection::TrapResult result{CardId{"t:" + trap.id}, trap.id, trap.claim, trap.truth, TrapOutcome::sprung, {}};
  result.schedule.due = StudyDay{20'001};
  answered.traps = {result};
  answered.drilled_today = true;
  return answered;
}

std::uint32_t big_endian(const std::string& bytes, std::size_t at) {
  std::uint32_t number = 0;
  for (std::size_t i = at; i < at + 4; ++i) number = number << 8 | static_cast<std::uint8_t>(bytes.at(i));
  return number;
}

/// What is measured of all questions at one size of the window.
struct Figures {
  int questions = 0;
  int whole_questions = 0;  ///< with all options in view
  int fallen = 0;           ///< answers that took the bait
  int whole_traps = 0;
  int whole_verdicts = 0;  ///< with the own and the right options
  std::vector<float> screens;

  [[nodiscard]] float median_screens() {
    std::sort(screens.begin(), screens.end());
    return screens.at(screens.size() / 2);
  }
};

double percent(int part, int of) { return 100.0 * part / of; }

class Measured : public HeadlessWindow {
 public:
  Measured(float width, float height) : HeadlessWindow(state::AppState{}, width, height) {
    for (const fs::directory_entry& file : fs::directory_iterator(kDecks / "images")) {
      const std::string bytes = test::text_of(file.path());
      have_picture("images/" + file.path().filename().string(), static_cast<float>(big_endian(bytes, 16)),
                   static_cast<float>(big_endian(bytes, 20)));
    }
  }

  void measure(const Question& question, const std::vector<Trap>& traps, Figures& figures) {
    const study::Asked asked = study::ask_question(CardId{"q:" + question.id}, question, 0);
    show(control::review_screen(asked, {}));
    ++figures.questions;
    if (all_in_view([](const Node& n) { return n.role == Role::option; }, footer_of("Choose")))
      ++figures.whole_questions;
    const auto bait = std::find_if(question.options.begin(), question.options.end(),
                                   [](const Option& option) { return !option.trap.empty(); });
    if (bait == question.options.end()) return;
    const auto trap =
        std::find_if(traps.begin(), traps.end(), [&bait](const Trap& known) { return known.id == bait->trap; });
    if (trap == traps.end()) return;
    measure_feedback(control::feedback_screen(asked, fallen_for(question, *bait, *trap), {}), figures);
  }

 private:
  void measure_feedback(const state::FeedbackScreen& screen, Figures& figures) {
    show(screen);
    ++figures.fallen;
    const float footer = find(Role::button, "Continue")->rect.y - look_margin();
    if (all_in_view([](const Node& n) { return n.role == Role::alert; }, footer)) ++figures.whole_traps;
    const auto told = [](const Node& n) {
      return n.role == Role::status && (n.name.starts_with("Yours") || n.name == "Right");
    };
    if (all_in_view(told, footer)) ++figures.whole_verdicts;
    figures.screens.push_back(memory().scroll.content / memory().scroll.view);
  }

  [[nodiscard]] float footer_of(const std::string& begin) const {
    for (const Node& node : tree.nodes)
      if (node.role == Role::status && node.name.starts_with(begin)) return node.rect.y - look_margin();
    return 0;
  }
  static float look_margin() { return 0.9F * kEmPixels; }

  template <class Which>
  [[nodiscard]] bool all_in_view(const Which& which, float footer) const {
    return std::all_of(tree.nodes.begin(), tree.nodes.end(),
                       [&](const Node& node) { return !which(node) || node.rect.bottom() <= footer + 1; });
  }
};

Figures measure_all(float width, float height) {
  Measured window(width, height);
  Figures figures;
  std::vector<Trap> traps;
  const auto decks = test::read_decks(kDecks);
  for (const test::ReadDeck& deck : decks)
    for (const Question& question : deck.parsed.deck.questions)
      if (!question.options.empty()) window.measure(question, deck.parsed.deck.traps, figures);
  fmt::print(
      "{}x{}: {} questions, whole with all options {:.1f}%; {} sprung traps, wholly in view {:.1f}%; own and right "
      "option in view {:.1f}%; feedback {:.2f} screens (median)\n",
      width, height, figures.questions, percent(figures.whole_questions, figures.questions), figures.fallen,
      percent(figures.whole_traps, figures.fallen), percent(figures.whole_verdicts, figures.fallen),
      figures.median_screens());
  return figures;
}

TEST(EveryShippedQuestion, StandsWithItsOptionsInAnUsualWindow) {
  Figures figures = measure_all(1200, 760);
  ASSERT_GT(figures.questions, 400);
  EXPECT_GE(percent(figures.whole_questions, figures.questions), 97);
  EXPECT_EQ(figures.whole_traps, figures.fallen);
  EXPECT_GE(percent(figures.whole_verdicts, figures.fallen), 99);
  EXPECT_LE(figures.median_screens(), 1.2F);
}

TEST(EveryShippedQuestion, KeepsTheTrapInViewInASmallWindow) {
  Figures figures = measure_all(900, 600);
  EXPECT_GE(percent(figures.whole_questions, figures.questions), 60);
  EXPECT_GE(percent(figures.whole_traps, figures.fallen), 95);
  EXPECT_GE(percent(figures.whole_verdicts, figures.fallen), 85);
  EXPECT_LE(figures.median_screens(), 1.8F);
}

}  // namespace
}  // namespace trapline::ui
