// Room: engine/formats/deck_markdown. Reads one task item of a deck file, "- [x] a) text", and the fields nested in it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/formats/deck_markdown/fields.hpp"
#include "engine/markdown/blocks.hpp"

namespace trapline::formats {

/// What stands between the mark of a task item and its text.
struct OptionHead {
  bool right = false;
  bool pinned = false;
  std::string key;   ///< "a" of "a)", in lower case; empty where none is written
  std::string text;  ///< the rest of the line
};

/// The head of a task item; nothing for an item without a box.
[[nodiscard]] std::optional<OptionHead> read_option_head(const markdown::SourceText& source,
                                                         const markdown::Block& item);

struct OptionDraft {
  int line = 0;
  OptionHead head;
  std::vector<Field> fields;  ///< the option's text first
};

/// The whole option. `near_misses` gets the lines that begin almost like a lead-in.
[[nodiscard]] OptionDraft read_option(const markdown::SourceText& source, const markdown::Block& item, OptionHead head,
                                      std::vector<int>& near_misses);

}  // namespace trapline::formats
