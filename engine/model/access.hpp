// Room: engine/model. What a collection is opened for, and why it could not be used.
#pragma once

#include <stdexcept>
#include <string>

namespace trapline {

enum class Access {
  read,   ///< only looks: makes no file, migrates none, holds no lock
  write,  ///< will change something: fails at once where another program holds the lock
};

/// Thrown where the collection's file is the reason. The message names the file and says what to do.
class CollectionError : public std::runtime_error {
 public:
  enum class Kind { locked, damaged, read_only, newer, not_a_collection, cannot_open, no_space };

  CollectionError(Kind kind, const std::string& sentence) : std::runtime_error(sentence), kind_(kind) {}
  [[nodiscard]] Kind kind() const { return kind_; }

 private:
  Kind kind_;
};

}  // namespace trapline
