// Room: engine/collection. Before a collection is opened: whether its file is one.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "engine/model/access.hpp"

namespace trapline::collection {

/// True where `file` holds a collection; false where there is none yet (no file, or an empty one).
/// Throws CollectionError for a folder, a file of another kind, a newer or truncated collection, a read-only file, or a
/// place that cannot be reached.
bool check_collection_file(const std::filesystem::path& file);

/// What to tell about a damaged file, and what to do about it. `detail` stands in brackets, with a space in front.
[[nodiscard]] std::string damaged_sentence(const std::filesystem::path& file, std::string_view detail = {});

}  // namespace trapline::collection
