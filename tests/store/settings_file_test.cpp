// Settings survive a restart, and a damaged file is never a reason not to start.
#include "engine/store/settings_file.hpp"

#include <gtest/gtest.h>

#include <fstream>

#include "engine/store/frame.hpp"

namespace trapline::store {
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
  save_settings(file, settings);
  EXPECT_EQ(load_settings(file).settings, settings);
  EXPECT_FALSE(fs::exists(file.string() + ".new"));
}

TEST_F(SettingsFile, DamagedInAnyByteIsSetAsideAndSaid) {
  save_settings(file, {});
  const std::string whole = bytes();
  for (std::size_t at = 0; at < whole.size(); ++at) {
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
  save_settings(file, {});
  const std::string whole = bytes();
  for (const std::string& bad :
       {std::string(), whole.substr(0, whole.size() - 1), whole + "x", std::string(1 << 20, 'x')}) {
    write(bad);
    EXPECT_FALSE(load_settings(file).message.empty()) << bad.size();
  }
}

TEST_F(SettingsFile, SavedWhereNothingCanBeWrittenSaysSo) {
  EXPECT_THROW(save_settings(folder / "missing" / "x.settings", {}), std::runtime_error);
}

TEST(Frame, OpensOnlyWhatItClosed) {
  const std::string framed = frame(3, "payload");
  ASSERT_TRUE(unframe(framed));
  EXPECT_EQ(unframe(framed)->version, 3U);
  EXPECT_EQ(unframe(framed)->payload, "payload");
  for (std::size_t length = 0; length < framed.size(); ++length) EXPECT_FALSE(unframe(framed.substr(0, length)));
}

}  // namespace
}  // namespace trapline::store
