#include "app/control/screens.hpp"

#include <algorithm>

#include "app/words/days.hpp"

namespace trapline::control {
namespace {

std::string heading_of(const study::Asked& asked) {
  if (asked.drill) return "Once more today";
  switch (asked.as) {
    case study::AskedAs::question:
      return "Question";
    case study::AskedAs::probe_question:
      return "Trap check";
    case study::AskedAs::probe_statement:
      return "Trap check: true or false?";
  }
  return "Question";
}

/// Text that is no Markdown.
markdown::RichText plain(const std::string& text) {
  markdown::RichText result(text.empty() ? 0 : 1);
  if (!text.empty()) result.front().spans.emplace_back().text = text;
  return result;
}

std::string claim_of(const std::string& trap, const std::vector<collection::TrapResult>& traps) {
  const auto found =
      std::find_if(traps.begin(), traps.end(), [&](const collection::TrapResult& t) { return t.id == trap; });
  return found == traps.end() ? std::string{} : found->claim;
}

/// A trap that says no truth is refuted by the explanation of its claim, where that was judged.
std::string truth_of(const collection::TrapResult& trap, const study::Asked& asked) {
  if (!trap.truth.empty() || asked.as != study::AskedAs::probe_statement) return trap.truth;
  const auto& options = asked.question.options;
  const auto key = std::find_if(options.begin(), options.end(), [](const Option& option) { return option.right; });
  return key == options.end() ? std::string{} : markdown::plain_text(markdown::rich_text(key->why));
}

std::vector<state::FeedbackOption> told_options(const Question& question, const collection::Answered& answered) {
  std::vector<state::FeedbackOption> options;
  for (std::size_t i = 0; i < question.options.size(); ++i) {
    const Option& option = question.options[i];
    const auto& chosen = answered.review.chosen;
    state::FeedbackOption told;
    told.letter = study::option_letter(i);
    told.text = markdown::rich_text(option.text);
    told.right = option.right;
    told.chosen = std::find(chosen.begin(), chosen.end(), option.id) != chosen.end();
    told.why = markdown::rich_text(option.why);
    told.tempting = markdown::rich_text(option.tempting);
    told.right_if = markdown::rich_text(option.right_if);
    if (!option.trap.empty()) told.trap_claim = plain(claim_of(option.trap, answered.traps));
    options.push_back(std::move(told));
  }
  return options;
}

/// T and F name the options only where they stand in that order.
bool is_true_first(const Question& question) {
  if (question.kind != QuestionKind::true_false || question.options.empty()) return false;
  const std::string& first = question.options.front().text;
  return first == "True" || first == "true" || first == "TRUE";
}

}  // namespace

state::CardsLeft cards_left(const collection::Today& today) {
  return {today.traps, today.reviews, today.fresh, today.drills};
}

state::ReviewScreen review_screen(const study::Asked& asked, const collection::Today& today) {
  state::ReviewScreen screen;
  screen.card = asked.card.key + "#" + std::to_string(asked.asked_before);
  screen.heading = heading_of(asked);
  screen.drill = asked.drill;
  screen.trap_check = !asked.drill && asked.as != study::AskedAs::question;
  screen.stem = markdown::rich_text(asked.question.stem);
  for (std::size_t i = 0; i < asked.question.options.size(); ++i)
    screen.options.push_back({study::option_letter(i), markdown::rich_text(asked.question.options[i].text), false});
  screen.choose = asked.question.choose();
  screen.basic = asked.question.kind == QuestionKind::basic;
  screen.true_false = is_true_first(asked.question);
  screen.hint = markdown::rich_text(asked.question.hint);
  screen.left = cards_left(today);
  screen.answered_today = today.answered;
  return screen;
}

state::FeedbackScreen feedback_screen(const study::Asked& asked, const collection::Answered& answered,
                                      const collection::Today& today) {
  state::FeedbackScreen screen;
  screen.card = asked.card.key + "#" + std::to_string(asked.asked_before);
  screen.correct = answered.review.correct;
  screen.lucky = answered.review.lucky;
  screen.statement = asked.as == study::AskedAs::probe_statement;
  screen.confidence = answered.review.confidence;
  screen.stem = markdown::rich_text(asked.question.stem);
  screen.options = told_options(asked.question, answered);
  for (const collection::TrapResult& trap : answered.traps)
    screen.traps.push_back({trap.claim, truth_of(trap, asked), trap.outcome,
                            trap.schedule.due ? words::when(*trap.schedule.due, today.day) : std::string{}});
  screen.explanation = markdown::rich_text(asked.question.explanation);
  screen.topics = asked.question.topics;
  screen.references = asked.question.references;
  if (answered.review.after.due) screen.comes_back = words::when(*answered.review.after.due, today.day);
  screen.drilled_today = answered.drilled_today;
  screen.leech_alarm = answered.leech_alarm;
  screen.lapses = answered.review.after.lapses;
  screen.left = cards_left(today);
  screen.answered_today = today.answered;
  return screen;
}

}  // namespace trapline::control
