// Room: tests. A display of our own that nobody sees.
#pragma once

#include <sys/types.h>

#include <string>

namespace trapline {

/// Whether a program can be found in PATH.
[[nodiscard]] bool has_program(const std::string& name);

/// Starts Xvfb on a free number and points DISPLAY at it; ends it again.
class VirtualDisplay {
 public:
  VirtualDisplay(int width, int height);
  VirtualDisplay(const VirtualDisplay&) = delete;
  VirtualDisplay& operator=(const VirtualDisplay&) = delete;
  ~VirtualDisplay();

  [[nodiscard]] bool running() const { return !name_.empty(); }

 private:
  pid_t process_ = -1;
  std::string name_;  ///< ":7"
};

}  // namespace trapline
