#include "engine/collection/collection_file.hpp"

#include "engine/store/file_check.hpp"

namespace trapline::collection {

bool check_collection_file(const std::filesystem::path& file) { return store::check_collection_file(file); }

std::string damaged_sentence(const std::filesystem::path& file, std::string_view detail) {
  return store::damaged_sentence(file, detail);
}

}  // namespace trapline::collection
