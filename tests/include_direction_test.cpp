// The house rules, checked on the whole source tree: includes point downwards, libraries stay in their rooms, every
// file says what room it is in, and none grows too long. The table below is the binding one; README.md shows the same.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "tests/support/house_rules.hpp"

namespace trapline::house {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

Rules the_rules() {
  const std::string time = "engine/time", model = "engine/model", schedule = "engine/schedule";
  const std::string formats = "engine/formats", study = "engine/study", insight = "engine/insight";
  const std::string store = "engine/store", collection = "engine/collection";
  const std::string state = "app/state", control = "app/control", theme = "app/theme", widgets = "app/widgets";
  return {.rooms = {{time, {}},
                    {model, {time}},
                    {schedule, {model, time}},
                    {formats, {model, time}},
                    {study, {model, schedule, time}},
                    {insight, {model, schedule, time}},
                    {store, {model, time}},
                    {collection, {store, insight, study, formats, schedule, model, time}},
                    {state, {model, insight, time}},
                    {control, {state, collection, model, insight, time}},
                    {theme, {}},
                    {widgets, {theme}},
                    {"app/views", {state, widgets, theme, model}},
                    {"app/shell", {theme}},
                    {"app/cli", {control, state, collection, model}}},
          .libraries = {{"SQLite", {"SQLiteCpp/", "sqlite3"}, {store}},
                        {"Dear ImGui", {"imgui", "imstb_"}, {theme, widgets, "app/views", "app/shell", "app"}},
                        {"GLFW and OpenGL", {"GLFW/", "GL/"}, {"app/shell", "app"}}},
          .composition_root = "app"};
}

std::vector<std::string> check(const std::vector<SourceFile>& files) { return violations(files, the_rules()); }

/// A made-up file with the head of its room.
SourceFile file(const std::string& path, const std::string& includes) {
  return {path, fmt::format("// Room: {}.\n{}", room_of(path), includes)};
}

std::string empty_lines(std::size_t count) { return std::string(count, '\n'); }

TEST(HouseRules, HoldInTheWholeTree) {
  const auto files = read_sources(TRAPLINE_SOURCE_DIR, {"engine", "app", "tests", "bench"});
  ASSERT_GT(files.size(), 10U);
  for (const std::string& violation : violations(files, the_rules())) ADD_FAILURE() << violation;
}

TEST(HouseRules, AreTheOnesThatTheReadmeShows) {
  std::ifstream in(TRAPLINE_SOURCE_DIR "/README.md");
  std::stringstream readme;
  readme << in.rdbuf();
  const auto shown = rooms_in_markdown(readme.str());
  const auto rules = the_rules();
  ASSERT_EQ(shown.size(), rules.rooms.size());
  for (std::size_t i = 0; i < shown.size(); ++i) {
    EXPECT_EQ(shown[i].name, rules.rooms[i].name);
    EXPECT_THAT(shown[i].may_include, testing::UnorderedElementsAreArray(rules.rooms[i].may_include)) << shown[i].name;
  }
}

TEST(HouseRules, MakeNoCircle) {
  std::vector<std::string> lower;
  for (const Room& room : the_rules().rooms) {
    for (const std::string& target : room.may_include) EXPECT_THAT(lower, testing::Contains(target)) << room.name;
    lower.push_back(room.name);
  }
}

TEST(HouseRules, AllowWhatPointsDownwards) {
  EXPECT_THAT(check({file("engine/study/queue.hpp",
                          "#include <vector>\n#include \"engine/study/limits.hpp\"\n"
                          "#include \"engine/model/card.hpp\"\n#include <fmt/format.h>\n")}),
              IsEmpty());
}

TEST(HouseRules, RefuseAnIncludeThatPointsUpwards) {
  EXPECT_THAT(check({file("engine/model/card.hpp", "\n#include \"engine/study/queue.hpp\"\n")}),
              ElementsAre("engine/model/card.hpp:3: engine/model may not include engine/study/queue.hpp "
                          "(only: engine/time)"));
}

TEST(HouseRules, RefuseAnIncludeThatPointsSideways) {
  EXPECT_THAT(check({file("engine/study/a.hpp", "#include \"engine/insight/b.hpp\"\n")}),
              ElementsAre(HasSubstr("engine/study/a.hpp:2:")));
  EXPECT_THAT(check({file("app/shell/a.hpp", "#include \"app/views/b.hpp\"\n")}),
              ElementsAre(HasSubstr("app/shell/a.hpp:2:")));
}

TEST(HouseRules, RefuseTheEngineThatLooksAtTheApp) {
  EXPECT_THAT(check({file("engine/collection/a.hpp", "#include \"app/state/b.hpp\"\n"),
                     file("engine/collection/c.hpp", "#include \"tests/support/d.hpp\"\n"),
                     file("app/state/e.hpp", "#include \"app/decks_dir.hpp\"\n")}),
              ElementsAre(HasSubstr("engine/collection/a.hpp:2:"), HasSubstr("engine/collection/c.hpp:2:"),
                          HasSubstr("app/state/e.hpp:2:")));
}

TEST(HouseRules, SeeAnIncludeHoweverItIsWritten) {
  for (const char* include :
       {"#include\"app/cli/a.hpp\"", "  #  include  \"app/cli/a.hpp\"", "#include <app/cli/a.hpp>",
        "#include \"app/cli/a.hpp\"  // only once", "\t#\tinclude \"app/cli/a.hpp\"\r"}) {
    EXPECT_THAT(check({file("engine/time/a.hpp", include)}), ElementsAre(HasSubstr(":2:"))) << include;
  }
  EXPECT_THAT(check({file("engine/time/a.hpp", "// #include \"app/cli/a.hpp\"\n")}), IsEmpty());
}

TEST(HouseRules, RefuseAnIncludeThatIsNotWrittenFromTheRoot) {
  EXPECT_THAT(check({file("engine/time/a.hpp", "#include \"clock.hpp\"\n#include \"../x.hpp\"\n")}),
              ElementsAre(HasSubstr("\"clock.hpp\" is not written from the root"), HasSubstr(":3:")));
}

TEST(HouseRules, KeepSQLiteInTheStore) {
  const std::string includes = "#include <SQLiteCpp/SQLiteCpp.h>\n#include <sqlite3.h>\n";
  EXPECT_THAT(check({file("engine/store/a.hpp", includes)}), IsEmpty());
  EXPECT_THAT(check({file("engine/collection/a.hpp", includes)}),
              ElementsAre(HasSubstr("a.hpp:2:"), HasSubstr("SQLite stays in engine/store")));
  EXPECT_THAT(check({{"app/main.cpp", "// Entry.\n" + includes}}), testing::SizeIs(2));
}

TEST(HouseRules, KeepImGuiInTheRoomsThatDraw) {
  const std::string includes = "#include <imgui.h>\n#include \"imgui_internal.h\"\n#include <imgui/imgui.h>\n";
  for (const std::string room : {"app/theme", "app/widgets", "app/views", "app/shell"}) {
    EXPECT_THAT(check({file(room + "/a.cpp", includes)}), IsEmpty()) << room;
  }
  for (const std::string room : {"app/state", "app/control", "app/cli", "engine/model"}) {
    EXPECT_THAT(check({file(room + "/a.cpp", includes)}), testing::SizeIs(3)) << room;
  }
}

TEST(HouseRules, LetTheCompositionRootAndTheTestsIncludeEveryRoom) {
  const std::string includes = "#include \"engine/store/a.hpp\"\n#include \"app/views/b.hpp\"\n";
  EXPECT_THAT(check({{"app/main.cpp", "// Entry of the program.\n" + includes}}), IsEmpty());
  EXPECT_THAT(check({{"tests/store/a_test.cpp", includes + "#include <SQLiteCpp/SQLiteCpp.h>\n"}}), IsEmpty());
}

TEST(HouseRules, RefuseAFileOutsideOfEveryRoom) {
  EXPECT_THAT(check({file("engine/misc/a.hpp", "")}),
              ElementsAre("engine/misc/a.hpp:1: engine/misc is no room of the table"));
  EXPECT_THAT(check({{"engine/a.hpp", "// Room: engine.\n"}}),
              ElementsAre("engine/a.hpp:1: engine is no room of the table"));
}

TEST(HouseRules, WantAHeadThatNamesTheRoom) {
  EXPECT_THAT(check({{"engine/model/a.hpp", "#pragma once\n"}}), ElementsAre(HasSubstr("engine/model/a.hpp:1:")));
  EXPECT_THAT(check({{"engine/model/a.hpp", "// Room: engine/store. Moved here.\n"}}), testing::SizeIs(1));
  EXPECT_THAT(check({{"engine/model/a.hpp", ""}}), testing::SizeIs(1));
  EXPECT_THAT(check({{"engine/model/a.cpp", "// Room: engine/models.\n"}}), testing::SizeIs(1));
  EXPECT_THAT(check({{"app/main.cpp", "int main() {}\n"}}), ElementsAre(HasSubstr("app/main.cpp:1:")));
}

TEST(HouseRules, LetASourceFileShareTheHeadOfItsHeader) {
  const SourceFile source{"engine/model/a.cpp", "#include \"engine/model/a.hpp\"\n"};
  EXPECT_THAT(check({source}), testing::SizeIs(1));
  EXPECT_THAT(check({source, file("engine/model/a.hpp", "")}), IsEmpty());
}

TEST(HouseRules, LimitTheLengthOfAFile) {
  EXPECT_THAT(check({file("engine/model/a.cpp", empty_lines(399)), file("engine/model/a.hpp", empty_lines(149))}),
              IsEmpty());
  EXPECT_THAT(check({file("engine/model/a.cpp", empty_lines(400))}),
              ElementsAre("engine/model/a.cpp:401: 401 lines; the limit is 400"));
  EXPECT_THAT(check({file("engine/model/a.hpp", empty_lines(150))}),
              ElementsAre("engine/model/a.hpp:151: 151 lines; the limit is 150"));
  EXPECT_THAT(check({file("tests/model/a_test.cpp", empty_lines(400))}), testing::SizeIs(1));
}

TEST(HouseRules, AreReadFromAMarkdownTable) {
  EXPECT_THAT(rooms_in_markdown("# Rooms\n| room | holds | may include |\n|---|---|---|\n"
                                "| `engine/time` | `StudyDay` | nothing of ours |\n"
                                "| `app/cli` | one file a command | `app/state`, `engine/model` |\n| broken\n"),
              ElementsAre(Room{"engine/time", {}}, Room{"app/cli", {"app/state", "engine/model"}}));
}

}  // namespace
}  // namespace trapline::house
