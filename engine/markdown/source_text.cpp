#include "engine/markdown/source_text.hpp"

#include <algorithm>

#include "engine/text/text_utils.hpp"

namespace trapline::markdown {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

int next_column(char c, int column) { return c == '\t' ? (column / 4 + 1) * 4 : column + 1; }

/// Walks over a line and knows the column it is in.
struct ColumnCursor {
  std::string_view line;
  std::size_t at = 0;
  int column = 0;

  [[nodiscard]] bool done() const { return at >= line.size(); }
  [[nodiscard]] bool on_blank() const { return !done() && (line[at] == ' ' || line[at] == '\t'); }
  void step() { column = next_column(line[at++], column); }
};

/// Columns of white space from the cursor on.
int blank_columns(ColumnCursor cursor) {
  const int start = cursor.column;
  while (cursor.on_blank()) cursor.step();
  return cursor.column - start;
}

/// Steps over "-", "*", "+", "12." or "12)" that white space or nothing follows; false where none stands there.
bool skip_marker(ColumnCursor& cursor) {
  const std::size_t start = cursor.at;
  while (!cursor.done() && text::is_digit(cursor.line[cursor.at])) cursor.step();
  const std::string_view ends = cursor.at == start ? "-*+" : ".)";
  if (cursor.done() || ends.find(cursor.line[cursor.at]) == std::string_view::npos) return false;
  cursor.step();
  return cursor.done() || cursor.on_blank();
}

std::string rest_from(const ColumnCursor& cursor, int column) {
  std::string result(static_cast<std::size_t>(std::max(0, cursor.column - column)), ' ');
  return result.append(cursor.line.substr(cursor.at));
}

}  // namespace

SourceText::SourceText(std::string_view text) {
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  while (!text.empty() && !too_long()) {
    const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
    lines_.push_back(text.substr(0, end));
    const std::size_t ending = text.substr(end).starts_with("\r\n") ? 2 : 1;
    text.remove_prefix(std::min(end + ending, text.size()));
  }
}

std::string_view SourceText::line(int number) const {
  return number < 1 || number > line_count() ? std::string_view{} : lines_[static_cast<std::size_t>(number - 1)];
}

std::string SourceText::slice(int first, int last) const {
  std::string result;
  for (int number = first; number <= last; ++number) result.append(line(number)).append(1, '\n');
  return result;
}

std::string dedent(std::string_view line, int columns) {
  ColumnCursor cursor{line};
  while (cursor.column < columns && cursor.on_blank()) cursor.step();
  return rest_from(cursor, columns > cursor.column ? cursor.column : columns);
}

std::string from_column(std::string_view line, int column) {
  ColumnCursor cursor{line};
  while (cursor.column < column && !cursor.done()) cursor.step();
  return rest_from(cursor, std::min(column, cursor.column));
}

int item_content_column(std::string_view line, int from) {
  ColumnCursor cursor{line};
  while (cursor.column < from && !cursor.done()) cursor.step();
  while (cursor.on_blank()) cursor.step();
  if (!skip_marker(cursor)) return -1;
  const int blanks = blank_columns(cursor);
  const bool nothing_follows = text::trim(line.substr(cursor.at)).empty();
  return cursor.column + (blanks > 4 || nothing_follows ? 1 : blanks);
}

}  // namespace trapline::markdown
