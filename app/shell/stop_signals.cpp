#include "app/shell/stop_signals.hpp"

#include <pthread.h>

#include <utility>

namespace trapline::ui {
namespace {

/// Wakes the waiting thread so that it can end; nobody else sends it.
constexpr int kWakeUp = SIGUSR2;

sigset_t awaited() {
  sigset_t set;
  sigemptyset(&set);
  for (const int signal : {SIGTERM, SIGINT, SIGHUP, kWakeUp}) sigaddset(&set, signal);
  return set;
}

}  // namespace

StopSignals::StopSignals(std::function<void()> stop) {
  const sigset_t set = awaited();
  pthread_sigmask(SIG_BLOCK, &set, &before_);
  waiter_ = std::thread([set, stop = std::move(stop)] {
    int signal = 0;
    while (sigwait(&set, &signal) == 0 && signal != kWakeUp) stop();
  });
}

StopSignals::~StopSignals() {
  pthread_kill(waiter_.native_handle(), kWakeUp);
  waiter_.join();
  pthread_sigmask(SIG_SETMASK, &before_, nullptr);
}

}  // namespace trapline::ui
