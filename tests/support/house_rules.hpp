// Room: tests/support. The rules of the house that a machine can check: who may include whom, and how long a file may
// be. Pure functions on paths and texts; knows no room by name (the table is handed in).
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace trapline::house {

/// A room and the rooms that it may include; itself and the standard library are always allowed.
struct Room {
  std::string name;  ///< "engine/model"
  std::vector<std::string> may_include;
  bool operator==(const Room&) const = default;
};

/// A library that is the secret of some rooms.
struct PrivateLibrary {
  std::string name;                   ///< for the message
  std::vector<std::string> prefixes;  ///< how its includes begin: "SQLiteCpp/"
  std::vector<std::string> rooms;     ///< who may include it
};

struct Rules {
  std::vector<Room> rooms;
  std::vector<PrivateLibrary> libraries;
  std::string composition_root;  ///< the folder whose own files put all rooms together: "app"
  std::size_t max_lines = 400;
  std::size_t max_header_lines = 150;
};

struct SourceFile {
  std::string path;  ///< from the root, with '/': "engine/model/deck.hpp"
  std::string text;
};

/// The .cpp and .hpp files below `folders` of `root`, sorted by path.
[[nodiscard]] std::vector<SourceFile> read_sources(const std::filesystem::path& root,
                                                   const std::vector<std::string>& folders);

/// The folder of the file: "engine/model/deck.hpp" -> "engine/model"; "app/cli/print/json.hpp" -> "app/cli/print";
/// "app/main.cpp" -> "app".
[[nodiscard]] std::string room_of(std::string_view path);

/// Everything in `files` that breaks a rule, as "file:line: what is wrong". Files under tests/ and bench/ may include
/// whatever they try out; they have the same limits of length.
///
/// A room's folder may have wings, folders that are rooms of their own: its .cpp files may include them, as a table
/// does that joins what is in them; its headers may only where the table says so.
[[nodiscard]] std::vector<std::string> violations(const std::vector<SourceFile>& files, const Rules& rules);

/// The rooms in a Markdown table with lines such as "| `app/views` | what it holds | `app/state`, `app/theme` |".
[[nodiscard]] std::vector<Room> rooms_in_markdown(std::string_view markdown);

}  // namespace trapline::house
