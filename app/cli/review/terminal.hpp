// Room: app/cli/review. The terminal as a machine: how wide it is, whether it may be coloured, and input that Ctrl-C
// ends.
#pragma once

#include <array>
#include <csignal>
#include <streambuf>

#include "app/cli/print/context.hpp"

namespace trapline::cli {

/// How standard output may look: colours only on a terminal, and never where NO_COLOR is set.
[[nodiscard]] Look terminal_look();

/// True where the other end of a pipe is closed.
[[nodiscard]] bool nobody_reads(int descriptor);

/// While one lives, Ctrl-C (SIGINT) waits until the program waits for input itself: a sitting ends between two steps
/// and never inside of one. A Ctrl-C that comes when the sitting has ended by itself has nothing left to end.
class CtrlCWaits {
 public:
  CtrlCWaits();
  ~CtrlCWaits();
  CtrlCWaits(const CtrlCWaits&) = delete;
  CtrlCWaits& operator=(const CtrlCWaits&) = delete;

 private:
  sigset_t former_{};
};

/// Input from a descriptor. Under CtrlCWaits, Ctrl-C (SIGINT) ends this input, as Ctrl-D would, instead of the program;
/// elsewhere (half a page was pasted to `import -`) it ends the program.
class InterruptibleInput : public std::streambuf {
 public:
  explicit InterruptibleInput(int descriptor) : descriptor_(descriptor) {}

 protected:
  int_type underflow() override;

 private:
  int descriptor_;
  bool ended_ = false;
  std::array<char, 4096> buffer_{};
};

}  // namespace trapline::cli
