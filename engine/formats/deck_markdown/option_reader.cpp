#include "engine/formats/deck_markdown/option_reader.hpp"

#include "engine/text/text_utils.hpp"

namespace trapline::formats {
namespace {

bool is_blank_at(std::string_view line, std::size_t at) { return at >= line.size() || text::is_space(line[at]); }

/// Length of "a)" or "12)" at the start of the text; 0 for none.
std::size_t key_length(std::string_view text) {
  std::size_t end = text.find(')');
  if (end == std::string_view::npos || end == 0 || end > 2 || !is_blank_at(text, end + 1)) return 0;
  const bool letter = end == 1 && text::is_letter(text[0]);
  const bool number = text::is_digit(text[0]) && text::is_digit(text[end - 1]);
  return letter || number ? end + 1 : 0;
}

/// Takes "!" off the start: only where white space or a key follows, so that an image stays an image.
bool take_pin(std::string_view& rest) {
  if (!rest.starts_with('!')) return false;
  if (!is_blank_at(rest, 1) && key_length(rest.substr(1)) == 0) return false;
  rest = text::trim_left(rest.substr(1));
  return true;
}

class OptionReader {
 public:
  OptionReader(const markdown::SourceText& source, const markdown::Block& item, std::vector<int>& near_misses)
      : source_(source),
        item_(item),
        indent_(markdown::item_content_column(source.line(item.first), 0)),
        near_misses_(near_misses),
        fields_(item.first) {}

  std::vector<Field> read(const std::string& first_line) {
    fields_.add_to_text(first_line);
    read_blocks(item_, indent_, Nested::in_option);
    return fields_.finish();
  }

 private:
  enum class Nested { in_option, in_field };

  void add_lines(int first, int last, int column) {
    for (int number = first; number <= last; ++number) fields_.add(markdown::dedent(source_.line(number), column));
  }

  /// All of an item but its first line. A list without known items lies too deep to hold fields.
  void read_blocks(const markdown::Block& item, int column, Nested nested) {
    int next = item.first + 1;
    for (const markdown::Block& block : item.children) {
      const int first = std::max(next, block.first);
      if (block.kind == markdown::BlockKind::list && !block.children.empty())
        read_list(block, column, nested);
      else if (block.kind == markdown::BlockKind::paragraph)
        read_paragraph(first, block.last, column);
      else
        add_lines(first, block.last, column);
      next = std::max(next, block.last + 1);
    }
    add_lines(next, item.last, column);
  }

  /// Nested items with a lead-in are fields, indented one step or two; the others belong to what they stand in.
  void read_list(const markdown::Block& list, int outer_column, Nested nested) {
    for (const markdown::Block& item : list.children) {
      const int column = markdown::item_content_column(source_.line(item.first), outer_column);
      const std::string first = markdown::from_column(source_.line(item.first), column);
      if (const auto match = match_lead_in(first, LineOf::block_start)) {
        fields_.begin(match->kind, item.first, match->value);
        read_blocks(item, column, Nested::in_field);
        continue;
      }
      if (near_miss(first)) near_misses_.push_back(item.first);
      for (int number = item.first; number <= item.last; ++number) {
        const std::string line = markdown::dedent(source_.line(number), outer_column);
        nested == Nested::in_option ? fields_.add_to_text(line) : fields_.add(line);
      }
    }
  }

  /// A line may begin a field with the mark of an item before it: indented too far, it is no item to Markdown.
  void read_paragraph(int first, int last, int column) {
    for (int number = first; number <= last; ++number) {
      const std::string line = markdown::dedent(source_.line(number), column);
      const int mark = markdown::item_content_column(line, 0);
      const bool starts = mark >= 0 || text::trim(source_.line(number - 1)).empty();
      const std::string words = mark >= 0 ? markdown::from_column(line, mark) : line;
      if (const auto match = match_lead_in(words, starts ? LineOf::block_start : LineOf::block_middle)) {
        fields_.begin(match->kind, number, match->value);
        continue;
      }
      if (near_miss(words)) near_misses_.push_back(number);
      fields_.add(line);
    }
  }

  const markdown::SourceText& source_;
  const markdown::Block& item_;
  const int indent_;
  std::vector<int>& near_misses_;
  FieldCollector fields_;
};

}  // namespace

std::optional<OptionHead> read_option_head(const markdown::SourceText& source, const markdown::Block& item) {
  const std::string_view line = source.line(item.first);
  const std::string content = markdown::from_column(line, std::max(0, markdown::item_content_column(line, 0)));
  std::string_view rest = content;
  if (rest.size() < 3 || rest[0] != '[' || rest[2] != ']' || !is_blank_at(rest, 3)) return std::nullopt;
  if (rest[1] != ' ' && text::lower(rest[1]) != 'x') return std::nullopt;
  OptionHead head;
  head.right = rest[1] != ' ';
  rest = text::trim_left(rest.substr(3));
  head.pinned = take_pin(rest);
  if (const std::size_t key = key_length(rest); key > 0) {
    head.key = text::lower(rest.substr(0, key - 1));
    rest = text::trim_left(rest.substr(key));
  }
  head.pinned = take_pin(rest) || head.pinned;
  head.text = rest;
  return head;
}

OptionDraft read_option(const markdown::SourceText& source, const markdown::Block& item, OptionHead head,
                        std::vector<int>& near_misses) {
  OptionDraft draft{item.first, std::move(head), {}};
  draft.fields = OptionReader(source, item, near_misses).read(draft.head.text);
  return draft;
}

}  // namespace trapline::formats
