#include "app/cli/review/jsonl_events.hpp"

#include <algorithm>

#include "app/cli/print/json.hpp"
#include "app/cli/print/json_values.hpp"
#include "app/cli/print/option_keys.hpp"
#include "engine/model/names.hpp"

namespace trapline::cli::event {
namespace {

Json shown_options(const Question& question) {
  Json options = Json::array();
  for (std::size_t i = 0; i < question.options.size(); ++i)
    options.push_back(
        {{"key", study::option_letter(i)}, {"id", question.options[i].id}, {"text", question.options[i].text}});
  return options;
}

Json told_options(const Question& question, const std::vector<std::string>& chosen) {
  Json options = Json::array();
  for (const std::size_t i : telling_order(question, chosen)) {
    const Option& option = question.options[i];
    options.push_back({{"key", study::option_letter(i)},
                       {"id", option.id},
                       {"text", option.text},
                       {"right", option.right},
                       {"chosen", std::find(chosen.begin(), chosen.end(), option.id) != chosen.end()},
                       {"why", option.why},
                       {"tempting", option.tempting},
                       {"right_if", option.right_if},
                       {"trap", option.trap.empty() ? Json(nullptr) : Json(option.trap)}});
  }
  return options;
}

Json trap_json(const collection::TrapResult& trap) {
  return {{"trap", trap.id},
          {"card", trap.card.key},
          {"claim", trap.claim},
          {"truth", trap.truth},
          {"outcome", to_json(trap.outcome)},
          {"due", to_json(trap.schedule.due)}};
}

}  // namespace

std::string card(const study::Asked& asked, const collection::Today& left) {
  const Question& question = asked.question;
  const bool is_trap = asked.as != study::AskedAs::question;
  Json json{{"event", "card"}, {"card", asked.card.key}, {"kind", is_trap ? "trap" : "question"}};
  if (is_trap) json["probe"] = asked.as == study::AskedAs::probe_question ? "question" : "statement";
  json.update({{"type", name_of(question.kind)},
               {"drill", asked.drill},
               {"form", asked.form},
               {"stem", question.stem},
               {"choose", question.choose()}});
  if (question.kind != QuestionKind::basic) json["options"] = shown_options(question);
  if (!question.hint.empty()) json["hint"] = question.hint;
  json["left"] = left_json(left);
  return to_line(json);
}

std::string reveal(const study::Asked& asked) {
  return to_line({{"event", "reveal"}, {"card", asked.card.key}, {"answer", asked.question.answer}});
}

std::string feedback(const study::Asked& asked, const collection::Answered& answered) {
  const Question& question = asked.question;
  const Review& review = answered.review;
  Json json{{"event", "feedback"},
            {"card", asked.card.key},
            {"correct", review.correct},
            {"quality", review.quality},
            {"lucky", review.lucky},
            {"kind", name_of(review.kind)},
            {"right", right_letters(question)}};
  if (question.kind == QuestionKind::basic)
    json["answer"] = question.answer;
  else
    json["options"] = told_options(question, review.chosen);
  json["sprung"] = Json::array();
  json["traps"] = Json::array();
  for (const collection::TrapResult& trap : answered.traps) {
    json["traps"].push_back(trap_json(trap));
    if (trap.outcome == TrapOutcome::sprung)
      json["sprung"].push_back({{"trap", trap.id}, {"claim", trap.claim}, {"truth", trap.truth}});
  }
  Json references = Json::array();
  for (const Reference& reference : question.references) references.push_back(to_json(reference));
  json.update({{"title", question.title},
               {"explanation", question.explanation},
               {"topics", question.topics},
               {"references", std::move(references)},
               {"schedule", to_json(review.after)},
               {"leech", is_leech(review.after)},
               {"leech_alarm", answered.leech_alarm},
               {"drill", answered.drilled_today}});
  return to_line(json);
}

std::string undone(const CardId& card) { return to_line({{"event", "undone"}, {"card", card.key}}); }

std::string error(const std::string& sentence) { return to_line({{"event", "error"}, {"message", sentence}}); }

std::string done(int answered, int correct, const std::optional<StudyDay>& next_due) {
  return to_line({{"event", "done"}, {"answered", answered}, {"correct", correct}, {"next_due", to_json(next_due)}});
}

}  // namespace trapline::cli::event
