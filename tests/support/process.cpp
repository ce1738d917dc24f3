#include "support/process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <stdexcept>
#include <utility>

namespace trapline::test {
namespace {

struct Pipe {
  Pipe() {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
    read = ends[0];
    write = ends[1];
  }
  int read;
  int write;
};

void close_once(int& descriptor) {
  if (descriptor >= 0) ::close(descriptor);
  descriptor = -1;
}

}  // namespace

Process::Process(const std::vector<std::string>& words) {
  ::signal(SIGPIPE, SIG_IGN);
  const Pipe in, out;
  std::vector<std::string> all{TRAPLINE_PROGRAM};
  all.insert(all.end(), words.begin(), words.end());
  std::vector<char*> arguments;
  for (std::string& word : all) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  pid_ = fork();
  if (pid_ == 0) {
    dup2(in.read, STDIN_FILENO);
    dup2(out.write, STDOUT_FILENO);
    ::signal(SIGPIPE, SIG_DFL);
    execv(TRAPLINE_PROGRAM, arguments.data());
    _exit(127);
  }
  ::close(in.read);
  ::close(out.write);
  to_ = in.write;
  from_ = out.read;
}

Process::~Process() {
  if (pid_ > 0) {
    kill(pid_, SIGKILL);
    wait();
  }
  close_once(to_);
  close_once(from_);
}

bool Process::fill(Deadline deadline) {
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - std::chrono::steady_clock::now()).count();
  pollfd readable{from_, POLLIN, 0};
  if (left < 0 || poll(&readable, 1, static_cast<int>(left)) <= 0) return false;
  std::array<char, 65536> bytes{};
  const ssize_t count = ::read(from_, bytes.data(), bytes.size());
  if (count > 0) buffer_.append(bytes.data(), static_cast<std::size_t>(count));
  return count > 0;
}

std::optional<std::string> Process::read_line(Deadline deadline) {
  for (;;) {
    if (const std::size_t end = buffer_.find('\n'); end != std::string::npos) {
      std::string line = buffer_.substr(0, end);
      buffer_.erase(0, end + 1);
      return line;
    }
    if (!fill(deadline)) return {};
  }
}

std::string Process::read_rest() {
  while (fill(std::chrono::steady_clock::now() + std::chrono::seconds(30))) continue;
  return std::exchange(buffer_, {});
}

void Process::write(const std::string& text) const {
  [[maybe_unused]] const ssize_t written = ::write(to_, text.data(), text.size());
}
bool Process::has_read_everything() const {
  int waiting = 0;
  return ioctl(to_, FIONREAD, &waiting) == 0 && waiting == 0;
}

void Process::close_input() { close_once(to_); }
void Process::close_output() { close_once(from_); }
void Process::signal(int number) const { kill(pid_, number); }

int Process::wait() {
  int status = 0;
  waitpid(std::exchange(pid_, -1), &status, 0);
  return WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
}

}  // namespace trapline::test
