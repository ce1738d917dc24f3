#include "tests/support/house_rules.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <fstream>
#include <optional>
#include <sstream>

namespace trapline::house {
namespace {

bool contains(const std::vector<std::string>& names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

std::string_view without_leading_spaces(std::string_view text) {
  return text.substr(std::min(text.find_first_not_of(" \t"), text.size()));
}

struct Include {
  std::string_view target;
  bool quoted = false;
};

std::optional<Include> include_in(std::string_view line) {
  line = without_leading_spaces(line);
  if (!line.starts_with('#')) return {};
  line = without_leading_spaces(line.substr(1));
  if (!line.starts_with("include")) return {};
  line = without_leading_spaces(line.substr(7));
  if (line.empty() || (line.front() != '"' && line.front() != '<')) return {};
  const bool quoted = line.front() == '"';
  const std::size_t end = line.find(quoted ? '"' : '>', 1);
  if (end == std::string_view::npos) return {};
  return Include{line.substr(1, end - 1), quoted};
}

bool is_ours(std::string_view path) {
  const std::vector<std::string> tops = {"engine", "app", "tests", "bench"};
  return contains(tops, path.substr(0, path.find('/')));
}

/// Tests and benchmarks look into every room.
bool is_free(std::string_view path) { return path.starts_with("tests/") || path.starts_with("bench/"); }

/// What is wrong with one include of a file in `room`; empty for nothing.
std::string wrong_with(const Include& include, const SourceFile& file, const Rules& rules) {
  const std::string room = room_of(file.path);
  for (const PrivateLibrary& library : rules.libraries) {
    const bool belongs = std::any_of(library.prefixes.begin(), library.prefixes.end(),
                                     [&](const std::string& prefix) { return include.target.starts_with(prefix); });
    if (!belongs) continue;
    if (contains(library.rooms, room)) return {};
    return fmt::format("{} includes <{}>, but {} stays in {}", room, include.target, library.name,
                       fmt::join(library.rooms, ", "));
  }
  if (!is_ours(include.target)) {
    return include.quoted ? fmt::format("\"{}\" is not written from the root", include.target) : std::string{};
  }
  const std::string target_room = room_of(include.target);
  if (room == rules.composition_root || target_room == room) return {};
  if (target_room.starts_with(room + "/") && file.path.ends_with(".cpp")) return {};
  const auto row = std::find_if(rules.rooms.begin(), rules.rooms.end(), [&](const Room& r) { return r.name == room; });
  if (row == rules.rooms.end() || contains(row->may_include, target_room)) return {};
  return fmt::format("{} may not include {} (only: {})", room, include.target, fmt::join(row->may_include, ", "));
}

bool has_header(const SourceFile& file, const std::vector<SourceFile>& files) {
  if (!file.path.ends_with(".cpp")) return false;
  const std::string header = file.path.substr(0, file.path.size() - 3) + "hpp";
  return std::any_of(files.begin(), files.end(), [&](const SourceFile& other) { return other.path == header; });
}

/// A line that says nothing by itself: empty, a comment, a pragma, the beginning or end of a namespace.
bool says_nothing(std::string_view line) {
  line = without_leading_spaces(line);
  return line.empty() || line == "\r" || line.starts_with("//") || line.starts_with("#pragma") ||
         line.starts_with("namespace") || line.starts_with("}");
}

/// A header that has nothing but includes of other rooms would carry them past the table.
std::string wrong_with_passing_on(const SourceFile& file, const std::vector<std::string_view>& lines) {
  if (!file.path.ends_with(".hpp")) return {};
  bool passes_on = false;
  for (const std::string_view line : lines) {
    const auto include = include_in(line);
    if (!include && !says_nothing(line)) return {};
    passes_on = passes_on || (include && is_ours(include->target) && room_of(include->target) != room_of(file.path));
  }
  return passes_on ? "the header only passes headers of other rooms on" : "";
}

/// "// Room: engine/model. …" in the first line; the .cpp of a header needs none of its own.
std::string wrong_with_head(const SourceFile& file, const std::vector<SourceFile>& files, const Rules& rules) {
  if (has_header(file, files)) return {};
  const std::string room = room_of(file.path);
  const std::string_view first = std::string_view(file.text).substr(0, file.text.find('\n'));
  if (room == rules.composition_root)
    return first.starts_with("// ") ? "" : "the file has no head that says what it is for";
  const std::string head = fmt::format("// Room: {}", room);
  const bool named = first.starts_with(head) && (first.size() == head.size() || first[head.size()] == '.');
  return named ? std::string{} : fmt::format("the file does not begin with \"{}.\"", head);
}

void check_file(const SourceFile& file, const std::vector<SourceFile>& files, const Rules& rules,
                std::vector<std::string>& found) {
  const auto report = [&](std::size_t line, const std::string& what) {
    if (!what.empty()) found.push_back(fmt::format("{}:{}: {}", file.path, line, what));
  };
  const auto lines = lines_of(file.text);
  const std::size_t limit = file.path.ends_with(".hpp") ? rules.max_header_lines : rules.max_lines;
  if (lines.size() > limit) report(limit + 1, fmt::format("{} lines; the limit is {}", lines.size(), limit));
  if (is_free(file.path)) return;

  const std::string room = room_of(file.path);
  const bool known = room == rules.composition_root ||
                     std::any_of(rules.rooms.begin(), rules.rooms.end(), [&](const Room& r) { return r.name == room; });
  if (!known) report(1, fmt::format("{} is no room of the table", room));
  report(1, wrong_with_head(file, files, rules));
  report(1, wrong_with_passing_on(file, lines));
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (const auto include = include_in(lines[i])) report(i + 1, wrong_with(*include, file, rules));
  }
}

std::vector<std::string> cells_of(std::string_view row) {
  std::vector<std::string> cells;
  std::stringstream in{std::string(row.substr(1))};
  for (std::string cell; std::getline(in, cell, '|');) cells.push_back(cell);
  return cells;
}

/// The texts between backquotes.
std::vector<std::string> code_in(std::string_view text) {
  std::vector<std::string> code;
  std::stringstream in{std::string(text)};
  bool inside = false;
  for (std::string part; std::getline(in, part, '`'); inside = !inside) {
    if (inside) code.push_back(part);
  }
  return code;
}

}  // namespace

std::vector<SourceFile> read_sources(const std::filesystem::path& root, const std::vector<std::string>& folders) {
  std::vector<SourceFile> files;
  for (const std::string& folder : folders) {
    if (!std::filesystem::exists(root / folder)) continue;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root / folder)) {
      const auto extension = entry.path().extension();
      if (!entry.is_regular_file() || (extension != ".cpp" && extension != ".hpp")) continue;
      std::ifstream in(entry.path(), std::ios::binary);
      std::stringstream text;
      text << in.rdbuf();
      files.push_back({entry.path().lexically_relative(root).generic_string(), text.str()});
    }
  }
  std::sort(files.begin(), files.end(), [](const SourceFile& a, const SourceFile& b) { return a.path < b.path; });
  return files;
}

std::string room_of(std::string_view path) {
  const std::size_t last = path.rfind('/');
  return std::string(path.substr(0, last == std::string_view::npos ? 0 : last));
}

std::vector<std::string> violations(const std::vector<SourceFile>& files, const Rules& rules) {
  std::vector<std::string> found;
  for (const SourceFile& file : files) check_file(file, files, rules, found);
  return found;
}

std::vector<Room> rooms_in_markdown(std::string_view markdown) {
  std::vector<Room> rooms;
  for (const std::string_view line : lines_of(markdown)) {
    if (!line.starts_with("| `engine/") && !line.starts_with("| `app/")) continue;
    const auto cells = cells_of(line);
    if (cells.size() < 3) continue;
    for (const std::string& name : code_in(cells[0])) rooms.push_back({name, code_in(cells[2])});
  }
  return rooms;
}

}  // namespace trapline::house
