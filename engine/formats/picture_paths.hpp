// Room: engine/formats. The pictures that a deck's Markdown names. Reads no file: that is for whoever knows the folder.
#pragma once

#include <string>
#include <vector>

#include "engine/formats/diagnostic.hpp"

namespace trapline::formats {

/// The destinations of the images in all texts of a question, each once, in the order of reading.
[[nodiscard]] std::vector<std::string> picture_paths(const Question& question);

/// The same for a whole deck that was read, with the line of each one's first mention.
[[nodiscard]] std::vector<NamedPicture> named_pictures(const ParsedDeck& parsed);

}  // namespace trapline::formats
