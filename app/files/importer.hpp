// Room: app/files. From a file's name to questions in the collection: find, read, parse, import, report. The command
// line and the window both import through here. Knows no screen and no stream of messages.
#pragma once

#include <filesystem>
#include <istream>
#include <optional>
#include <string>
#include <vector>

#include "engine/collection/collection.hpp"
#include "engine/formats/diagnostic.hpp"

namespace trapline::files {

/// A file that was read, whatever it held. Where it could not be read or is no deck, a diagnostic says why.
struct DeckFile {
  std::string name;  ///< as the user gave it
  formats::ParsedDeck parsed;
};

/// What became of a file.
struct FileReport {
  std::string file;
  std::string format;
  std::string deck;  ///< empty where the file was refused whole
  collection::PutCounts questions;
  collection::PutCounts traps;
  collection::PutCounts pictures;
  int refused_questions = 0;
  int refused_traps = 0;
  int refused_pictures = 0;
  std::vector<formats::Diagnostic> diagnostics;

  [[nodiscard]] bool taken() const { return !deck.empty(); }
};

/// The files that are meant by `path`: a folder's own `*.deck.md` files by name, else the path itself. A folder without
/// a deck stands for itself, so that it is refused and not passed over.
[[nodiscard]] std::vector<std::filesystem::path> deck_files(const std::filesystem::path& path);

/// The deck to begin with, in the folder of the decks that ship; empty where there is none.
[[nodiscard]] std::filesystem::path sample_deck(const std::optional<std::filesystem::path>& folder);

/// Reads and parses one file, and reads the pictures that it names. Never throws for what the user did: a missing,
/// unreadable or too large file is a diagnostic.
[[nodiscard]] DeckFile read_deck_file(const std::filesystem::path& path);

/// The same for a text that comes from elsewhere, such as standard input; pictures cannot come with it.
[[nodiscard]] DeckFile read_deck_stream(std::istream& in, const std::string& name);

/// What is known of a file before it is imported: all that there is to say where it was refused whole.
[[nodiscard]] FileReport report_of(const DeckFile& file);

/// Imports a file that was read. Throws CollectionError.
FileReport import_file(collection::Collection& collection, const DeckFile& file,
                       collection::DryRun dry_run = collection::DryRun::no);

/// All of the above for several paths, in order.
std::vector<FileReport> import_paths(collection::Collection& collection, const std::vector<std::string>& paths);

/// One sentence about what an import did, for a line of the screen. The first refusal is said with its reason.
[[nodiscard]] std::string in_one_sentence(const std::vector<FileReport>& reports);

}  // namespace trapline::files
