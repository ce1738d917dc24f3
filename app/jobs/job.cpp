#include "app/jobs/job.hpp"

namespace trapline::jobs {

void Reporter::tell(Progress progress) {
  {
    const std::lock_guard lock(mutex_);
    progress_ = std::move(progress);
  }
  if (wake_) wake_();
}

Progress Reporter::last_told() const {
  const std::lock_guard lock(mutex_);
  return progress_;
}

}  // namespace trapline::jobs
