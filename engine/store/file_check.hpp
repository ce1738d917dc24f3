// Room: engine/store. Looks at a file before SQLite does, so that a file that is no collection of ours stays untouched.
#pragma once

#include <filesystem>

namespace trapline {

/// "TRPL": the application id in the header of every collection.
inline constexpr int kApplicationId = 0x5452504C;

/// The newest schema that this program knows.
inline constexpr int kSchemaVersion = 2;

/// True where `file` holds a collection; false where there is none yet (no file, or an empty one).
/// Throws CollectionError for a folder, a file of another kind, a newer or truncated collection, or a read-only file.
bool check_collection_file(const std::filesystem::path& file);

[[noreturn]] void refuse_newer(const std::filesystem::path& file);
[[noreturn]] void refuse_other_program(const std::filesystem::path& file);

}  // namespace trapline
