// Room: app/jobs. Work off the drawing thread: it tells how far it is, can be cancelled, and wakes whoever waits for
// it. Knows neither window nor screen.
#pragma once

#include <chrono>
#include <functional>
#include <future>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>
#include <utility>

namespace trapline::jobs {

/// How far a job is.
struct Progress {
  std::string doing;  ///< "Importing big.deck.md"
  int done = 0;       ///< of `total` steps
  int total = 0;
};

/// What a job is given to tell of itself; both ends may be used from their own thread.
class Reporter {
 public:
  Reporter(std::stop_token stop, std::function<void()> wake) : stop_(std::move(stop)), wake_(std::move(wake)) {}

  /// Says how far the job is, and wakes.
  void tell(Progress progress);
  [[nodiscard]] Progress last_told() const;
  /// Asked by the job between two steps: it ends then, with what it has.
  [[nodiscard]] bool is_cancelled() const { return stop_.stop_requested(); }

 private:
  std::stop_token stop_;
  std::function<void()> wake_;
  mutable std::mutex mutex_;
  Progress progress_;
};

/// Runs `work` on a thread of its own. Its end cancels and waits.
template <class Result>
class Job {
 public:
  using Work = std::function<Result(Reporter&)>;

  /// `wake` is called from the job's thread, after each step and at the end; it may be empty.
  Job(Work work, const std::function<void()>& wake) : reporter_(stop_.get_token(), wake) {
    std::packaged_task<Result()> task([this, does = std::move(work)] { return does(reporter_); });
    result_ = task.get_future();
    thread_ = std::thread([wake, runs = std::move(task)]() mutable {
      runs();
      if (wake) wake();
    });
  }
  Job(const Job&) = delete;
  Job& operator=(const Job&) = delete;
  ~Job() {
    cancel();
    thread_.join();
  }

  [[nodiscard]] Progress progress() const { return reporter_.last_told(); }
  void cancel() { stop_.request_stop(); }
  [[nodiscard]] bool is_over() const { return result_.wait_for(std::chrono::seconds(0)) == std::future_status::ready; }
  /// What the work gave, once; throws what it threw. Waits where it is not over.
  [[nodiscard]] Result result() { return result_.get(); }

 private:
  std::stop_source stop_;
  Reporter reporter_;
  std::future<Result> result_;
  std::thread thread_;
};

}  // namespace trapline::jobs
