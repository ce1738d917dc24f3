#include "app/cli/review/terminal.hpp"

#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <string_view>

namespace trapline::cli {
namespace {

constexpr int kUsualWidth = 80;
constexpr int kLeastWidth = 20;

int width_of_output() {
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) return std::max<int>(size.ws_col, kLeastWidth);
  const char* columns = std::getenv("COLUMNS");
  const std::string_view text = columns != nullptr ? columns : "";
  int width = 0;
  const auto [stopped, error] = std::from_chars(text.data(), text.data() + text.size(), width);
  return error == std::errc{} && width > 0 ? std::max(width, kLeastWidth) : kUsualWidth;
}

void do_nothing(int) {}

sigset_t only_ctrl_c() {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGINT);
  return signals;
}

bool ctrl_c_waits() {
  sigset_t blocked;
  sigprocmask(SIG_BLOCK, nullptr, &blocked);
  return sigismember(&blocked, SIGINT) == 1;
}

/// True where a Ctrl-C was waiting; it is gone then. Where none waits, this waits for none.
bool take_ctrl_c() {
  const sigset_t ctrl_c = only_ctrl_c();
  const timespec at_once{};
  return sigtimedwait(&ctrl_c, nullptr, &at_once) == SIGINT;
}

/// Ctrl-C interrupts a wait, and nothing else, as long as this lives. Where the program was told to ignore it, it stays
/// ignored.
class InterruptsWait {
 public:
  InterruptsWait() {
    sigaction(SIGINT, nullptr, &former_);
    struct sigaction action {};
    action.sa_handler = former_.sa_handler == SIG_IGN ? SIG_IGN : do_nothing;
    sigaction(SIGINT, &action, nullptr);
  }
  ~InterruptsWait() { sigaction(SIGINT, &former_, nullptr); }
  InterruptsWait(const InterruptsWait&) = delete;
  InterruptsWait& operator=(const InterruptsWait&) = delete;

  /// True when there is something to read (or the end of it); false when Ctrl-C came, even if both did.
  [[nodiscard]] bool wait_for(int descriptor) const {
    sigset_t while_waiting;
    sigprocmask(SIG_BLOCK, nullptr, &while_waiting);
    sigdelset(&while_waiting, SIGINT);
    pollfd waited{descriptor, POLLIN, 0};
    if (ppoll(&waited, 1, nullptr, &while_waiting) < 0 && errno == EINTR) return false;
    return !take_ctrl_c();
  }

 private:
  struct sigaction former_ {};
};

}  // namespace

Look terminal_look() {
  const char* no_color = std::getenv("NO_COLOR");
  return {isatty(STDOUT_FILENO) == 1 && (no_color == nullptr || *no_color == '\0'), width_of_output};
}

bool nobody_reads(int descriptor) {
  pollfd pipe{descriptor, POLLOUT, 0};
  return poll(&pipe, 1, 0) > 0 && (pipe.revents & POLLERR) != 0;
}

CtrlCWaits::CtrlCWaits() {
  const sigset_t ctrl_c = only_ctrl_c();
  sigprocmask(SIG_BLOCK, &ctrl_c, &former_);
}

CtrlCWaits::~CtrlCWaits() {
  // The review has ended and the program ends with it: one Ctrl-C more must not make a failure of that.
  std::signal(SIGINT, SIG_IGN);
  take_ctrl_c();
  sigprocmask(SIG_SETMASK, &former_, nullptr);
}

InterruptibleInput::int_type InterruptibleInput::underflow() {
  if (ended_) return traits_type::eof();
  ssize_t count = -1;
  if (!ctrl_c_waits() || InterruptsWait().wait_for(descriptor_)) {
    count = ::read(descriptor_, buffer_.data(), buffer_.size());
  }
  if (count <= 0) {
    ended_ = true;
    return traits_type::eof();
  }
  setg(buffer_.data(), buffer_.data(), buffer_.data() + count);
  return traits_type::to_int_type(*gptr());
}

}  // namespace trapline::cli
