// Room: app/state. A card that is asked, and what can be wanted while it is. Nothing on it tells the topic or the trap.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/state/cards_left.hpp"
#include "engine/markdown/rich_text.hpp"
#include "engine/model/review.hpp"

namespace trapline::state {

namespace intent {

struct ToggleOption {
  std::size_t index;
};  ///< choose; the same again clears
struct Answer {
  Confidence confidence;
};                 ///< commits the chosen options
struct Reveal {};  ///< shows the back of a basic card
struct GradeBasic {
  Grade grade;
};  ///< commits a basic card
struct ShowHint {};
struct LookBack {};  ///< at the last feedback, which is only to be read

}  // namespace intent

using ReviewIntent = std::variant<intent::ToggleOption, intent::Answer, intent::Reveal, intent::GradeBasic,
                                  intent::ShowHint, intent::LookBack>;

/// A choice as it stands on the screen, in the order shown.
struct OptionLine {
  std::string letter;  ///< "A"
  markdown::RichText text;
  bool chosen = false;
};

struct ReviewScreen {
  using Intent = ReviewIntent;

  std::string card;         ///< changes with every card shown
  std::string heading;      ///< "Question", "Trap check", "Drill"; never the topic or the trap
  bool drill = false;       ///< repeated the same day
  bool trap_check = false;  ///< a trap is looked into: the heading stands out
  markdown::RichText stem;
  std::vector<OptionLine> options;  ///< empty for a basic card
  int choose = 1;                   ///< how many options to choose
  bool true_false = false;          ///< two options, "True" and "False", which T and F choose too
  bool basic = false;
  bool revealed = false;    ///< a basic card whose back is shown
  markdown::RichText back;  ///< filled when revealed
  markdown::RichText hint;  ///< shown on request; may be empty
  bool hint_shown = false;
  CardsLeft left;  ///< this card included
  int answered_today = 0;

  [[nodiscard]] int chosen_count() const {
    return static_cast<int>(
        std::count_if(options.begin(), options.end(), [](const OptionLine& option) { return option.chosen; }));
  }
  [[nodiscard]] bool ready_for_confidence() const { return !basic && chosen_count() == choose; }

  [[nodiscard]] std::string name() const { return "review " + card; }
  [[nodiscard]] std::string step() const { return name() + (revealed ? " back" : ""); }
  [[nodiscard]] std::optional<Progress> progress() const { return Progress{answered_today, left.total()}; }
  [[nodiscard]] bool is_home() const { return false; }
};

template <class Take>
void for_each_text(const ReviewScreen& screen, const Take& take) {
  take(screen.heading);
  for (const markdown::RichText* text : {&screen.stem, &screen.back, &screen.hint}) take(*text);
  for (const OptionLine& option : screen.options) {
    take(option.letter);
    take(option.text);
  }
}

}  // namespace trapline::state
