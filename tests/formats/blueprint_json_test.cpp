// Blueprints as people write them: a good one in full, and every way of getting one wrong.
#include "engine/formats/blueprint_json.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace trapline::formats {
namespace {

using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;

json good() {
  return json::parse(R"({
    "id": "skipper-2026", "exam": "Coastal skipper", "in_force": "2026-06-01", "minutes": 90,
    "questions": {"min": 40, "max": 50},
    "sections": [
      {"number": 1, "name": "Rules of the road", "weight": 61,
       "objectives": [{"number": "1.1", "topic": "1.1 Right of way"}, {"number": "1.2", "topic": "1.2 Lights"}]},
      {"number": 2, "name": "Weather", "weight": 40, "objectives": [{"number": "2.1", "topic": "2.1 Fronts"}]}],
    "renames": [{"from": "Old Harbour", "to": "New Harbour"}, {"from": "Sloop", "to": ["Cutter", "Sailing boat"]}]
  })");
}

ParsedBlueprint parse(const json& value) { return parse_blueprint(value.dump()); }

/// Expects no blueprint, and exactly one error with these words.
void expect_error(const json& value, const std::string& words) {
  const ParsedBlueprint parsed = parse(value);
  EXPECT_FALSE(parsed.blueprint);
  ASSERT_EQ(parsed.diagnostics.size(), 1U) << value.dump();
  EXPECT_EQ(parsed.diagnostics[0].severity, Severity::error);
  EXPECT_THAT(parsed.diagnostics[0].message, HasSubstr(words));
}

/// The good one with one value replaced.
json with(const std::string& pointer, const json& value) {
  json changed = good();
  changed[json::json_pointer(pointer)] = value;
  return changed;
}

json without(const std::string& parent, const std::string& key) {
  json changed = good();
  changed[json::json_pointer(parent)].erase(key);
  return changed;
}

TEST(BlueprintJson, IsReadInFull) {
  const ParsedBlueprint parsed = parse(good());
  ASSERT_TRUE(parsed.blueprint);
  EXPECT_TRUE(parsed.diagnostics.empty());
  const Blueprint& blueprint = *parsed.blueprint;
  EXPECT_EQ(blueprint.id, "skipper-2026");
  EXPECT_EQ(blueprint.exam, "Coastal skipper");
  EXPECT_EQ(to_iso(blueprint.in_force), "2026-06-01");
  EXPECT_EQ(blueprint.minutes, 90);
  EXPECT_EQ(blueprint.questions, (QuestionRange{40, 50}));
  ASSERT_EQ(blueprint.sections.size(), 2U);
  EXPECT_EQ(blueprint.sections[0],
            (BlueprintSection{1, "Rules of the road", 61, {{"1.1", "1.1 Right of way"}, {"1.2", "1.2 Lights"}}}));
  EXPECT_THAT(blueprint.renames,
              ElementsAre(Rename{"Old Harbour", {"New Harbour"}}, Rename{"Sloop", {"Cutter", "Sailing boat"}}));
}

TEST(BlueprintJson, MayComeWithAByteOrderMarkAndWithoutRenames) {
  EXPECT_TRUE(parse_blueprint("\xEF\xBB\xBF" + good().dump()).blueprint);
  EXPECT_TRUE(parse(without("", "renames")).blueprint);
  EXPECT_TRUE(parse(with("/renames", json::array())).blueprint);
}

TEST(BlueprintJson, SaysInWhichLineTheTextStopsBeingJson) {
  const std::vector<std::pair<std::string, int>> cases = {{"", 1},
                                                          {"no JSON", 1},
                                                          {"{\n\"id\": \"x\"\n\"exam\": 1}", 3},
                                                          {"{\"id\":\n\n", 3},
                                                          {"{} {}", 1},
                                                          {"{\n\"id\": \"\xFF\"}", 2},
                                                          {std::string("{\0}", 3), 1},
                                                          {"{\n'id': 1}", 2}};
  for (const auto& [text, line] : cases) {
    const ParsedBlueprint parsed = parse_blueprint(text);
    EXPECT_FALSE(parsed.blueprint);
    ASSERT_EQ(parsed.diagnostics.size(), 1U) << text;
    EXPECT_EQ(parsed.diagnostics[0].line, line) << text;
    EXPECT_THAT(parsed.diagnostics[0].message, HasSubstr("valid JSON"));
  }
}

TEST(BlueprintJson, CutOffAnywhereIsRefused) {
  const std::string text = good().dump();
  for (std::size_t size = 0; size < text.size(); ++size) {
    const ParsedBlueprint parsed = parse_blueprint(std::string_view(text).substr(0, size));
    ASSERT_FALSE(parsed.blueprint) << size;
    ASSERT_EQ(parsed.diagnostics.size(), 1U) << size;
  }
}

TEST(BlueprintJson, NamesAMissingKeyByItsPlace) {
  for (const char* key : {"id", "exam", "in_force", "minutes", "questions", "sections"})
    expect_error(without("", key), fmt::format("{} is missing", key));
  for (const char* key : {"number", "name", "weight", "objectives"})
    expect_error(without("/sections/1", key), fmt::format("sections[1].{} is missing", key));
  expect_error(without("/sections/0/objectives/1", "topic"), "sections[0].objectives[1].topic is missing");
  expect_error(without("/renames/1", "to"), "renames[1].to is missing");
  expect_error(without("/questions", "max"), "questions.max is missing");
}

TEST(BlueprintJson, RefusesAValueOfTheWrongType) {
  expect_error(json::array(), "must be an object");
  expect_error("a text", "must be an object");
  expect_error(with("/id", 7), "id must be a text");
  expect_error(with("/exam", nullptr), "exam must be a text");
  expect_error(with("/minutes", "90"), "minutes must be a whole number");
  expect_error(with("/minutes", 90.5), "minutes must be a whole number");
  expect_error(with("/questions", 50), "questions must be an object");
  expect_error(with("/sections", "all"), "sections must be a list");
  expect_error(with("/sections/0", 1), "sections[0] must be an object");
  expect_error(with("/sections/0/weight", true), "sections[0].weight must be a whole number");
  expect_error(with("/sections/1/objectives", json::object()), "sections[1].objectives must be a list");
  expect_error(with("/renames", json::object()), "renames must be a list");
  expect_error(with("/renames/0/to", 3), "renames[0].to must be a name");
  expect_error(with("/renames/0/to", json::array()), "renames[0].to must be a name");
  expect_error(with("/renames/0/to", {"New", 3}), "renames[0].to must be a name");
}

TEST(BlueprintJson, RefusesAValueThatCannotBeTrue) {
  expect_error(with("/id", "a b"), "4 to 64");
  expect_error(with("/exam", "  "), "exam must not be empty");
  for (const char* day : {"2026", "2026-13-01", "2026-02-30", "1 June 2026", "2026-06-01T00:00Z"})
    expect_error(with("/in_force", day), "must be a day");
  for (const json& minutes : {json(0), json(-5), json(100000), json(18446744073709551615ULL)})
    expect_error(with("/minutes", minutes), "minutes must be a whole number");
  expect_error(with("/questions/min", 51), "questions.min must not be larger");
  expect_error(with("/sections", json::array()), "sections must be a list with 1");
  expect_error(with("/sections/0/weight", -1), "sections[0].weight must be a whole number");
  expect_error(with("/sections/1/objectives", json::array()), "objectives must be a list with 1");
  expect_error(with("/sections/0/objectives/0/topic", "1.1 A/B"), "must hold no \"/\"");
  expect_error(with("/exam", std::string(300, 'x')), "at most 200 bytes");
  expect_error(with("/renames/0/to", "Old  Harbour"), "the former name itself");
  json weightless = with("/sections/0/weight", 0);
  weightless["sections"][1]["weight"] = 0;
  expect_error(weightless, "need a weight above 0");
}

TEST(BlueprintJson, RefusesWhatIsThereTwice) {
  expect_error(with("/sections/1/number", 1), "sections[1].number has section 1 a second time");
  expect_error(with("/sections/1/objectives/0/number", "1.1"), "has objective 1.1 a second time");
  expect_error(with("/sections/1/objectives/0/topic", "1.2 Lights"), "has the topic \"1.2 Lights\" a second time");
  expect_error(with("/renames/1/from", "Old Harbour"), "renames[1].from has a rename of \"Old Harbour\"");
}

TEST(BlueprintJson, WarnsOfAKeyThatItDoesNotKnow) {
  const ParsedBlueprint parsed = parse(with("/sections/0/wieght", 3));
  EXPECT_TRUE(parsed.blueprint);
  ASSERT_EQ(parsed.diagnostics.size(), 1U);
  EXPECT_EQ(parsed.diagnostics[0].severity, Severity::warning);
  EXPECT_THAT(parsed.diagnostics[0].message, HasSubstr("sections[0].wieght is not known"));
}

TEST(BlueprintJson, RefusesAHugeOrDeeplyNestedFileWithoutHarm) {
  EXPECT_THAT(parse_blueprint(std::string(kMaxBlueprintBytes + 1, ' ')).diagnostics[0].message,
              HasSubstr("larger than"));
  EXPECT_FALSE(parse_blueprint(std::string(kMaxBlueprintBytes, '[')).blueprint);
  const std::string nested = std::string(100'000, '[') + std::string(100'000, ']');
  EXPECT_FALSE(parse_blueprint(R"({"id": )" + nested + "}").blueprint);
  json many = good();
  for (int i = 0; i < 2000; ++i) many["renames"].push_back({{"from", std::to_string(i)}, {"to", "x"}});
  expect_error(many, "renames must be a list with 0 to 1000");
  json wrong = good();
  wrong["renames"] = json(std::vector<int>(1000, 1));
  wrong["sections"] = json(std::vector<int>(1000, 1));
  EXPECT_LE(parse(wrong).diagnostics.size(), 1001U);
}

}  // namespace
}  // namespace trapline::formats
