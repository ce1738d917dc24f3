#include "tests/app/support/virtual_display.hpp"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <sstream>

namespace trapline::ui {
namespace {

/// In the child: becomes Xvfb, which writes the number of its display to `out`. Without -noreset it would start anew,
/// and refuse connections for a moment, whenever the last window closes.
[[noreturn]] void become_xvfb(int out, const std::string& screen) {
  const int quiet = open("/dev/null", O_RDWR);
  dup2(quiet, STDIN_FILENO);
  dup2(quiet, STDOUT_FILENO);
  dup2(quiet, STDERR_FILENO);
  const std::string descriptor = std::to_string(out);
  execlp("Xvfb", "Xvfb", "-displayfd", descriptor.c_str(), "-screen", "0", screen.c_str(), "-nolisten", "tcp",
         "-noreset", nullptr);
  _exit(127);
}

/// The first line, or what came of it until the other side closed or 20 seconds went by.
std::string read_line(int in) {
  std::string line;
  pollfd waiting{.fd = in, .events = POLLIN, .revents = 0};
  char c = 0;
  while (poll(&waiting, 1, 20'000) > 0 && read(in, &c, 1) == 1 && c != '\n') line += c;
  return line;
}

}  // namespace

bool has_program(const std::string& name) {
  const char* path = std::getenv("PATH");
  std::stringstream folders(path == nullptr ? "" : path);
  for (std::string folder; std::getline(folders, folder, ':');) {
    if (access((std::filesystem::path(folder) / name).c_str(), X_OK) == 0) return true;
  }
  return false;
}

VirtualDisplay::VirtualDisplay(int width, int height) {
  std::array<int, 2> ends = {-1, -1};
  if (!has_program("Xvfb") || pipe(ends.data()) != 0) return;
  const std::string screen = std::to_string(width) + "x" + std::to_string(height) + "x24";
  process_ = fork();
  if (process_ == 0) become_xvfb(ends[1], screen);
  close(ends[1]);
  const std::string number = read_line(ends[0]);
  close(ends[0]);
  if (number.empty()) return;
  name_ = ":" + number;
  setenv("DISPLAY", name_.c_str(), 1);
  unsetenv("WAYLAND_DISPLAY");
}

bool VirtualDisplay::start(std::vector<std::string> arguments) {
  std::vector<char*> pointers;
  pointers.reserve(arguments.size() + 1);
  for (std::string& argument : arguments) pointers.push_back(argument.data());
  pointers.push_back(nullptr);
  pid_t guest = -1;
  if (posix_spawnp(&guest, pointers.front(), nullptr, nullptr, pointers.data(), environ) != 0) return false;
  guests_.push_back(guest);
  return true;
}

VirtualDisplay::~VirtualDisplay() {
  if (process_ <= 0) return;
  for (const pid_t guest : guests_) waitpid(guest, nullptr, 0);
  kill(process_, SIGTERM);
  waitpid(process_, nullptr, 0);
}

}  // namespace trapline::ui
