// Room: app/shell. SIGTERM, SIGINT and SIGHUP as an orderly end.
#pragma once

#include <csignal>
#include <functional>
#include <thread>

namespace trapline::ui {

/// While it lives, calls `stop` from a thread of its own when one of the signals comes. Make it before any other thread
/// starts, since those take over that the signals are blocked.
class StopSignals {
 public:
  explicit StopSignals(std::function<void()> stop);
  StopSignals(const StopSignals&) = delete;
  StopSignals& operator=(const StopSignals&) = delete;
  ~StopSignals();

 private:
  sigset_t before_{};
  std::thread waiter_;
};

}  // namespace trapline::ui
