#include "engine/store/file_check.hpp"

#include <array>
#include <cstdint>
#include <fstream>
#include <string_view>
#include <system_error>

#include <fmt/format.h>

#include "engine/model/access.hpp"

namespace trapline::store {
namespace {

namespace fs = std::filesystem;
using Kind = CollectionError::Kind;

/// SQLite's file header: 100 bytes, numbers big-endian (sqlite.org/fileformat.html, section 1.3).
class Header {
 public:
  explicit Header(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    in.read(reinterpret_cast<char*>(bytes_.data()), static_cast<std::streamsize>(bytes_.size()));
    complete_ = in.gcount() == static_cast<std::streamsize>(bytes_.size());
  }
  bool is_sqlite() const {
    return complete_ && std::string_view(reinterpret_cast<const char*>(bytes_.data()), 16) ==
                            std::string_view("SQLite format 3\0", 16);
  }
  int application_id() const { return static_cast<int>(number(68, 4)); }
  int user_version() const { return static_cast<int>(number(60, 4)); }
  /// The size that the header promises, in bytes; 0 where the header itself calls its page count stale.
  std::uintmax_t promised_size() const {
    if (number(24, 4) != number(92, 4)) return 0;
    const std::uint32_t page = number(16, 2);
    return std::uintmax_t{page == 1 ? 65'536 : page} * number(28, 4);
  }

 private:
  std::uint32_t number(std::size_t at, std::size_t length) const {
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < length; ++i) value = value << 8 | bytes_[at + i];
    return value;
  }
  std::array<unsigned char, 100> bytes_{};
  bool complete_ = false;
};

[[noreturn]] void refuse(Kind kind, const fs::path& file, std::string_view why) {
  throw CollectionError(kind, fmt::format("{} {}", file.string(), why));
}

void check_writable(const fs::path& file) {
  // The bits are asked for, not access(2): for root every file is writable, but a user who locked a file meant it.
  const auto any_write = fs::perms::owner_write | fs::perms::group_write | fs::perms::others_write;
  std::error_code error;
  if ((fs::status(file, error).permissions() & any_write) == fs::perms::none)
    refuse(Kind::read_only, file,
           "is read-only: make it writable (chmod u+w), or name another collection with --data.");
}

bool is_there(const fs::path& file) {
  std::error_code error;
  return fs::exists(file, error);
}

/// Its size in bytes; 0 where there is none to be had.
std::uintmax_t size_of(const fs::path& file) {
  std::error_code error;
  const std::uintmax_t size = fs::file_size(file, error);
  return error ? 0 : size;
}

bool has_log(const fs::path& file) { return is_there(file.string() + "-wal"); }

/// Whether the file is shorter than its header says. With a write-ahead log beside it that may be so: the log is being
/// copied back, or the program was killed while it was, and SQLite puts that right.
bool lacks_its_end(const fs::path& file) {
  const auto is_short = [&file] { return Header(file).promised_size() > size_of(file); };
  // Asked twice: between the two looks another program may have finished copying and removed the log.
  return is_short() && !has_log(file) && is_short();
}

bool exists_or_refuse(const fs::path& file) {
  std::error_code error;
  const bool exists = fs::exists(file, error);
  if (error && error != std::errc::not_a_directory)
    refuse(Kind::cannot_open, file, fmt::format("cannot be reached ({}): name another with --data.", error.message()));
  return exists;
}

}  // namespace

std::string damaged_sentence(const fs::path& file, std::string_view detail) {
  const std::string name = file.string();
  if (!has_log(file)) return fmt::format("{} is damaged{}: put a backup copy in its place.", name, detail);
  return fmt::format("{0} is damaged{1}: move {0}-wal and {0}-shm away with it, then put a backup copy in its place.",
                     name, detail);
}

void refuse_newer(const fs::path& file) {
  refuse(Kind::newer, file, "was written by a newer Trapline: update Trapline to open it.");
}

void refuse_other_program(const fs::path& file) {
  refuse(Kind::not_a_collection, file,
         "is a database of another program, not a Trapline collection: name another file with --data.");
}

bool check_collection_file(const fs::path& file) {
  if (!exists_or_refuse(file)) return false;
  std::error_code error;
  if (!fs::is_regular_file(file, error))
    refuse(Kind::not_a_collection, file, "is not a file: name a collection file with --data.");
  check_writable(file);
  if (size_of(file) == 0) return false;
  if (is_there(file.string() + "-journal")) return false;  // killed while it was made: SQLite puts that right
  const Header header(file);
  if (!header.is_sqlite())
    refuse(Kind::not_a_collection, file, "is not a Trapline collection: name another file with --data.");
  if (header.application_id() != kApplicationId) refuse_other_program(file);
  if (header.user_version() > kSchemaVersion) refuse_newer(file);
  if (lacks_its_end(file)) throw CollectionError(Kind::damaged, damaged_sentence(file, " (its end is missing)"));
  return true;
}

}  // namespace trapline::store
