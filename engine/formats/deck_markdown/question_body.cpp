#include "engine/formats/deck_markdown/question_body.hpp"

#include <algorithm>

#include "engine/text/text_utils.hpp"

namespace trapline::formats {
namespace {

bool is_task_list(const markdown::SourceText& source, const markdown::Block& block) {
  return block.kind == markdown::BlockKind::list &&
         std::any_of(block.children.begin(), block.children.end(),
                     [&](const markdown::Block& item) { return read_option_head(source, item).has_value(); });
}

/// "![diagram](d.png)" and nothing else.
bool is_image(std::string_view paragraph) {
  paragraph = text::trim(paragraph);
  return paragraph.starts_with("![") && paragraph.ends_with(')') && paragraph.find('\n') == std::string_view::npos;
}

class BodyReader {
 public:
  BodyReader(const markdown::SourceText& source, const Section& section)
      : source_(source), section_(section), fields_(section.first) {}

  QuestionBody read() {
    const std::vector<markdown::Block>& blocks = section_.blocks;
    const auto options =
        std::find_if(blocks.begin(), blocks.end(), [&](const markdown::Block& b) { return is_task_list(source_, b); });
    const bool has_options = options != blocks.end();
    if (has_options) read_stem(blocks.begin(), options);
    std::for_each(has_options ? options : blocks.begin(), blocks.end(),
                  [&](const markdown::Block& block) { read_block(block); });
    settle_loose_blocks();
    body_.fields = fields_.finish();
    if (!has_options) body_.stem = body_.fields.front().text;
    body_.fields.erase(body_.fields.begin());
    return std::move(body_);
  }

 private:
  using BlockAt = std::vector<markdown::Block>::const_iterator;

  void read_stem(BlockAt first, BlockAt last) {
    std::string stem;
    for (; first != last; ++first) {
      stem += source_.slice(first->first, first->last);
      if (first->kind == markdown::BlockKind::paragraph &&
          match_lead_in(source_.line(first->first), LineOf::block_start))
        body_.early_lead_ins.push_back(first->first);
    }
    body_.stem = text::trim_blank_lines(stem);
  }

  void read_block(const markdown::Block& block) {
    if (block.kind == markdown::BlockKind::paragraph)
      read_paragraph(block);
    else if (block.kind == markdown::BlockKind::list && !fields_.has_fields() && is_task_list(source_, block))
      read_options(block);
    else
      add_lines(block, block.first);
  }

  void read_options(const markdown::Block& list) {
    note_second_list(list);
    join_loose_blocks_to_option();
    for (const markdown::Block& item : list.children) {
      const int column = markdown::item_content_column(source_.line(item.first), 0);
      const auto match = match_lead_in(markdown::from_column(source_.line(item.first), column), LineOf::block_start);
      auto head = read_option_head(source_, item);
      if (head && !fields_.has_fields())
        body_.options.push_back(read_option(source_, item, std::move(*head), body_.near_misses));
      else if (match)
        begin_listed_field(item, column, *match);
      else if (fields_.has_fields())
        add_lines(item, item.first);
      else
        body_.items_without_box.push_back(item.first);
    }
  }

  /// Only code and pictures may cut a list of options in two. Behind anything else another question has begun, whose
  /// heading is missing or of the wrong level.
  void note_second_list(const markdown::Block& list) {
    const bool cut = std::any_of(loose_.begin(), loose_.end(), [this](const markdown::Block& block) {
      const std::string raw = source_.slice(block.first, block.last);
      return block.kind != markdown::BlockKind::code && !is_image(raw) && !text::trim(raw).empty();
    });
    if (cut && body_.second_list == 0) body_.second_list = list.first;
  }

  /// "- Explanation: …" as one more item of the list of options.
  void begin_listed_field(const markdown::Block& item, int column, const LeadInMatch& match) {
    fields_.begin(match.kind, item.first, match.value);
    for (int number = item.first + 1; number <= item.last; ++number)
      fields_.add(markdown::dedent(source_.line(number), column));
  }

  void read_paragraph(const markdown::Block& block) {
    for (int number = block.first; number <= block.last; ++number) {
      const std::string_view line = source_.line(number);
      const auto match = match_lead_in(line, number == block.first ? LineOf::block_start : LineOf::block_middle);
      if (!match) {
        if (near_miss(line)) body_.near_misses.push_back(number);
        continue;
      }
      add_lines({block.kind, block.first, number - 1, 0, {}}, std::max(next_, block.first));
      fields_.begin(match->kind, number, match->value);
      next_ = number + 1;
    }
    add_lines(block, std::max(next_, block.first));
  }

  /// Lines that begin no field: part of the last one, of the front of a basic card, or loose.
  void add_lines(const markdown::Block& block, int from) {
    if (from > block.last) return;
    if (fields_.has_fields() && block.kind == markdown::BlockKind::list && is_task_list(source_, block))
      body_.late_boxes = body_.late_boxes != 0 ? body_.late_boxes : from;
    if (fields_.has_fields() || body_.options.empty()) {
      for (int number = from; number <= block.last; ++number) fields_.add(source_.line(number));
      return;
    }
    loose_.push_back({block.kind, from, block.last, 0, {}});
  }

  /// A block between two parts of the list of options belongs to the option above it.
  void join_loose_blocks_to_option() {
    for (const markdown::Block& block : loose_) join_to_option(block);
    loose_.clear();
  }

  void join_to_option(const markdown::Block& block) {
    const std::string raw = source_.slice(block.first, block.last);
    append_paragraph(body_.options.back().fields.front().text, text::trim_blank_lines(raw));
  }

  /// Behind the last option: code and images belong to it, other text is an explanation that lacks its lead-in.
  void settle_loose_blocks() {
    for (const markdown::Block& block : loose_) {
      const std::string raw = source_.slice(block.first, block.last);
      if (body_.loose.empty() && (block.kind == markdown::BlockKind::code || is_image(raw))) {
        join_to_option(block);
        continue;
      }
      if (text::trim(raw).empty()) continue;
      if (body_.loose.empty()) body_.loose_line = block.first;
      append_paragraph(body_.loose, text::trim_blank_lines(raw));
    }
  }

  const markdown::SourceText& source_;
  const Section& section_;
  QuestionBody body_;
  FieldCollector fields_;
  std::vector<markdown::Block> loose_;
  int next_ = 0;  ///< the first line of a paragraph that is not read yet
};

}  // namespace

QuestionBody read_question_body(const markdown::SourceText& source, const Section& section) {
  return BodyReader(source, section).read();
}

}  // namespace trapline::formats
