#include "app/cli/print/json.hpp"

#include <array>

#include "app/cli/print/json_values.hpp"

namespace trapline::cli {
namespace {

Json counts_json(const collection::PutCounts& counts, int refused) {
  return {{"new", counts.added}, {"updated", counts.updated}, {"unchanged", counts.unchanged}, {"refused", refused}};
}

Json diagnostics_json(const std::vector<formats::Diagnostic>& diagnostics) {
  Json list = Json::array();
  for (const formats::Diagnostic& diagnostic : diagnostics)
    list.push_back({{"line", diagnostic.line},
                    {"severity", diagnostic.severity == formats::Severity::error ? "error" : "warning"},
                    {"message", diagnostic.message}});
  return list;
}

Json file_json(const files::FileReport& file) {
  return {{"file", file.file},
          {"format", file.format.empty() ? Json(nullptr) : Json(file.format)},
          {"deck", file.taken() ? Json(file.deck) : Json(nullptr)},
          {"questions", counts_json(file.questions, file.refused_questions)},
          {"traps", counts_json(file.traps, file.refused_traps)},
          {"reviews", {{"new", 0}}},
          {"media", counts_json(file.pictures, file.refused_pictures)},
          {"diagnostics", diagnostics_json(file.diagnostics)}};
}

/// [{name: value, "questions": count}, …]
Json counts_json(const char* name, const std::map<std::string, int>& counts) {
  Json list = Json::array();
  for (const auto& [value, count] : counts) list.push_back({{name, value}, {"questions", count}});
  return list;
}

Json census_json(const authoring::DeckCensus& census) {
  return {{"questions", census.questions},
          {"traps", census.traps},
          {"traps_carried_twice", census.traps_carried_twice},
          {"sections", counts_json("section", census.sections)},
          {"objectives", counts_json("objective", census.objectives)},
          {"kinds", counts_json("kind", census.kinds)}};
}

Json keys_json(const std::vector<CardId>& cards) {
  Json keys = Json::array();
  for (const CardId& card : cards) keys.push_back(card.key);
  return keys;
}

Json card_json(const CardId& card, const CardState& state) {
  Json json{{"card", card.key}, {"new", is_new(state.schedule)}};
  json.update(to_json(state.schedule));
  json.update({{"leech", is_leech(state.schedule)}, {"asked", state.asked}, {"asked_day", to_json(state.asked_day)}});
  if (card.kind() == CardKind::trap)
    json.update({{"state", standing_of(state)},
                 {"sprung", state.trap.sprung},
                 {"sprung_by", state.trap.sprung_by},
                 {"check_by", to_json(state.trap.check_by)},
                 {"resisted_days", state.trap.resisted_days},
                 {"resisted_in_two_forms", state.trap.resisted_in_two_forms}});
  return json;
}

}  // namespace

const char* name_of(Theme theme) {
  static constexpr std::array kNames{"system", "light", "dark"};
  return kNames.at(static_cast<std::size_t>(theme));
}

const char* standing_of(const CardState& trap) {
  if (is_new(trap.schedule)) return "asleep";
  return is_tamed(trap) ? "tamed" : "awake";
}

std::string import_json(const std::vector<files::FileReport>& files) {
  Json list = Json::array();
  for (const files::FileReport& file : files) list.push_back(file_json(file));
  return to_line({{"files", std::move(list)}});
}

std::string due_json(const collection::Today& today, const Limits& limits) {
  Json json{{"day", to_iso(today.day)}};
  json.update(left_json(today));
  json.update({{"next_due", to_json(today.next_due)},
               {"held", today.held},
               {"answered_today", today.answered},
               {"correct_today", today.correct},
               {"limits", {{"new_per_day", limits.new_per_day}, {"reviews_per_day", limits.reviews_per_day}}}});
  return to_line(json);
}

std::string decks_json(const std::vector<DeckSummary>& decks) {
  Json list = Json::array();
  for (const DeckSummary& deck : decks)
    list.push_back({{"deck", deck.name},
                    {"format", deck.format},
                    {"license", deck.license},
                    {"language", deck.language},
                    {"blueprint", deck.blueprint},
                    {"questions", deck.questions},
                    {"traps", deck.traps},
                    {"new", deck.fresh},
                    {"due", deck.due}});
  return to_line({{"decks", std::move(list)}});
}

std::string topics_json(const std::vector<insight::TopicStanding>& topics) {
  Json list = Json::array();
  for (const insight::TopicStanding& topic : topics)
    list.push_back({{"topic", topic.topic},
                    {"questions", topic.questions},
                    {"new", topic.fresh},
                    {"due", topic.due},
                    {"leeches", topic.leeches},
                    {"answered", topic.answered},
                    {"correct", topic.correct}});
  return to_line({{"topics", std::move(list)}});
}

std::string items_json(const std::vector<insight::ItemStats>& items) {
  Json list = Json::array();
  for (const insight::ItemStats& item : items) {
    Json options = Json::array();
    for (const insight::OptionStats& option : item.options)
      options.push_back({{"id", option.id},
                         {"text", option.text},
                         {"right", option.right},
                         {"chosen", option.chosen},
                         {"certain", option.certain},
                         {"guess", option.guessed}});
    list.push_back({{"deck", item.deck},
                    {"question", item.id},
                    {"title", item.title},
                    {"learners", item.learners},
                    {"first_right", item.first_right},
                    {"answers", item.answers},
                    {"correct", item.correct},
                    {"discrimination", item.discrimination ? Json(*item.discrimination) : Json(nullptr)},
                    {"options", std::move(options)}});
  }
  return to_line({{"items", std::move(list)}});
}

std::string traps_json(const std::vector<TrapStanding>& traps) {
  Json list = Json::array();
  for (const TrapStanding& trap : traps) {
    Json json = card_json(trap.card, trap.state);
    json.update({{"claim", trap.claim}, {"truth", trap.truth}, {"carriers", trap.carriers}});
    list.push_back(std::move(json));
  }
  return to_line({{"traps", std::move(list)}});
}

std::string stats_json(const collection::Stats& stats) {
  Json groups = Json::array();
  for (const collection::ConfidenceGroup& group : stats.by_confidence)
    groups.push_back(
        {{"confidence", to_json(group.confidence)}, {"answered", group.answered}, {"correct", group.correct}});
  return to_line({{"questions", stats.questions},
                  {"new", stats.fresh},
                  {"mature", stats.mature},
                  {"leeches", stats.leeches},
                  {"traps", {{"all", stats.traps}, {"awake", stats.traps_awake}, {"tamed", stats.traps_tamed}}},
                  {"answered", stats.answers},
                  {"correct", stats.correct},
                  {"lucky", stats.lucky},
                  {"drills", stats.drills},
                  {"ms", stats.duration_ms},
                  {"days", stats.days},
                  {"streak", stats.streak},
                  {"confidence", std::move(groups)}});
}

std::string review_json(const Review& review) { return to_line(to_json(review)); }

std::string show_json(const collection::CardReport& report) {
  Json json{{"kind", report.trap ? "trap" : "question"}, {"deck", report.deck}};
  if (report.question) json["question"] = to_json(*report.question);
  if (report.trap) json["trap"] = to_json(*report.trap);
  json[report.trap ? "carriers" : "traps"] = keys_json(report.related);
  json["card"] = card_json(report.card, report.state);
  Json history = Json::array();
  for (const Review& review : report.history) history.push_back(to_json(review));
  json["history"] = std::move(history);
  return to_line(json);
}

std::string check_json(const collection::CheckReport& report) {
  return to_line({{"clean", report.clean()},
                  {"reviews", report.reviews},
                  {"file", report.file},
                  {"cards", keys_json(report.cards)},
                  {"repaired", report.repaired}});
}

std::string lint_json(const std::vector<LintReport>& files) {
  Json list = Json::array();
  authoring::DeckCensus total;
  int errors = 0;
  int warnings = 0;
  for (const LintReport& file : files) {
    Json json{{"file", file.file},
              {"format", file.format.empty() ? Json(nullptr) : Json(file.format)},
              {"deck", file.deck.empty() ? Json(nullptr) : Json(file.deck)},
              {"refused", file.refused}};
    json.update(census_json(file.census));
    json["diagnostics"] = diagnostics_json(file.diagnostics);
    list.push_back(std::move(json));
    total += file.census;
    errors += file.count(formats::Severity::error);
    warnings += file.count(formats::Severity::warning);
  }
  return to_line(
      {{"files", std::move(list)}, {"total", census_json(total)}, {"errors", errors}, {"warnings", warnings}});
}

std::string ids_json(const std::string& file, int written) { return to_line({{"file", file}, {"written", written}}); }

std::string undo_json(const CardId& card) { return to_line({{"undone", card.key}}); }

std::string scheduler_json(const schedule::Scheduler& scheduler) {
  if (scheduler.kind == schedule::SchedulerKind::sm2) return to_line({{"scheduler", "sm2"}});
  return to_line({{"scheduler", "fsrs"}, {"retention", scheduler.retention}});
}

std::string settings_json(const Settings& settings) {
  return to_line({{"settings",
                   {{"new_per_day", settings.limits.new_per_day},
                    {"reviews_per_day", settings.limits.reviews_per_day},
                    {"rollover_hour", settings.rollover_hour},
                    {"theme", name_of(settings.theme)},
                    {"scale", settings.scale_percent}}}});
}

}  // namespace trapline::cli
