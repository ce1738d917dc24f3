#include "app/files/settings_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <stdexcept>
#include <system_error>
#include <vector>

#include "app/files/frame.hpp"
#include "app/files/replace_file.hpp"

namespace trapline::files {
namespace {

namespace fs = std::filesystem;

constexpr std::uint32_t kVersion = 1;
constexpr std::size_t kMostBytes = 4'096;
constexpr char kLittleEndian = 1;  // the first byte of what is framed; then four bytes a number

/// The numbers of the file in their order, which is the format: a later version adds some behind, and changes none.
struct Number {
  int least;
  int most;
  int (*get)(const Settings&);
  void (*set)(Settings&, int);
};
constexpr int kAnyCount = 1'000'000'000;
constexpr std::array<Number, 5> kNumbers{{
    {0, kAnyCount, [](const Settings& s) { return s.limits.new_per_day; },
     [](Settings& s, int n) { s.limits.new_per_day = n; }},
    {0, kAnyCount, [](const Settings& s) { return s.limits.reviews_per_day; },
     [](Settings& s, int n) { s.limits.reviews_per_day = n; }},
    {0, 23, [](const Settings& s) { return s.rollover_hour; }, [](Settings& s, int n) { s.rollover_hour = n; }},
    {0, 2, [](const Settings& s) { return static_cast<int>(s.theme); },
     [](Settings& s, int n) { s.theme = static_cast<Theme>(n); }},
    {50, 300, [](const Settings& s) { return s.scale_percent; }, [](Settings& s, int n) { s.scale_percent = n; }},
}};

std::string bytes_of(int number) {
  std::string bytes;
  for (int shift = 0; shift < 32; shift += 8)
    bytes += static_cast<char>(static_cast<std::uint32_t>(number) >> static_cast<unsigned>(shift) & 0xFFU);
  return bytes;
}

int number_at(std::string_view bytes) {
  std::uint32_t number = 0;
  for (std::size_t i = 4; i > 0; --i) number = number << 8U | static_cast<unsigned char>(bytes[i - 1]);
  return static_cast<int>(number);
}

/// A file as it was read.
struct Contents {
  std::uint32_t version = kVersion;
  Settings settings;
  std::string beyond;  ///< what a newer version has written behind
};

std::optional<Contents> parse(const std::string& bytes) {
  const auto framed = unframe(bytes);
  if (!framed || framed->payload.empty() || framed->payload[0] != kLittleEndian) return std::nullopt;
  Contents contents{framed->version, {}, {}};
  std::string_view rest = std::string_view(framed->payload).substr(1);
  for (const Number& number : kNumbers) {
    if (rest.size() < 4) return contents;  // an older version ends here
    const int value = number_at(rest);
    if (value >= number.least && value <= number.most) number.set(contents.settings, value);
    rest.remove_prefix(4);
  }
  contents.beyond = rest;
  return contents;
}

std::string written(const Contents& contents) {
  std::string payload(1, kLittleEndian);
  for (const Number& number : kNumbers) payload += bytes_of(number.get(contents.settings));
  return frame(std::max(contents.version, kVersion), payload + contents.beyond);
}

/// The bytes, or why there are none: an error number.
struct Read {
  std::string bytes;
  int error = 0;
};

Read read_small_file(const fs::path& file) {
  const int fd = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
  if (fd < 0) return {{}, errno};
  Read read{std::string(kMostBytes + 1, '\0'), 0};
  std::size_t size = 0;
  for (ssize_t count = 1; count > 0 && size < read.bytes.size(); size += static_cast<std::size_t>(count)) {
    do count = ::read(fd, read.bytes.data() + size, read.bytes.size() - size);
    while (count < 0 && errno == EINTR);
    if (count < 0) {
      read.error = errno;
      break;
    }
  }
  ::close(fd);
  read.bytes.resize(size);
  return read;
}

std::string set_aside(const fs::path& file) {
  std::error_code error;
  fs::path aside;
  for (int n = 1; aside.empty() || fs::exists(aside, error); ++n)
    aside = fmt::format("{}.damaged-{}", file.string(), n);
  fs::rename(file, aside, error);
  if (error) return fmt::format("The settings in {} cannot be read; the defaults are used.", file.string());
  return fmt::format("The settings could not be read; they were set aside as {} and the defaults are used.",
                     aside.string());
}

struct Loaded {
  LoadedSettings told;
  Contents contents;
  int error = 0;
};

Loaded load(const fs::path& file) {
  using From = LoadedSettings::From;
  const Read read = read_small_file(file);
  if (read.error == ENOENT || read.error == ENOTDIR) return {{{}, {}, From::defaults}, {}, 0};
  if (read.error != 0) {
    const std::string why = std::generic_category().message(read.error);
    return {{{},
             fmt::format("The settings in {} cannot be read just now ({}); the defaults are used, and the file is left "
                         "as it is.",
                         file.string(), why),
             From::unreadable},
            {},
            read.error};
  }
  if (const auto contents = parse(read.bytes)) return {{contents->settings, {}, From::file}, *contents, 0};
  return {{{}, set_aside(file), From::damaged}, {}, 0};
}

}  // namespace

fs::path settings_path(const fs::path& collection_file) {
  return collection_file.string() + ".settings";  // added to the whole name: two collections never share them
}

LoadedSettings load_settings(const fs::path& file) { return load(file).told; }

Settings change_settings(const fs::path& file, const Settings& known, const std::function<void(Settings&)>& change) {
  Loaded loaded = load(file);
  if (loaded.told.from == LoadedSettings::From::unreadable)
    throw std::runtime_error(fmt::format("The settings in {} cannot be read just now ({}), so they were not changed.",
                                         file.string(), std::generic_category().message(loaded.error)));
  if (loaded.told.from != LoadedSettings::From::file) loaded.contents.settings = known;
  change(loaded.contents.settings);
  replace_file(file, written(loaded.contents));
  return loaded.contents.settings;
}

const Settings& KeptSettings::change(const std::function<void(Settings&)>& change) {
  known_ = change_settings(file_, known_, change);
  read_at_ = stamp();
  return known_;
}

std::optional<Settings> KeptSettings::changed_outside() {
  const Stamp now = stamp();
  if (read_at_ == now) return std::nullopt;
  read_at_ = now;
  if (now.size < 0) return std::nullopt;
  const LoadedSettings loaded = load_settings(file_);
  if (loaded.from != LoadedSettings::From::file || loaded.settings == known_) return std::nullopt;
  known_ = loaded.settings;
  return known_;
}

KeptSettings::Stamp KeptSettings::stamp() const {
  struct stat status {};
  if (::stat(file_.c_str(), &status) != 0) return {};
  return {status.st_ino, status.st_mtim.tv_sec * 1'000'000'000 + status.st_mtim.tv_nsec, status.st_size};
}

}  // namespace trapline::files
