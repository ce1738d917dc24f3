// Benchmarks: single latencies, for the median and the tail that a user feels.
#pragma once

#include <algorithm>
#include <chrono>
#include <vector>

namespace trapline::bench {

/// Collects how long calls took, in milliseconds.
class Latencies {
 public:
  /// Runs and times `call`; gives the seconds it took.
  template <typename Call>
  double time(Call&& call) {
    const auto begin = std::chrono::steady_clock::now();
    call();
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begin;
    add(taken.count());
    return taken.count();
  }
  void add(double seconds) { ms_.push_back(seconds * 1'000); }
  [[nodiscard]] double percentile(double part) {
    if (ms_.empty()) return 0;
    const auto at = std::min(ms_.size() - 1, static_cast<std::size_t>(part * static_cast<double>(ms_.size())));
    std::nth_element(ms_.begin(), ms_.begin() + static_cast<std::ptrdiff_t>(at), ms_.end());
    return ms_[at];
  }

 private:
  std::vector<double> ms_;
};

}  // namespace trapline::bench
