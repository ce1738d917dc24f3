#include "app/cli/print/rich_lines.hpp"

#include <algorithm>
#include <deque>

#include "app/cli/print/diagnostics.hpp"
#include "engine/text/width.hpp"

namespace trapline::cli {
namespace {

/// A character where it will stand. Line ends and spaces are characters too.
struct Cell {
  std::string_view bytes;
  int width;
  Role role;
};

Role role_of(const markdown::TextSpan& span) {
  if (span.code) return Role::code;
  if (span.strong) return Role::strong;
  return span.emphasis ? Role::emphasis : Role::plain;
}

/// Runs of text, taken apart into characters. Owns what the cells point to.
class Cells {
 public:
  void add(const std::string& text, Role role) {
    const std::string& safe = texts_.emplace_back(printable(text));
    for (std::string_view rest = safe; !rest.empty();) {
      const std::string_view character = text::first_character(rest);
      rest.remove_prefix(character.size());
      if (character == "\t")
        for (int i = 0; i < 4; ++i) cells_.push_back({" ", 1, role});
      else
        cells_.push_back({character, text::character_width(character), role});
    }
  }

  void add(const std::vector<markdown::TextSpan>& spans, bool colors) {
    for (std::size_t i = 0; i < spans.size(); ++i) {
      const markdown::TextSpan& span = spans[i];
      const bool quoted = span.code && !colors;  // without colors, code keeps its marks
      add(quoted ? "`" + span.text + "`" : span.text, role_of(span));
      const bool link_ends = !span.url.empty() && (i + 1 == spans.size() || spans[i + 1].url != span.url);
      if (link_ends && span.url != span.text) add(" (" + span.url + ")", Role::faint);
    }
  }

  [[nodiscard]] const std::vector<Cell>& all() const { return cells_; }

 private:
  std::deque<std::string> texts_;
  std::vector<Cell> cells_;
};

struct Line {
  std::size_t first;
  std::size_t last;  ///< one past the end
  std::size_t next;  ///< where the next line begins
};

/// The longest line from `first` on: to a line end, else to the last space that fits, else as far as there is room.
Line break_line(const std::vector<Cell>& cells, std::size_t first, int width) {
  std::size_t last_space = first;
  int used = 0;
  for (std::size_t i = first; i < cells.size(); ++i) {
    if (cells[i].bytes == "\n") return {first, i, i + 1};
    if (cells[i].bytes == " ") last_space = i;
    used += cells[i].width;
    if (used <= width || i == first) continue;
    if (last_space > first) return {first, last_space, last_space + 1};
    return {first, i, i};
  }
  return {first, cells.size(), cells.size()};
}

std::string painted(const std::vector<Cell>& cells, std::size_t first, std::size_t last, const Ink& ink) {
  while (last > first && cells[last - 1].bytes == " ") --last;
  std::string line;
  for (std::size_t i = first; i < last;) {
    std::string run;
    const Role role = cells[i].role;
    for (; i < last && cells[i].role == role; ++i) run += cells[i].bytes;
    line += ink(role, run);
  }
  return line;
}

/// Puts lines below each other, each with its margin.
class Column {
 public:
  Column(int width, const Ink& ink, Margin margin) : width_(width), ink_(ink), margin_(std::move(margin)) {}

  void put(const Cells& cells, const Margin& own = {}) {
    const int room = std::max(1, width_ - text::text_width(margin_.rest) - text::text_width(own.rest));
    std::string lead = own.first;
    for (std::size_t at = 0; at < cells.all().size();) {
      const Line line = break_line(cells.all(), at, room);
      put_line(lead + painted(cells.all(), line.first, line.last, ink_));
      lead = own.rest;
      at = line.next;
    }
  }

  void put_line(const std::string& line) {
    std::string whole = (text_.empty() ? margin_.first : margin_.rest) + line;
    whole.erase(whole.find_last_not_of(' ') + 1);
    text_ += whole + "\n";
  }

  [[nodiscard]] bool empty() const { return text_.empty(); }
  [[nodiscard]] const Ink& ink() const { return ink_; }
  [[nodiscard]] int room() const { return width_ - text::text_width(margin_.rest); }
  std::string take() { return std::move(text_); }

 private:
  int width_;
  const Ink& ink_;
  Margin margin_;
  std::string text_;
};

std::string plain(const std::vector<markdown::TextSpan>& spans) {
  std::string text;
  for (const markdown::TextSpan& span : spans) text += span.text;
  std::replace(text.begin(), text.end(), '\n', ' ');
  return printable(text);
}

/// How many of the free places stand before a cell's text.
int places_before(const markdown::TextBlock& table, std::size_t column, int free) {
  const markdown::ColumnAlign align =
      column < table.columns.size() ? table.columns[column] : markdown::ColumnAlign::left;
  return align == markdown::ColumnAlign::right ? free : align == markdown::ColumnAlign::center ? free / 2 : 0;
}

std::string spaces(int count) { return std::string(static_cast<std::size_t>(count), ' '); }

void put_table(const markdown::TextBlock& table, Column& column) {
  std::vector<int> widths;
  for (const auto& row : table.rows)
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (i == widths.size()) widths.push_back(0);
      widths[i] = std::max(widths[i], text::text_width(plain(row[i])));
    }
  int total = 0;
  for (const int width : widths) total += width + 2;
  const bool fits = total <= column.room();
  for (const auto& row : table.rows) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) {
      const std::string cell = plain(row[i]);
      if (!fits) {
        line += (i > 0 ? " | " : "") + cell;
        continue;
      }
      const int free = widths[i] - text::text_width(cell);
      const int before = places_before(table, i, free);
      line += spaces(before) + cell + spaces(free - before + 2);
    }
    Cells cells;
    cells.add(line, &row == &table.rows.front() ? Role::strong : Role::plain);
    column.put(cells);
  }
}

void put_block(const markdown::TextBlock& block, Column& column) {
  const std::string indent(static_cast<std::size_t>(2 * std::clamp(block.indent, 0, 10)), ' ');
  Cells cells;
  Margin margin{indent, indent};
  switch (block.kind) {
    case markdown::TextBlockKind::table:
      return put_table(block, column);
    case markdown::TextBlockKind::rule:
      return column.put_line(indent + "---");
    case markdown::TextBlockKind::code:
      cells.add(markdown::plain_text({block}), Role::code);
      margin = {indent + "    ", indent + "    "};
      break;
    case markdown::TextBlockKind::heading:
      cells.add(plain(block.spans), Role::strong);
      break;
    case markdown::TextBlockKind::image:
      cells.add("[" + plain(block.spans) + "]", Role::faint);
      break;
    case markdown::TextBlockKind::list_item:
      margin.first += block.marker + " ";
      margin.rest += std::string(static_cast<std::size_t>(text::text_width(block.marker) + 1), ' ');
      [[fallthrough]];
    case markdown::TextBlockKind::paragraph:
      cells.add(block.spans, column.ink().colors());
  }
  column.put(cells, margin);
}

}  // namespace

std::string rich_lines(const markdown::RichText& text, int width, const Ink& ink, const Margin& margin) {
  Column column(width, ink, margin);
  const markdown::TextBlock* former = nullptr;
  for (const markdown::TextBlock& block : text) {
    const bool same_list = former != nullptr && former->kind == markdown::TextBlockKind::list_item &&
                           block.kind == markdown::TextBlockKind::list_item;
    if (former != nullptr && !same_list) column.put_line("");
    put_block(block, column);
    former = &block;
  }
  return column.take();
}

std::string wrapped(const std::vector<markdown::TextSpan>& spans, int width, const Ink& ink, const Margin& margin) {
  Column column(width, ink, margin);
  Cells cells;
  cells.add(spans, ink.colors());
  column.put(cells);
  return column.take();
}

std::string wrapped(const std::string& text, int width, const Ink& ink, const Margin& margin) {
  Column column(width, ink, margin);
  Cells cells;
  cells.add(text, Role::plain);
  column.put(cells);
  return column.take();
}

}  // namespace trapline::cli
