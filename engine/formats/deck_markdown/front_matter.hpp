// Room: engine/formats/deck_markdown. The lines between "---" at the head of a deck file. Knows no questions.
#pragma once

#include <string_view>
#include <vector>

#include "engine/formats/diagnostic.hpp"
#include "engine/markdown/source_text.hpp"

namespace trapline::formats {

struct FrontMatter {
  Deck deck;           ///< name, format, … and the default topics; nothing else is filled
  int body_first = 1;  ///< the first line behind it
  bool present = false;
  std::vector<Diagnostic> diagnostics;
};

/// Reads flat `key: value` lines; `topics` may be `[a, b]`. Anything else is reported and left out.
[[nodiscard]] FrontMatter read_front_matter(const markdown::SourceText& source);

/// A question or a deck with more topics than this has none.
inline constexpr std::size_t kMaxTopics = 64;

/// Topics separated by commas, with or without brackets: "3.3 Hardware / GPUs" becomes "3.3 Hardware/GPUs".
/// A topic whose own name holds a comma cannot be told from two topics here: only a blueprint knows that.
/// Stops after kMaxTopics + 1.
[[nodiscard]] std::vector<TopicPath> split_topics(std::string_view text);

/// A path without spaces around its slashes and without empty parts.
[[nodiscard]] std::string clean_path(std::string_view path);

/// The deck's name for a file without one: "a/b/pmle scaling.deck.md" gives "pmle scaling".
[[nodiscard]] std::string deck_name_from_file(std::string_view file_name);

}  // namespace trapline::formats
