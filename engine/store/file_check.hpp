// Room: engine/store. Looks at a file before SQLite does, so that a file that is no collection of ours stays untouched.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace trapline::store {

/// "TRPL": the application id in the header of every collection.
inline constexpr int kApplicationId = 0x5452504C;

/// The newest schema that this program knows.
inline constexpr int kSchemaVersion = 3;

/// True where `file` holds a collection; false where there is none yet (no file, or an empty one).
/// Throws CollectionError for a folder, a file of another kind, a newer or truncated collection, a read-only file, or a
/// place that cannot be reached.
bool check_collection_file(const std::filesystem::path& file);

/// What to tell about a damaged file, and what to do about it. `detail` stands in brackets, with a space in front.
[[nodiscard]] std::string damaged_sentence(const std::filesystem::path& file, std::string_view detail = {});

[[noreturn]] void refuse_newer(const std::filesystem::path& file);
[[noreturn]] void refuse_other_program(const std::filesystem::path& file);

}  // namespace trapline::store
