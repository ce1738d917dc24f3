#include "app/cli/print/json_values.hpp"

#include "app/cli/print/json.hpp"
#include "engine/model/names.hpp"

namespace trapline::cli {

std::string to_line(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

Json to_json(const std::optional<StudyDay>& day) { return day ? Json(to_iso(*day)) : Json(nullptr); }

Json to_json(const std::optional<Confidence>& confidence) {
  return confidence ? Json(name_of(*confidence)) : Json(nullptr);
}

Json to_json(TrapOutcome outcome) { return outcome == TrapOutcome::none ? Json(nullptr) : Json(name_of(outcome)); }

Json to_json(const Schedule& schedule) {
  return {{"due", to_json(schedule.due)},
          {"interval_days", schedule.interval_days},
          {"ease", schedule.ease / 100.0},
          {"repetitions", schedule.repetitions},
          {"lapses", schedule.lapses}};
}

Json to_json(const Review& review) {
  return {{"id", review.id},
          {"card", review.card.key},
          {"kind", name_of(review.kind)},
          {"at", to_iso(review.at)},
          {"day", to_iso(review.day)},
          {"offset_minutes", review.at.offset_minutes},
          {"form", review.form},
          {"shown", review.shown},
          {"chosen", review.chosen},
          {"correct", review.correct},
          {"confidence", to_json(review.confidence)},
          {"quality", review.quality},
          {"lucky", review.lucky},
          {"outcome", to_json(review.outcome)},
          {"ms", review.duration_ms},
          {"before", to_json(review.before)},
          {"after", to_json(review.after)}};
}

Json to_json(const Reference& reference) { return {{"label", reference.label}, {"url", reference.url}}; }

Json to_json(const Question& question) {
  Json options = Json::array();
  for (const Option& option : question.options)
    options.push_back({{"id", option.id},
                       {"text", option.text},
                       {"right", option.right},
                       {"pinned", option.pinned},
                       {"why", option.why},
                       {"tempting", option.tempting},
                       {"right_if", option.right_if},
                       {"trap", option.trap}});
  Json references = Json::array();
  for (const Reference& reference : question.references) references.push_back(to_json(reference));
  return {{"id", question.id},
          {"title", question.title},
          {"type", name_of(question.kind)},
          {"stem", question.stem},
          {"options", std::move(options)},
          {"answer", question.answer},
          {"explanation", question.explanation},
          {"hint", question.hint},
          {"trap", question.trap},
          {"topics", question.topics},
          {"references", std::move(references)}};
}

Json to_json(const Trap& trap) {
  return {{"id", trap.id}, {"claim", trap.claim}, {"truth", trap.truth}, {"topics", trap.topics}};
}

Json left_json(const collection::Today& today) {
  return {{"new", today.fresh}, {"review", today.reviews}, {"trap", today.traps}, {"drill", today.drills}};
}

}  // namespace trapline::cli
