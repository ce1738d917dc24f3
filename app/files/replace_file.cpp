#include "app/files/replace_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <optional>
#include <random>
#include <stdexcept>
#include <string>
#include <system_error>
#include <utility>

namespace trapline::files {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(int error) { throw std::system_error(error, std::generic_category()); }

class Descriptor {
 public:
  explicit Descriptor(int fd) : fd_(fd) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() { close(); }
  [[nodiscard]] bool is_open() const { return fd_ >= 0; }
  [[nodiscard]] int get() const { return fd_; }
  int close() {
    const int fd = std::exchange(fd_, -1);
    return fd >= 0 ? ::close(fd) : 0;
  }

 private:
  int fd_;
};

/// Is gone when it ends, unless it has taken the other file's place.
class TemporaryFile {
 public:
  explicit TemporaryFile(const fs::path& target) : descriptor_(open_beside(target)) {}
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  ~TemporaryFile() {
    if (!path_.empty()) ::unlink(path_.c_str());
  }

  void keep_mode(mode_t mode) const {
    if (::fchmod(descriptor_.get(), mode) != 0) fail(errno);
  }
  void write(std::string_view bytes) const {
    while (!bytes.empty()) {
      const ssize_t written = ::write(descriptor_.get(), bytes.data(), bytes.size());
      if (written < 0 && errno != EINTR) fail(errno);
      if (written > 0) bytes.remove_prefix(static_cast<std::size_t>(written));
    }
  }
  void take_the_place_of(const fs::path& target) {
    if (::fsync(descriptor_.get()) != 0 || descriptor_.close() != 0) fail(errno);
    if (::rename(path_.c_str(), target.c_str()) != 0) fail(errno);
    path_.clear();
  }

 private:
  /// A name that nobody has, and never a file or a link that somebody has put there.
  int open_beside(const fs::path& target) {
    constexpr int kAttempts = 100;
    std::random_device random;
    for (int i = 0; i < kAttempts; ++i) {
      path_ = fmt::format("{}.{:08x}.new", target.string(), random());
      const int fd = ::open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
      if (fd >= 0) return fd;
      const int error = errno;
      if (error != EEXIST) path_.clear(), fail(error);
    }
    path_.clear();
    fail(EEXIST);
  }

  std::string path_;
  Descriptor descriptor_;
};

/// The file that is meant, behind any number of links; also one that is not there yet.
fs::path behind_links(fs::path file) {
  constexpr int kMostLinks = 40;
  for (int i = 0; i < kMostLinks && fs::is_symlink(file); ++i) {
    const fs::path next = fs::read_symlink(file);
    file = next.is_absolute() ? next : file.parent_path() / next;
  }
  if (fs::is_symlink(file)) fail(ELOOP);
  return file;
}

std::optional<mode_t> mode_of(const fs::path& file) {
  struct stat status {};
  if (::stat(file.c_str(), &status) != 0) return std::nullopt;
  if (!S_ISREG(status.st_mode)) fail(EINVAL);
  return status.st_mode & 07777U;
}

/// The renaming itself; where a file system cannot, it is no loss.
void sync_folder(const fs::path& file) {
  const fs::path folder = file.has_parent_path() ? file.parent_path() : fs::path(".");
  const Descriptor descriptor(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (descriptor.is_open()) (void)::fsync(descriptor.get());
}

}  // namespace

void replace_file(const fs::path& file, std::string_view bytes) try {
  const fs::path target = behind_links(file);
  const std::optional<mode_t> mode = mode_of(target);
  TemporaryFile temporary(target);
  if (mode) temporary.keep_mode(*mode);
  temporary.write(bytes);
  temporary.take_the_place_of(target);
  sync_folder(target);
} catch (const std::system_error& error) {
  throw std::runtime_error(fmt::format("{} cannot be written ({}).", file.string(), error.code().message()));
}

}  // namespace trapline::files
