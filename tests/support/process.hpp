// Test support: the real program as a process of its own, with a pipe to either side. Killed at the latest when this is
// gone.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace trapline::test {

using Deadline = std::chrono::steady_clock::time_point;

class Process {
 public:
  /// Starts TRAPLINE_PROGRAM with these words; its messages go where the test's go.
  explicit Process(const std::vector<std::string>& words);
  ~Process();
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  /// The next whole line of its output; nothing at the deadline or the end of the output.
  std::optional<std::string> read_line(Deadline deadline);
  /// Everything up to the end of its output.
  std::string read_rest();
  void write(const std::string& text) const;
  /// True when nothing that was written waits in the pipe any more.
  [[nodiscard]] bool has_read_everything() const;
  /// Closes its input.
  void close_input();
  /// Closes our end of its output.
  void close_output();
  void signal(int number) const;
  /// Waits for its end. The exit code, or minus the signal that ended it.
  int wait();

 private:
  bool fill(Deadline deadline);
  pid_t pid_ = -1;
  int to_ = -1;
  int from_ = -1;
  std::string buffer_;
};

}  // namespace trapline::test
