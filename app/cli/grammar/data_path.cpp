#include "app/cli/grammar/data_path.hpp"

#include <stdexcept>
#include <system_error>

namespace trapline::cli {
namespace {

namespace fs = std::filesystem;

fs::path file_in(const fs::path& place) {
  std::error_code unreadable;
  const bool is_folder = !place.has_filename() || fs::is_directory(place, unreadable);
  return is_folder ? place / "collection.db" : place;
}

}  // namespace

fs::path find_collection(const std::string& chosen, const Environment& environment) {
  if (!chosen.empty()) return file_in(chosen);
  if (!environment.trapline_data.empty()) return file_in(environment.trapline_data);
  if (const fs::path data = environment.xdg_data_home; data.is_absolute()) return data / "trapline/collection.db";
  if (!environment.home.empty()) return fs::path(environment.home) / ".local/share/trapline/collection.db";
  throw std::runtime_error("There is no home folder to keep the collection in: name a file with --data.");
}

}  // namespace trapline::cli
