#include "app/jobs/import_job.hpp"

#include <utility>

#include "app/words/counts.hpp"
#include "engine/collection/collection.hpp"

namespace trapline::jobs {
namespace {

Imported import_all(const ImportRequest& request, Reporter& reporter) {
  std::vector<std::filesystem::path> all;
  for (const std::string& path : request.paths)
    for (const std::filesystem::path& file : files::deck_files(path)) all.push_back(file);
  collection::Collection collection(request.collection, *request.clock, request.settings, Access::write);
  Imported imported;
  const int total = static_cast<int>(all.size());
  for (const std::filesystem::path& file : all) {
    if (reporter.is_cancelled()) break;
    const int done = static_cast<int>(imported.files.size());
    reporter.tell({"Importing " + file.filename().string(), done, total});
    imported.files.push_back(files::import_file(collection, files::read_deck_file(file)));
  }
  imported.left_out = total - static_cast<int>(imported.files.size());
  return imported;
}

}  // namespace

ImportJob::ImportJob(ImportRequest request, const std::function<void()>& wake)
    : job_(std::make_unique<Job<Imported>>(
          [asked = std::move(request)](Reporter& reporter) { return import_all(asked, reporter); }, wake)) {}

std::string in_one_sentence(const Imported& imported) {
  const std::string left_out =
      imported.left_out == 0 ? "" : " Stopped before " + words::count_of(imported.left_out, "file", "files") + ".";
  if (imported.files.empty()) return "Nothing was imported." + left_out;
  return files::in_one_sentence(imported.files) + left_out;
}

}  // namespace trapline::jobs
