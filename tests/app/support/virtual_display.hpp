// Room: tests. A display of our own that nobody sees.
#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

namespace trapline::ui {

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

  /// Starts a program that ends by itself, and does not wait for it before the display goes. True where it could be
  /// started.
  bool start(std::vector<std::string> arguments);

 private:
  pid_t process_ = -1;
  std::vector<pid_t> guests_;
  std::string name_;  ///< ":7"
};

}  // namespace trapline::ui
