// Room: app/state. What an answer was worth and why, and what can be wanted after it.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/state/cards_left.hpp"
#include "engine/markdown/rich_text.hpp"
#include "engine/model/deck.hpp"
#include "engine/model/review.hpp"

namespace trapline::state {

namespace intent {

struct Continue {};  ///< from the feedback to the next card

}  // namespace intent

using FeedbackIntent = std::variant<intent::Continue>;

struct FeedbackOption {
  std::string letter;
  markdown::RichText text;
  bool right = false;
  bool chosen = false;
  markdown::RichText why;
  markdown::RichText tempting;
  markdown::RichText right_if;
  markdown::RichText trap_claim;  ///< of the trap that it carries; empty for none
};

/// What an answer did to a trap.
struct TrapLine {
  std::string claim;
  std::string truth;
  TrapOutcome outcome = TrapOutcome::none;
  std::string comes_back;  ///< "tomorrow", "in 6 days (Sunday, 6 December)"
};

struct FeedbackScreen {
  using Intent = FeedbackIntent;

  std::string card;
  bool correct = false;
  bool lucky = false;
  std::optional<Confidence> confidence;  ///< nothing for a basic card
  bool statement = false;  ///< a trap's claim or truth was judged: its traps say all that its options could
  markdown::RichText stem;
  std::vector<FeedbackOption> options;  ///< in the order in which they were shown
  std::vector<TrapLine> traps;          ///< sprung ones first
  markdown::RichText explanation;
  std::vector<TopicPath> topics;
  std::vector<Reference> references;
  std::string comes_back;      ///< "tomorrow", "in 6 days (Sunday, 6 December)"
  bool drilled_today = false;  ///< will be asked again today
  bool leech_alarm = false;
  int lapses = 0;
  CardsLeft left;
  int answered_today = 0;     ///< this answer included
  bool looking_back = false;  ///< shown once more from the next card, to which Continue goes back

  [[nodiscard]] std::string name() const { return "feedback " + card + (looking_back ? " again" : ""); }
  [[nodiscard]] std::string step() const { return name(); }
  [[nodiscard]] std::optional<Progress> progress() const { return Progress{answered_today, left.total()}; }
  [[nodiscard]] bool is_home() const { return false; }
};

template <class Take>
void for_each_text(const FeedbackScreen& screen, const Take& take) {
  for (const markdown::RichText* text : {&screen.stem, &screen.explanation}) take(*text);
  take(screen.comes_back);
  for (const FeedbackOption& option : screen.options) {
    take(option.letter);
    for (const auto* text : {&option.text, &option.why, &option.tempting, &option.right_if, &option.trap_claim})
      take(*text);
  }
  for (const TrapLine& trap : screen.traps) {
    for (const std::string* text : {&trap.claim, &trap.truth, &trap.comes_back}) take(*text);
  }
  for (const TopicPath& topic : screen.topics) take(topic);
  for (const Reference& reference : screen.references) {
    take(reference.label);
    take(reference.url);
  }
}

}  // namespace trapline::state
