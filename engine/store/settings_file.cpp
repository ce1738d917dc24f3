#include "engine/store/settings_file.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cereal/archives/portable_binary.hpp>
#include <fstream>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <system_error>

#include <fmt/format.h>

#include "engine/store/frame.hpp"

namespace trapline {

// The order of the fields is the format: change it only together with kSettingsVersion.
template <class Archive>
void serialize(Archive& archive, Settings& s) {
  archive(s.limits.new_per_day, s.limits.reviews_per_day, s.rollover_hour, s.theme, s.scale_percent);
}

}  // namespace trapline

namespace trapline::store {

namespace {

namespace fs = std::filesystem;

constexpr std::uint32_t kSettingsVersion = 1;
constexpr std::uintmax_t kMostBytes = 4'096;

/// Closes the file descriptor that it holds.
class Descriptor {
 public:
  Descriptor(const fs::path& path, int flags) : fd_(::open(path.c_str(), flags | O_CLOEXEC, 0644)) {}
  ~Descriptor() {
    if (fd_ >= 0) ::close(fd_);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  bool write_all(const std::string& bytes) const {
    return fd_ >= 0 && ::write(fd_, bytes.data(), bytes.size()) == static_cast<ssize_t>(bytes.size());
  }
  bool sync() const { return fd_ >= 0 && ::fsync(fd_) == 0; }

 private:
  int fd_;
};

bool is_sane(const Settings& s) {
  return s.limits.new_per_day >= 0 && s.limits.reviews_per_day >= 0 && s.rollover_hour >= 0 && s.rollover_hour <= 23 &&
         s.theme >= Theme::system && s.theme <= Theme::dark && s.scale_percent >= 50 && s.scale_percent <= 300;
}

std::optional<Settings> parse(const std::string& bytes) {
  const auto framed = unframe(bytes);
  if (!framed || framed->version != kSettingsVersion) return {};
  std::istringstream in(framed->payload);
  Settings settings;
  try {
    cereal::PortableBinaryInputArchive archive(in);
    archive(settings);
  } catch (const cereal::Exception&) {
    return {};
  }
  return is_sane(settings) ? std::optional(settings) : std::nullopt;
}

std::optional<std::string> read_small_file(const fs::path& file) {
  std::error_code error;
  if (fs::file_size(file, error) > kMostBytes || error) return {};
  std::ifstream in(file, std::ios::binary);
  return std::string(std::istreambuf_iterator<char>(in), {});
}

std::string set_aside(const fs::path& file) {
  fs::path aside;
  for (int n = 1; aside.empty() || fs::exists(aside); ++n) aside = fmt::format("{}.damaged-{}", file.string(), n);
  std::error_code error;
  fs::rename(file, aside, error);
  if (error) return fmt::format("The settings in {} cannot be read; the defaults are used.", file.string());
  return fmt::format("The settings could not be read; they were set aside as {} and the defaults are used.",
                     aside.string());
}

}  // namespace

fs::path settings_path(const fs::path& collection_file) {
  return collection_file.string() + ".settings";  // added to the whole name: two collections never share them
}

LoadedSettings load_settings(const fs::path& file) {
  std::error_code error;
  if (!fs::exists(file, error)) return {};
  const auto bytes = read_small_file(file);
  if (const auto settings = bytes ? parse(*bytes) : std::nullopt) return {*settings, {}};
  return {{}, set_aside(file)};
}

void save_settings(const fs::path& file, const Settings& settings) {
  std::ostringstream out;
  {
    cereal::PortableBinaryOutputArchive archive(out);
    archive(settings);
  }
  const fs::path fresh = file.string() + ".new";
  const auto fail = [&file](const std::string& why) {
    throw std::runtime_error(fmt::format("The settings cannot be written to {} ({}).", file.string(), why));
  };
  {
    const Descriptor descriptor(fresh, O_WRONLY | O_CREAT | O_TRUNC);
    if (!descriptor.write_all(frame(kSettingsVersion, out.str())) || !descriptor.sync())
      fail(std::generic_category().message(errno));
  }
  std::error_code error;
  fs::rename(fresh, file, error);
  if (error) fail(error.message());
  const fs::path folder = file.has_parent_path() ? file.parent_path() : fs::path(".");
  (void)Descriptor(folder, O_RDONLY | O_DIRECTORY)
      .sync();  // the renaming itself; where a file system cannot, it is no loss
}

}  // namespace trapline::store
