// Room: app, the composition root. TRAPLINE_DECK_DIR (from the program's folder to the installed decks) and
// TRAPLINE_SOURCE_DECK_DIR (absolute) come from cmake/Install.cmake.
#include "app/decks_dir.hpp"

#include <cstdlib>
#include <system_error>

namespace trapline {
namespace {

namespace fs = std::filesystem;

std::optional<fs::path> if_folder(const fs::path& path) {
  std::error_code unreadable;  // what may not be read is not there
  if (fs::is_directory(path, unreadable)) return path.lexically_normal();
  return std::nullopt;
}

}  // namespace

fs::path running_program() {
  std::error_code no_proc;
  return fs::read_symlink("/proc/self/exe", no_proc);
}

std::optional<fs::path> find_deck_dir(const fs::path& program) {
  if (const char* chosen = std::getenv("TRAPLINE_DECKS"); chosen != nullptr && *chosen != '\0')
    return if_folder(chosen);
  if (!program.empty()) {
    if (const auto installed = if_folder(program.parent_path() / TRAPLINE_DECK_DIR)) return installed;
  }
  return if_folder(TRAPLINE_SOURCE_DECK_DIR);
}

}  // namespace trapline
