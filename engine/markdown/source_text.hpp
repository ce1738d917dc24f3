// Room: engine/markdown. A text as numbered lines, from which readers take slices of raw Markdown. Knows no format.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace trapline::markdown {

/// A text with more lines than this is none that a person wrote.
inline constexpr int kMaxLines = 1'000'000;

/// The lines of a text, numbered from 1, without their endings (LF, CRLF or CR) and without a byte order mark.
/// Holds views: the text must outlive it. Stops after kMaxLines + 1 lines, so that line breaks alone fill no memory.
class SourceText {
 public:
  explicit SourceText(std::string_view text);

  [[nodiscard]] int line_count() const { return static_cast<int>(lines_.size()); }
  [[nodiscard]] bool too_long() const { return line_count() > kMaxLines; }
  /// Line `number`; empty beyond both ends.
  [[nodiscard]] std::string_view line(int number) const;
  /// The lines from `first` to `last`, each ended by LF.
  [[nodiscard]] std::string slice(int first, int last) const;

 private:
  std::vector<std::string_view> lines_;
};

/// The line without its first `columns` columns, of which only white space is taken away. A tab reaches to the next
/// multiple of four; what it holds beyond `columns` stays as spaces.
[[nodiscard]] std::string dedent(std::string_view line, int columns);

/// The line from column `column` (from 0) on, whatever stands before it.
[[nodiscard]] std::string from_column(std::string_view line, int column);

/// The column at which the content of a list item begins whose marker is the first thing at or after `from`;
/// -1 where no marker stands there. CommonMark 5.2: one to four columns after the marker belong to it.
[[nodiscard]] int item_content_column(std::string_view line, int from);

}  // namespace trapline::markdown
