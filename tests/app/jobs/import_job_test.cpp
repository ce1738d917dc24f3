// Files are imported with a connection of the job's own; a cancelled import has taken whole files.
#include "app/jobs/import_job.hpp"

#include <gtest/gtest.h>

#include <fstream>

#include "support/folder.hpp"
#include "support/world.hpp"

namespace trapline::jobs {
namespace {

struct ImportJobTest : testing::Test {
  std::string deck(const std::string& id) {
    const auto file = folder.path() / (id + ".deck.md");
    std::ofstream(file) << "## A\n<!-- id: " << id << " -->\n\nStem?\n\n- [x] yes\n- [ ] no\n";
    return file.string();
  }
  ImportRequest request(std::vector<std::string> paths) {
    return {folder.path() / "collection.db", &world.clock, {}, std::move(paths)};
  }
  test::TemporaryFolder folder;
  test::World world{folder.path() / "collection.db"};
};

TEST_F(ImportJobTest, BringsFilesIntoACollectionThatIsOpenElsewhere) {
  ImportJob job(request({deck("deck-one"), deck("deck-two")}), {});
  const Imported imported = job.result();
  EXPECT_EQ(imported.files.size(), 2U);
  EXPECT_EQ(imported.left_out, 0);
  for (const files::FileReport& file : imported.files)
    EXPECT_TRUE(file.taken()) << (file.diagnostics.empty() ? "" : file.diagnostics.front().message);
  EXPECT_EQ(world.collection.daily_review().today().fresh, 2);
}

TEST_F(ImportJobTest, LeavesOutWhatComesAfterItWasCancelled) {
  std::vector<std::string> many;
  for (int i = 0; i < 50; ++i) many.push_back(deck("deck-" + std::to_string(i)));
  std::unique_ptr<ImportJob> job = std::make_unique<ImportJob>(request(many), std::function<void()>{});
  job->cancel();
  const Imported imported = job->result();
  EXPECT_EQ(imported.left_out + static_cast<int>(imported.files.size()), 50);
  EXPECT_EQ(world.collection.daily_review().today().fresh, std::min(20, static_cast<int>(imported.files.size())));
}

TEST(ImportInWords, SaysWhatWasLeftOut) {
  EXPECT_EQ(in_one_sentence({{}, 3}), "Nothing was imported. Stopped before 3 files.");
}

}  // namespace
}  // namespace trapline::jobs
