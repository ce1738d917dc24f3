// Room: engine/store. Which option of a question that is imported again is which of those that are known. Pure.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/model/deck.hpp"

namespace trapline::store {

/// An option that a question has or had.
struct KnownOption {
  int no = 0;
  std::optional<int> position;  ///< nothing for one that the deck does not have any more
  std::string name;
  bool keyed = false;
  std::string identity;
  std::string text;
};

/// What an incoming option is called from now on.
struct MatchedOption {
  int no = 0;
  std::string name;
  bool is_new = false;
};

/// One answer for each of `incoming`, in order. It is the known option with the same written key, else with the same
/// text, else at the same place where the text was only mended; else it is new, under a name that the question has
/// never used.
[[nodiscard]] std::vector<MatchedOption> match_options(const std::vector<Option>& incoming,
                                                       const std::vector<KnownOption>& known);

}  // namespace trapline::store
