// The house rules, checked on the whole source tree: includes point downwards, libraries stay in their rooms, every
// file says what room it is in, and none grows too long. The table below is the binding one; README.md shows the same.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "tests/support/house_rules.hpp"
#include "tests/support/type_names.hpp"

namespace trapline::house {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

Rules the_rules() {
  return {
      .rooms = {{"engine/text", {}},
                {"engine/time", {}},
                {"engine/markdown", {"engine/text"}},
                {"engine/media", {}},
                {"engine/model", {"engine/text", "engine/time"}},
                {"engine/schedule", {"engine/model", "engine/time"}},
                {"engine/study", {"engine/model", "engine/schedule", "engine/text", "engine/time"}},
                {"engine/insight", {"engine/model", "engine/schedule", "engine/time"}},
                {"engine/formats", {"engine/model", "engine/text", "engine/markdown", "engine/media", "engine/time"}},
                {"engine/formats/deck_markdown",
                 {"engine/formats", "engine/model", "engine/text", "engine/markdown", "engine/media", "engine/time"}},
                {"engine/formats/exam_page",
                 {"engine/formats", "engine/model", "engine/text", "engine/markdown", "engine/media", "engine/time"}},
                {"engine/authoring",
                 {"engine/formats", "engine/model", "engine/text", "engine/markdown", "engine/time"}},
                {"engine/store", {"engine/model", "engine/text", "engine/time"}},
                {"engine/collection",
                 {"engine/store", "engine/authoring", "engine/formats", "engine/insight", "engine/study",
                  "engine/schedule", "engine/model", "engine/media", "engine/markdown", "engine/text", "engine/time"}},
                {"app/words", {"engine/model", "engine/insight", "engine/time"}},
                {"app/input", {}},
                {"app/state", {"app/words", "engine/model", "engine/insight", "engine/markdown", "engine/time"}},
                {"app/files",
                 {"app/words", "engine/collection", "engine/formats", "engine/formats/deck_markdown", "engine/media",
                  "engine/model", "engine/text"}},
                {"app/jobs", {"app/files", "app/words", "engine/collection", "engine/model"}},
                {"app/control",
                 {"app/state", "app/words", "app/files", "app/jobs", "engine/collection", "engine/formats",
                  "engine/study", "engine/insight", "engine/markdown", "engine/model", "engine/time"}},
                {"app/theme", {"engine/text"}},
                {"app/widgets", {"app/theme", "app/input", "engine/text"}},
                {"app/views",
                 {"app/state", "app/widgets", "app/theme", "app/input", "app/words", "engine/model", "engine/markdown",
                  "engine/text"}},
                {"app/shell", {"app/theme", "app/input", "engine/text"}},
                {"app/cli/print",
                 {"app/state", "app/words", "app/files", "engine/collection", "engine/authoring", "engine/formats",
                  "engine/study", "engine/markdown", "engine/model", "engine/text"}},
                {"app/cli/review",
                 {"app/cli/print", "app/control", "app/state", "app/words", "app/files", "engine/collection",
                  "engine/study", "engine/markdown", "engine/model", "engine/text"}},
                {"app/cli/commands",
                 {"app/cli/print", "app/cli/review", "app/control", "app/words", "app/files", "engine/collection",
                  "engine/model", "engine/text"}},
                {"app/cli/grammar", {"app/cli/commands", "app/cli/print", "engine/text"}},
                {"app/cli", {"app/cli/grammar", "app/cli/commands", "app/cli/print", "app/words"}}},
      .libraries = {{"SQLite", {"SQLiteCpp/", "sqlite3"}, {"engine/store"}},
                    {"cmark", {"cmark"}, {"engine/markdown"}},
                    {"utf8proc", {"utf8proc"}, {"engine/text"}},
                    {"Dear ImGui", {"imgui", "imstb_"}, {"app/theme", "app/widgets", "app/views", "app/shell", "app"}},
                    {"GLFW and OpenGL", {"GLFW/", "GL/"}, {"app/shell", "app"}}},
      .composition_root = "app"};
}

std::vector<std::string> check(const std::vector<SourceFile>& files) { return violations(files, the_rules()); }

/// A made-up file with the head of its room and nothing else.
SourceFile headed(const std::string& path, const std::string& text) {
  return {path, fmt::format("// Room: {}.\n{}", room_of(path), text)};
}

/// The same with something of its own behind its includes.
SourceFile file(const std::string& path, const std::string& includes) {
  return headed(path, includes + "\nint something;\n");
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
                          "(only: engine/text, engine/time)"));
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

TEST(HouseRules, KeepAWingFromTheOtherWings) {
  EXPECT_THAT(check({file("engine/formats/exam_page/a.hpp", "#include \"engine/formats/deck_markdown/b.hpp\"\n"),
                     file("engine/formats/exam_page/c.hpp", "#include \"engine/formats/d.hpp\"\n")}),
              ElementsAre(HasSubstr("engine/formats/exam_page/a.hpp:2:")));
  EXPECT_THAT(check({file("app/cli/print/a.hpp", "#include \"app/cli/review/b.hpp\"\n")}), testing::SizeIs(1));
}

TEST(HouseRules, LetOnlyTheSourcesOfARoomIncludeItsWings) {
  const std::string include = "#include \"engine/formats/exam_page/b.hpp\"\n";
  EXPECT_THAT(check({file("engine/formats/table.cpp", include)}), IsEmpty());
  EXPECT_THAT(check({file("engine/formats/table.hpp", include + "int x;\n")}), testing::SizeIs(1));
}

TEST(HouseRules, RefuseAHeaderThatOnlyPassesOtherRoomsOn) {
  const std::string passing_on = "#pragma once\n\n#include <string>\n#include \"engine/model/deck.hpp\"\n";
  EXPECT_THAT(check({headed("engine/collection/files.hpp", passing_on)}),
              ElementsAre("engine/collection/files.hpp:1: the header only passes headers of other rooms on"));
  EXPECT_THAT(check({headed("engine/collection/files.hpp", passing_on + "namespace trapline {\n\n}  // namespace\n")}),
              testing::SizeIs(1));
  EXPECT_THAT(check({headed("engine/collection/files.hpp", passing_on + "struct Files {};\n")}), IsEmpty());
  EXPECT_THAT(check({headed("engine/model/all.hpp", "#include \"engine/model/deck.hpp\"\n")}), IsEmpty());
  EXPECT_THAT(check({headed("engine/collection/files.cpp", passing_on)}), IsEmpty());
}

TEST(HouseRules, FindARoomByTheFolderOfTheFile) {
  EXPECT_EQ(room_of("engine/model/deck.hpp"), "engine/model");
  EXPECT_EQ(room_of("engine/formats/exam_page/words.hpp"), "engine/formats/exam_page");
  EXPECT_EQ(room_of("app/main.cpp"), "app");
}

TEST(HouseRules, KeepMarkdownAndUnicodeInTheirRooms) {
  EXPECT_THAT(check({file("engine/markdown/a.cpp", "#include <cmark-gfm.h>\n"),
                     file("engine/text/a.cpp", "#include <utf8proc.h>\n")}),
              IsEmpty());
  EXPECT_THAT(check({file("engine/formats/a.cpp", "#include <cmark-gfm.h>\n"),
                     file("engine/markdown/b.cpp", "#include <utf8proc.h>\n")}),
              testing::SizeIs(2));
}

TEST(TypeNames, AreUniqueInTheirNamespaceInTheWholeTree) {
  for (const std::string& twice : types_twice(read_sources(TRAPLINE_SOURCE_DIR, {"engine", "app"})))
    ADD_FAILURE() << twice;
}

TEST(TypeNames, AreRefusedWhereTwoHeadersDefineTheSame) {
  const std::string look = "namespace trapline {\nstruct Look {\n  int x;\n};\n}\n";
  EXPECT_THAT(types_twice({{"a.hpp", look}, {"b.hpp", "namespace trapline {\nenum class Look : int { a };\n}\n"}}),
              ElementsAre("b.hpp:2: trapline::Look is also the name of a type in a.hpp:2"));
  EXPECT_THAT(types_twice({{"a.hpp", look}, {"b.hpp", "namespace trapline::ui {\nstruct Look {};\n}\n"}}), IsEmpty());
}

TEST(TypeNames, AreNotMixedUpWithWhatIsOnlyNamed) {
  const std::string a =
      "namespace trapline {\nclass Look;  // struct Look {\nstruct Room {\n  struct Look {};\n};\n}\n";
  const std::string b =
      "namespace trapline {\nnamespace ui {\nclass Look final : public Room {};\n}\ntemplate <class T>\n"
      "struct Look {};\ntemplate <>\nstruct Look<int> {};\n/* enum class Room {}; */\n}\n";
  EXPECT_THAT(types_twice({{"a.hpp", a}, {"b.hpp", b}}), IsEmpty());
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
  EXPECT_THAT(check({headed("engine/model/a.cpp", empty_lines(399)), headed("engine/model/a.hpp", empty_lines(149))}),
              IsEmpty());
  EXPECT_THAT(check({headed("engine/model/a.cpp", empty_lines(400))}),
              ElementsAre("engine/model/a.cpp:401: 401 lines; the limit is 400"));
  EXPECT_THAT(check({headed("engine/model/a.hpp", empty_lines(150))}),
              ElementsAre("engine/model/a.hpp:151: 151 lines; the limit is 150"));
  EXPECT_THAT(check({headed("tests/model/a_test.cpp", empty_lines(400))}), testing::SizeIs(1));
}

TEST(HouseRules, AreReadFromAMarkdownTable) {
  EXPECT_THAT(rooms_in_markdown("# Rooms\n| room | holds | may include |\n|---|---|---|\n"
                                "| `engine/time` | `StudyDay` | nothing of ours |\n"
                                "| `app/cli` | one file a command | `app/state`, `engine/model` |\n| broken\n"),
              ElementsAre(Room{"engine/time", {}}, Room{"app/cli", {"app/state", "engine/model"}}));
}

}  // namespace
}  // namespace trapline::house
