#include "app/control/screens.hpp"

#include <algorithm>

#include "app/control/day_text.hpp"
#include "app/control/phrases.hpp"

namespace trapline {
namespace {

std::string heading_of(const Asked& asked) {
  if (asked.drill) return "Once more today";
  switch (asked.as) {
    case AskedAs::question:
      return "Question";
    case AskedAs::probe_question:
      return "Trap check";
    case AskedAs::probe_statement:
      return "Trap check: true or false?";
  }
  return "Question";
}

std::string claim_of(const std::string& trap, const std::vector<TrapResult>& traps) {
  const auto found = std::find_if(traps.begin(), traps.end(), [&](const TrapResult& t) { return t.id == trap; });
  return found == traps.end() ? std::string{} : found->claim;
}

/// A trap that says no truth is refuted by the explanation of its claim, where that was judged.
std::string truth_of(const TrapResult& trap, const Asked& asked) {
  if (!trap.truth.empty() || asked.as != AskedAs::probe_statement) return trap.truth;
  const auto& options = asked.question.options;
  const auto key = std::find_if(options.begin(), options.end(), [](const Option& option) { return option.right; });
  return key == options.end() ? std::string{} : plain_text(rich_text(key->why));
}

std::vector<FeedbackOption> told_options(const Question& question, const Answered& answered) {
  std::vector<FeedbackOption> options;
  for (std::size_t i = 0; i < question.options.size(); ++i) {
    const Option& option = question.options[i];
    const auto& chosen = answered.review.chosen;
    FeedbackOption told;
    told.letter = option_letter(i);
    told.text = rich_text(option.text);
    told.right = option.right;
    told.chosen = std::find(chosen.begin(), chosen.end(), option.id) != chosen.end();
    told.why = rich_text(option.why);
    told.tempting = rich_text(option.tempting);
    told.right_if = rich_text(option.right_if);
    if (!option.trap.empty()) told.trap_claim = claim_of(option.trap, answered.traps);
    options.push_back(std::move(told));
  }
  const auto rank = [](const FeedbackOption& option) { return option.chosen ? 0 : option.right ? 1 : 2; };
  std::stable_sort(options.begin(), options.end(),
                   [&](const FeedbackOption& a, const FeedbackOption& b) { return rank(a) < rank(b); });
  return options;
}

}  // namespace

CardsLeft cards_left(const Today& today) { return {today.traps, today.reviews, today.fresh, today.drills}; }

ReviewScreen review_screen(const Asked& asked, const Today& today) {
  ReviewScreen screen;
  screen.card = asked.card.key + "#" + std::to_string(asked.asked_before);
  screen.heading = heading_of(asked);
  screen.stem = rich_text(asked.question.stem);
  for (std::size_t i = 0; i < asked.question.options.size(); ++i)
    screen.options.push_back({option_letter(i), rich_text(asked.question.options[i].text), false});
  screen.choose = asked.question.choose();
  screen.basic = asked.question.kind == QuestionKind::basic;
  screen.hint = rich_text(asked.question.hint);
  screen.left = cards_left(today);
  screen.answered_today = today.answered;
  return screen;
}

FeedbackScreen feedback_screen(const Asked& asked, const Answered& answered, const Today& today) {
  FeedbackScreen screen;
  screen.card = asked.card.key + "#" + std::to_string(asked.asked_before);
  screen.correct = answered.review.correct;
  screen.lucky = answered.review.lucky;
  screen.statement = asked.as == AskedAs::probe_statement;
  if (answered.review.confidence) screen.confidence = in_words(*answered.review.confidence);
  screen.stem = rich_text(asked.question.stem);
  screen.options = told_options(asked.question, answered);
  for (const TrapResult& trap : answered.traps)
    screen.traps.push_back({trap.claim, truth_of(trap, asked), trap.outcome,
                            trap.schedule.due ? when(*trap.schedule.due, today.day) : std::string{}});
  screen.explanation = rich_text(asked.question.explanation);
  screen.topics = asked.question.topics;
  screen.references = asked.question.references;
  if (answered.review.after.due) screen.comes_back = when(*answered.review.after.due, today.day);
  screen.drilled_today = answered.drilled_today;
  screen.leech_alarm = answered.leech_alarm;
  screen.lapses = answered.review.after.lapses;
  screen.left = cards_left(today);
  screen.answered_today = today.answered;
  return screen;
}

}  // namespace trapline
