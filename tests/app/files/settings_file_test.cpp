// Settings survive a restart, and a damaged file is never a reason not to start.
#include "app/files/settings_file.hpp"

#include <gtest/gtest.h>

#include <fstream>

#include "app/files/frame.hpp"

namespace trapline::files {
namespace {

namespace fs = std::filesystem;

class SettingsFile : public testing::Test {
 protected:
  SettingsFile()
      : folder(fs::path(testing::TempDir()) / testing::UnitTest::GetInstance()->current_test_info()->name()) {
    fs::remove_all(folder);
    fs::create_directories(folder);
    file = folder / "collection.settings";
  }
  ~SettingsFile() override { fs::remove_all(folder); }
  std::string bytes() const {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }
  void save(const Settings& settings) const {
    change_settings(file, {}, [&](Settings& kept) { kept = settings; });
  }
  void write(const std::string& text) const { std::ofstream(file, std::ios::binary) << text; }

  fs::path folder;
  fs::path file;
};

TEST_F(SettingsFile, LiesBesideTheCollection) {
  EXPECT_EQ(settings_path("/a/collection.db"), "/a/collection.db.settings");
}

TEST_F(SettingsFile, GivesTheDefaultsWhereThereIsNone) {
  const LoadedSettings loaded = load_settings(file);
  EXPECT_EQ(loaded.settings, Settings{});
  EXPECT_TRUE(loaded.message.empty());
}

TEST_F(SettingsFile, GivesBackWhatWasSaved) {
  Settings settings;
  settings.limits = {7, 70};
  settings.rollover_hour = 0;
  settings.theme = Theme::dark;
  settings.scale_percent = 150;
  save(settings);
  EXPECT_EQ(load_settings(file).settings, settings);
  EXPECT_EQ(std::distance(fs::directory_iterator(folder), {}), 1) << "nothing else is left over";
}

TEST_F(SettingsFile, ReadsWhatTheFirstVersionWrote) {
  using namespace std::string_literals;
  write(frame(1, "\x01\x07\0\0\0\x46\0\0\0\x05\0\0\0\x02\0\0\0\x96\0\0\0"s));
  const LoadedSettings loaded = load_settings(file);
  EXPECT_EQ(loaded.from, LoadedSettings::From::file);
  EXPECT_EQ(loaded.settings, (Settings{{7, 70}, 5, Theme::dark, 150}));
}

TEST_F(SettingsFile, OfAnOlderVersionKeepsWhatItHas) {
  using namespace std::string_literals;
  write(frame(0, "\x01\x07\0\0\0\x46\0\0\0"s));
  const LoadedSettings loaded = load_settings(file);
  EXPECT_TRUE(loaded.message.empty());
  EXPECT_EQ(loaded.settings.limits, (Limits{7, 70}));
  EXPECT_EQ(loaded.settings.rollover_hour, Settings{}.rollover_hour);
}

TEST_F(SettingsFile, OfANewerVersionIsReadAndKeepsWhatIsBeyond) {
  using namespace std::string_literals;
  const std::string beyond = "what is not known yet";
  write(frame(9, "\x01\x07\0\0\0\x46\0\0\0\x05\0\0\0\x63\0\0\0\x96\0\0\0"s + beyond));
  EXPECT_EQ(load_settings(file).settings, (Settings{{7, 70}, 5, Theme::system, 150})) << "no theme that is known";
  change_settings(file, {}, [](Settings& settings) { settings.rollover_hour = 6; });
  EXPECT_EQ(load_settings(file).settings.rollover_hour, 6);
  EXPECT_EQ(unframe(bytes())->version, 9U);
  EXPECT_TRUE(unframe(bytes())->payload.ends_with(beyond));
}

TEST_F(SettingsFile, ThatCannotBeReadJustNowIsLeftAsItIsAndNeverWrittenOver) {
  fs::create_directories(file);  // opens, and cannot be read
  const LoadedSettings loaded = load_settings(file);
  EXPECT_EQ(loaded.from, LoadedSettings::From::unreadable);
  EXPECT_NE(loaded.message.find("just now"), std::string::npos) << loaded.message;
  EXPECT_THROW(change_settings(file, {}, [](Settings&) {}), std::runtime_error);
  EXPECT_TRUE(fs::is_directory(file));
}

TEST_F(SettingsFile, DamagedInAnyByteIsSetAsideAndSaid) {
  save({});
  const std::string whole = bytes();
  for (std::size_t at = 0; at < whole.size(); ++at) {
    if (at >= 4 && at < 8) continue;  // another version is no damage
    std::string damaged = whole;
    damaged[at] = static_cast<char>(damaged[at] ^ 0x55);
    write(damaged);
    const LoadedSettings loaded = load_settings(file);
    EXPECT_EQ(loaded.settings, Settings{}) << "byte " << at;
    EXPECT_NE(loaded.message.find("damaged-"), std::string::npos) << "byte " << at;
    EXPECT_FALSE(fs::exists(file)) << "byte " << at;
  }
}

TEST_F(SettingsFile, EmptyCutOrHugeIsSetAside) {
  save({});
  const std::string whole = bytes();
  for (const std::string& bad :
       {std::string(), whole.substr(0, whole.size() - 1), whole + "x", std::string(1 << 20, 'x')}) {
    write(bad);
    EXPECT_FALSE(load_settings(file).message.empty()) << bad.size();
  }
}

TEST_F(SettingsFile, SavedWhereNothingCanBeWrittenSaysSo) {
  EXPECT_THROW(change_settings(folder / "missing" / "x.settings", {}, [](Settings&) {}), std::runtime_error);
}

TEST_F(SettingsFile, AChangeKeepsWhatAnotherProgramHasChanged) {
  KeptSettings kept(file, {});
  change_settings(file, {}, [](Settings& settings) { settings.limits.new_per_day = 3; });
  kept.change([](Settings& settings) { settings.theme = Theme::light; });
  EXPECT_EQ(load_settings(file).settings.limits.new_per_day, 3);
  EXPECT_EQ(kept.known().limits.new_per_day, 3);
}

TEST_F(SettingsFile, TellsOnceWhatWasChangedOutside) {
  KeptSettings kept(file, {});
  EXPECT_FALSE(kept.changed_outside()) << "there is no file, and that is no change";
  change_settings(file, {}, [](Settings& settings) { settings.scale_percent = 200; });
  const auto changed = kept.changed_outside();
  ASSERT_TRUE(changed);
  EXPECT_EQ(changed->scale_percent, 200);
  EXPECT_FALSE(kept.changed_outside());
  kept.change([](Settings& settings) { settings.scale_percent = 100; });
  EXPECT_FALSE(kept.changed_outside()) << "that was here";
}

TEST(Frame, OpensOnlyWhatItClosed) {
  const std::string framed = frame(3, "payload");
  ASSERT_TRUE(unframe(framed));
  EXPECT_EQ(unframe(framed)->version, 3U);
  EXPECT_EQ(unframe(framed)->payload, "payload");
  for (std::size_t length = 0; length < framed.size(); ++length) EXPECT_FALSE(unframe(framed.substr(0, length)));
}

}  // namespace
}  // namespace trapline::files
