// Room: app/jobs. The import of files beside the screen, with a connection of its own to the collection.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "app/files/importer.hpp"
#include "app/jobs/job.hpp"
#include "engine/model/settings.hpp"

namespace trapline::jobs {

struct ImportRequest {
  std::filesystem::path collection;  ///< its file
  const Clock* clock = nullptr;      ///< asked from the job's thread; outlives the job
  Settings settings;
  std::vector<std::string> paths;  ///< deck files and folders of them
};

struct Imported {
  std::vector<files::FileReport> files;
  int left_out = 0;  ///< files that were not looked at any more, as the job was cancelled
};

/// Each file is one transaction: a cancelled import has taken whole files.
class ImportJob {
 public:
  ImportJob(ImportRequest request, const std::function<void()>& wake);

  [[nodiscard]] Progress progress() const { return job_->progress(); }
  void cancel() { job_->cancel(); }
  [[nodiscard]] bool is_over() const { return job_->is_over(); }
  /// Throws CollectionError where the collection could not be opened or written.
  [[nodiscard]] Imported result() { return job_->result(); }

 private:
  std::unique_ptr<Job<Imported>> job_;
};

/// One sentence on what an import did, for a line of the screen.
[[nodiscard]] std::string in_one_sentence(const Imported& imported);

}  // namespace trapline::jobs
