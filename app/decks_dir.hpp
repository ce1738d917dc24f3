// Room: app, the composition root. Where the decks that come with the program lie.
#pragma once

#include <filesystem>
#include <optional>

namespace trapline {

/// The file of the program that is running; empty where the system does not tell.
[[nodiscard]] std::filesystem::path running_program();

/// The folder of the decks that ship. The first that exists of:
///   1. $TRAPLINE_DECKS. Where it is set nothing else is tried, so that a typing mistake is not hidden by another
///   folder.
///   2. share/trapline/decks of the prefix that `program` is installed in, wherever the prefix was moved to;
///   3. decks of the source tree that the program was built from.
/// Nothing where there is none: the program works without.
[[nodiscard]] std::optional<std::filesystem::path> find_deck_dir(const std::filesystem::path& program);

}  // namespace trapline
