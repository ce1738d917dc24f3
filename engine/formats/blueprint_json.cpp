#include "engine/formats/blueprint_json.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <unordered_set>

#include "engine/formats/ids.hpp"
#include "engine/formats/notices.hpp"
#include "engine/text/text_utils.hpp"

namespace trapline::formats {
namespace {

using Json = nlohmann::json;

constexpr std::size_t kMaxNameBytes = 200;
constexpr std::size_t kMaxListed = 1000;

/// "2026-06-01"; nothing where it is no day.
std::optional<StudyDay> day_from(const std::string& text) {
  if (text.size() != 10) return {};
  const auto moment = moment_from_iso(text + "T00:00:00Z");
  if (!moment) return {};
  return study_day(*moment, 0);
}

class BlueprintReader {
 public:
  ParsedBlueprint read(const Json& root) {
    if (is_object(root, "the file")) read_root(root);
    ParsedBlueprint result;
    if (notices_.errors() == 0) result.blueprint = std::move(blueprint_);
    result.diagnostics = notices_.take_diagnostics();
    return result;
  }

 private:
  void read_root(const Json& root) {
    expect_keys(root, "", {"id", "exam", "in_force", "minutes", "questions", "sections", "renames"});
    blueprint_.id = text(root, "", "id");
    if (!blueprint_.id.empty() && !is_valid_id(blueprint_.id))
      error("id", "must be 4 to 64 of the characters A-Z a-z 0-9 . _ -");
    blueprint_.exam = text(root, "", "exam");
    read_day(root);
    blueprint_.minutes = number(root, "", "minutes", 1, 24 * 60);
    read_range(root);
    for_each(root, "", "sections", 1,
             [this](const Json& section, const std::string& place) { read_section(section, place); });
    check_weights();
    if (root.contains("renames"))
      for_each(root, "", "renames", 0,
               [this](const Json& rename, const std::string& place) { read_rename(rename, place); });
  }

  void read_day(const Json& root) {
    const std::string day = text(root, "", "in_force");
    if (day.empty()) return;
    if (const auto read = day_from(day))
      blueprint_.in_force = *read;
    else
      error("in_force", "must be a day such as \"2026-06-01\"");
  }

  void read_range(const Json& root) {
    const Json* range = find(root, "", "questions");
    if (range == nullptr || !is_object(*range, "questions")) return;
    expect_keys(*range, "questions.", {"min", "max"});
    const int errors_before = notices_.errors();
    blueprint_.questions = {number(*range, "questions.", "min", 1, 1000), number(*range, "questions.", "max", 1, 1000)};
    if (notices_.errors() == errors_before && blueprint_.questions.min > blueprint_.questions.max)
      error("questions.min", "must not be larger than questions.max");
  }

  void read_section(const Json& json, const std::string& place) {
    expect_keys(json, place + ".", {"number", "name", "weight", "objectives"});
    BlueprintSection section;
    section.number = number(json, place + ".", "number", 1, 1000);
    section.name = text(json, place + ".", "name");
    section.weight = number(json, place + ".", "weight", 0, 1'000'000);
    if (section.number != 0) expect_new(place + ".number", fmt::format("section {}", section.number));
    for_each(json, place + ".", "objectives", 1, [&](const Json& objective, const std::string& at) {
      section.objectives.push_back(read_objective(objective, at));
    });
    blueprint_.sections.push_back(std::move(section));
  }

  Objective read_objective(const Json& json, const std::string& place) {
    expect_keys(json, place + ".", {"number", "topic"});
    Objective objective{text(json, place + ".", "number"), text(json, place + ".", "topic")};
    if (!objective.number.empty()) expect_new(place + ".number", "objective " + objective.number);
    if (!objective.topic.empty()) expect_new(place + ".topic", fmt::format("the topic \"{}\"", objective.topic));
    if (objective.topic.find_first_of("/,") != std::string::npos)
      error(place + ".topic", R"(must hold no "/" and no ",": it is the first part of a topic's path)");
    return objective;
  }

  void read_rename(const Json& json, const std::string& place) {
    expect_keys(json, place + ".", {"from", "to"});
    Rename rename{text(json, place + ".", "from"), {}};
    if (!rename.from.empty()) expect_new(place + ".from", fmt::format("a rename of \"{}\"", rename.from));
    const Json* to = find(json, place + ".", "to");
    if (to != nullptr && to->is_string())
      rename.to.push_back(text(json, place + ".", "to"));
    else if (to != nullptr)
      read_names(*to, place + ".to", rename.to);
    if (std::find(rename.to.begin(), rename.to.end(), rename.from) != rename.to.end())
      error(place + ".to", "must not be the former name itself");
    blueprint_.renames.push_back(std::move(rename));
  }

  void read_names(const Json& list, const std::string& place, std::vector<std::string>& names) {
    const bool texts = list.is_array() && !list.empty() && list.size() <= kMaxListed &&
                       std::all_of(list.begin(), list.end(), [](const Json& name) { return name.is_string(); });
    if (!texts) return error(place, "must be a name in quotes, or a list of names");
    for (const Json& name : list) names.push_back(checked(name.get<std::string>(), place));
  }

  void check_weights() {
    const auto& sections = blueprint_.sections;
    if (notices_.errors() == 0 &&
        std::all_of(sections.begin(), sections.end(), [](const BlueprintSection& s) { return s.weight == 0; }))
      error("sections", "need a weight above 0");
  }

  /// The value at `key`; an error where there is none.
  const Json* find(const Json& object, const std::string& prefix, const char* key) {
    const auto found = object.find(key);
    if (found != object.end()) return &*found;
    error(prefix + key, "is missing; add it");
    return nullptr;
  }

  std::string text(const Json& object, const std::string& prefix, const char* key) {
    const Json* value = find(object, prefix, key);
    if (value == nullptr) return {};
    if (value->is_string()) return checked(value->get<std::string>(), prefix + key);
    error(prefix + key, "must be a text in quotes");
    return {};
  }

  /// A text of one line that says something.
  std::string checked(const std::string& value, const std::string& place) {
    if (text::trim(value).empty()) error(place, "must not be empty");
    if (value.size() > kMaxNameBytes) error(place, fmt::format("must have at most {} bytes", kMaxNameBytes));
    return text::squeeze(value);
  }

  /// 0 where there is an error.
  int number(const Json& object, const std::string& prefix, const char* key, int least, int most) {
    const Json* value = find(object, prefix, key);
    if (value == nullptr) return 0;
    const bool fits = value->is_number_integer() && *value >= least && *value <= most;
    if (fits) return value->get<int>();
    error(prefix + key, fmt::format("must be a whole number from {} to {}", least, most));
    return 0;
  }

  /// Calls `read` for each object of a list, with its place.
  template <typename Read>
  void for_each(const Json& object, const std::string& prefix, const char* key, std::size_t least, const Read& read) {
    const Json* list = find(object, prefix, key);
    if (list == nullptr) return;
    const std::string name = prefix + key;
    if (!list->is_array() || list->size() < least || list->size() > kMaxListed)
      return error(name, fmt::format("must be a list with {} to {} entries", least, kMaxListed));
    for (std::size_t i = 0; i < list->size(); ++i) {
      const std::string place = fmt::format("{}[{}]", name, i);
      if (is_object((*list)[i], place)) read((*list)[i], place);
    }
  }

  bool is_object(const Json& json, const std::string& place) {
    if (!json.is_object()) error(place, "must be an object: { … }");
    return json.is_object();
  }

  void expect_keys(const Json& object, const std::string& prefix, std::initializer_list<std::string_view> known) {
    for (const auto& item : object.items())
      if (std::find(known.begin(), known.end(), item.key()) == known.end())
        notices_.warning(0,
                         fmt::format("{}{} is not known here and was left out", prefix, text::shorten(item.key(), 60)));
  }

  void expect_new(const std::string& place, const std::string& what) {
    if (!seen_.insert(what).second) error(place, fmt::format("has {} a second time", what));
  }

  void error(const std::string& place, const std::string& what) { notices_.error(0, place + " " + what); }

  Blueprint blueprint_;
  Notices notices_;
  std::unordered_set<std::string> seen_;
};

ParsedBlueprint refused(int line, std::string message) {
  return {std::nullopt, {{line, Severity::error, std::move(message)}}};
}

int line_at(std::string_view text, std::size_t byte) {
  const std::string_view before = text.substr(0, std::min(byte, text.size()));
  return 1 + static_cast<int>(std::count(before.begin(), before.end(), '\n'));
}

}  // namespace

ParsedBlueprint parse_blueprint(std::string_view text) {
  if (text.size() > kMaxBlueprintBytes)
    return refused(0, fmt::format("the blueprint is larger than {} MB; it should hold an outline only",
                                  kMaxBlueprintBytes >> 20U));
  try {
    return BlueprintReader().read(Json::parse(text));
  } catch (const Json::parse_error& error) {
    // The library's position is behind the byte at which it gave up.
    return refused(line_at(text, error.byte > 0 ? error.byte - 1 : 0),
                   "here the file stops being valid JSON; look for a missing comma, bracket or quote");
  }
}

}  // namespace trapline::formats
