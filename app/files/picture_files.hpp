// Room: app/files. The picture files beside a deck file, read into the deck. Does not draw them.
#pragma once

#include <filesystem>
#include <optional>

#include "engine/formats/formats.hpp"

namespace trapline::files {

/// The most bytes that one picture may have, and all pictures of one deck together.
inline constexpr std::size_t kMaxPictureBytes = std::size_t{8} << 20;
inline constexpr std::size_t kMaxPicturesBytes = std::size_t{128} << 20;

/// The most pictures that a deck may bring.
inline constexpr std::size_t kMaxPictures = 10'000;

/// Reads the pictures that the deck's texts name, relative to `folder`, into the deck. Nothing outside of that folder
/// is read and nothing is fetched. A picture that cannot be taken is a warning at its line: its question is good
/// without it. No folder, as for standard input: no picture can be taken.
void read_pictures(formats::ParsedDeck& parsed, const std::optional<std::filesystem::path>& folder);

}  // namespace trapline::files
