// Room: engine/store. Why a collection could not be used, as a kind and a sentence for the user.
#pragma once

#include <stdexcept>
#include <string>

namespace trapline::store {

/// Thrown where the collection's file is the reason. The message names the file and says what to do.
class CollectionError : public std::runtime_error {
 public:
  enum class Kind { locked, damaged, read_only, newer, not_a_collection, cannot_open, no_space };

  CollectionError(Kind kind, const std::string& sentence) : std::runtime_error(sentence), kind_(kind) {}
  [[nodiscard]] Kind kind() const { return kind_; }

 private:
  Kind kind_;
};

}  // namespace trapline::store
