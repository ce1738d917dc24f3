#include "app/cli/review/jsonl_reply.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string_view>

#include "app/words/confidences.hpp"
#include "engine/model/names.hpp"
#include "engine/study/session.hpp"

namespace trapline::cli {
namespace {

using nlohmann::json;

std::string lower(std::string text) {
  for (char& c : text)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return text;
}

/// The one of `values` that is meant: by its number, by that in quotes, or by its name.
template <class Values, class NameOf>
auto one_of(const json& value, const Values& values, NameOf name_of_one) {
  std::string given;
  if (value.is_number_integer()) given = value.dump();
  if (value.is_string()) given = lower(value.get<std::string>());
  std::replace(given.begin(), given.end(), ' ', '_');
  std::optional<typename Values::value_type> found;
  for (const auto one : values)
    if (given == name_of_one(one) || given == std::to_string(static_cast<int>(one))) found = one;
  return found;
}

Confidence read_confidence(const json& value) {
  const auto found = one_of(value, words::kConfidences, [](Confidence c) { return name_of(c); });
  if (!found) throw std::invalid_argument("The confidence is guess, unsure, fairly_sure or certain.");
  return *found;
}

Grade read_grade(const json& value) {
  const auto found = one_of(value, words::kGrades, [](Grade grade) { return words::in_words(grade); });
  if (!found) throw std::invalid_argument("The grade is again, hard, good or easy.");
  return *found;
}

int read_ms(const json& reply) {
  const auto it = reply.find("ms");
  if (it == reply.end()) return 0;
  if (!it->is_number() || it->get<double>() < 0)
    throw std::invalid_argument("\"ms\" is the number of milliseconds that the answer took, 0 or more.");
  return static_cast<int>(std::min<double>(it->get<double>(), study::kMostAnswerMs));
}

std::vector<std::string> read_keys(const json& value) {
  const auto fail = [] { throw std::invalid_argument("\"choose\" is a list of options, such as [\"B\"]."); };
  if (value.is_string()) return {value.get<std::string>()};
  if (!value.is_array()) fail();
  std::vector<std::string> keys;
  for (const json& key : value) {
    if (!key.is_string()) fail();
    keys.push_back(key.get<std::string>());
  }
  return keys;
}

}  // namespace

said::Reply read_reply(const std::string& line) {
  const json reply = json::parse(line, nullptr, /*allow_exceptions=*/false);
  if (!reply.is_object()) throw std::invalid_argument("This line is no JSON object.");
  const auto is_true = [&reply](const char* name) { return reply.contains(name) && reply[name] == true; };
  const std::array verbs{reply.contains("choose"), reply.contains("grade"), is_true("reveal"), is_true("undo"),
                         is_true("quit")};
  if (std::count(verbs.begin(), verbs.end(), true) != 1)
    throw std::invalid_argument("A reply has one of \"choose\", \"reveal\", \"grade\", \"undo\", \"quit\".");
  if (verbs[0]) {
    said::Choose choose{read_keys(reply["choose"]), {}, read_ms(reply)};
    if (reply.contains("confidence")) choose.confidence = read_confidence(reply["confidence"]);
    return choose;
  }
  if (verbs[1]) return said::GradeIt{read_grade(reply["grade"]), read_ms(reply)};
  if (verbs[2]) return said::Reveal{};
  if (verbs[3]) return said::Undo{};
  return said::Quit{};
}

}  // namespace trapline::cli
