// Room: engine/markdown. Markdown as plain data, ready to be laid out by a window or a terminal; knows neither.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace trapline::markdown {

/// A run of text in one style. Line breaks inside are real ones.
struct TextSpan {
  std::string text;  ///< UTF-8
  bool strong = false;
  bool emphasis = false;
  bool code = false;
  std::string url;  ///< where it leads, empty for none
  bool operator==(const TextSpan&) const = default;
};

enum class TextBlockKind { paragraph, heading, code, list_item, table, image, rule };

/// How the cells of a table's column are set.
enum class ColumnAlign { left, center, right };

struct TextBlock {
  TextBlockKind kind = TextBlockKind::paragraph;
  int indent = 0;               ///< list depth or quotation depth, from 0
  std::string marker;           ///< "•" or "3." before the first line of a list item
  std::vector<TextSpan> spans;  ///< of a code block: one span, lines separated by '\n'
  std::vector<std::vector<std::vector<TextSpan>>>
      rows;                          ///< of a table: rows of cells of spans; the first row is the head
  std::vector<ColumnAlign> columns;  ///< of a table: one for each column
  std::string image_path;            ///< of an image: as written in the deck; its spans are the alternative text
  bool operator==(const TextBlock&) const = default;
};

using RichText = std::vector<TextBlock>;

/// Parses CommonMark with tables. Never fails: what is not markup is text; raw HTML is shown as text and fetches
/// nothing.
[[nodiscard]] RichText rich_text(std::string_view markdown);

/// The text alone, blocks separated by line breaks.
[[nodiscard]] std::string plain_text(const RichText& text);

}  // namespace trapline::markdown
