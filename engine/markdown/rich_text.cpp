#include "engine/markdown/rich_text.hpp"

#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>

namespace trapline::markdown {
namespace {

/// Beyond this the text is shown as it is written: the library needs time that grows faster than the text for some
/// inputs.
constexpr std::size_t kMostMarkdown = std::size_t{128} * 1024;

struct ParserDeleter {
  void operator()(cmark_parser* parser) const { cmark_parser_free(parser); }
};
struct NodeDeleter {
  void operator()(cmark_node* node) const { cmark_node_free(node); }
};
struct IterDeleter {
  void operator()(cmark_iter* iter) const { cmark_iter_free(iter); }
};
using Tree = std::unique_ptr<cmark_node, NodeDeleter>;

Tree parse(std::string_view markdown) {
  cmark_gfm_core_extensions_ensure_registered();
  const std::unique_ptr<cmark_parser, ParserDeleter> parser(cmark_parser_new(CMARK_OPT_VALIDATE_UTF8));
  if (cmark_syntax_extension* extension = cmark_find_syntax_extension("table")) {
    cmark_parser_attach_syntax_extension(parser.get(), extension);
  }
  cmark_parser_feed(parser.get(), markdown.data(), markdown.size());
  return Tree(cmark_parser_finish(parser.get()));
}

std::string text_of(const char* text) { return text == nullptr ? std::string() : std::string(text); }

TextSpan span_of(std::string text, bool code) {
  TextSpan span;
  span.text = std::move(text);
  span.code = code;
  return span;
}

/// Turns the events of a walk over the tree into blocks.
class Builder {
 public:
  void event(cmark_node* node, bool entering) {
    const cmark_node_type type = cmark_node_get_type(node);
    // The types of extensions are numbered at run time and not declared in the installed headers: they go by name.
    const std::string_view name = cmark_node_get_type_string(node);
    if (name.starts_with("table")) return table(node, name, entering);
    if ((type & CMARK_NODE_TYPE_MASK) == CMARK_NODE_TYPE_BLOCK) return block(node, type, entering);
    inline_node(node, type, entering);
  }

  RichText take() && {
    name_images();
    return std::move(blocks_);
  }

 private:
  struct List {
    bool ordered = false;
    int next = 1;
  };

  void block(cmark_node* node, cmark_node_type type, bool entering) {
    switch (type) {
      case CMARK_NODE_LIST:
        return list(node, entering);
      case CMARK_NODE_BLOCK_QUOTE:
        quotes_ += entering ? 1 : -1;
        return;
      case CMARK_NODE_ITEM:
        if (entering) open_item();
        return;
      case CMARK_NODE_PARAGRAPH:
        if (entering) open_paragraph(TextBlockKind::paragraph);
        return;
      case CMARK_NODE_HEADING:
        if (entering) open_paragraph(TextBlockKind::heading);
        return;
      case CMARK_NODE_CODE_BLOCK:
        return literal(node, TextBlockKind::code, true);
      case CMARK_NODE_HTML_BLOCK:
        return literal(node, TextBlockKind::paragraph, false);
      case CMARK_NODE_THEMATIC_BREAK:
        add(TextBlockKind::rule);
        return;
      default:
        return;
    }
  }

  void list(cmark_node* node, bool entering) {
    if (!entering) {
      lists_.pop_back();
      item_open_ = false;
      return;
    }
    lists_.push_back({cmark_node_get_list_type(node) == CMARK_ORDERED_LIST, cmark_node_get_list_start(node)});
  }

  void open_item() {
    List& list = lists_.back();
    TextBlock& item = add(TextBlockKind::list_item);
    item.marker = list.ordered ? std::to_string(list.next++) + "." : "•";
    item_open_ = true;
  }

  /// The first paragraph of an item is the item.
  void open_paragraph(TextBlockKind kind) {
    if (item_open_ && blocks_.back().spans.empty()) {
      item_open_ = false;
      return;
    }
    add(kind);
  }

  TextBlock& add(TextBlockKind kind) {
    item_open_ = after_image_ = false;
    const int depth = static_cast<int>(lists_.size()) + quotes_;
    TextBlock block;
    block.kind = kind;
    block.indent = kind == TextBlockKind::list_item ? depth - 1 : depth;
    blocks_.push_back(std::move(block));
    return blocks_.back();
  }

  void literal(cmark_node* node, TextBlockKind kind, bool code) {
    std::string text = text_of(cmark_node_get_literal(node));
    while (text.ends_with('\n')) text.pop_back();
    add(kind).spans.push_back(span_of(std::move(text), code));
  }

  static std::vector<ColumnAlign> columns_of(cmark_node* table) {
    const std::uint16_t count = cmark_gfm_extensions_get_table_columns(table);
    const std::uint8_t* letters = cmark_gfm_extensions_get_table_alignments(table);
    std::vector<ColumnAlign> columns(count, ColumnAlign::left);
    for (std::size_t i = 0; letters != nullptr && i < columns.size(); ++i) {
      if (letters[i] == 'c') columns[i] = ColumnAlign::center;
      if (letters[i] == 'r') columns[i] = ColumnAlign::right;
    }
    return columns;
  }

  void table(cmark_node* node, std::string_view name, bool entering) {
    if (!entering) {
      if (name == "table_cell") cell_ = nullptr;
      return;
    }
    if (name == "table") {
      add(TextBlockKind::table).columns = columns_of(node);
    } else if (name != "table_cell") {  // a row, or the head
      blocks_.back().rows.emplace_back();
    } else {
      blocks_.back().rows.back().emplace_back();
      cell_ = &blocks_.back().rows.back().back();
    }
  }

  void inline_node(cmark_node* node, cmark_node_type type, bool entering) {
    if (type == CMARK_NODE_STRONG) return turn(strong_, entering);
    if (type == CMARK_NODE_EMPH) return turn(emphasis_, entering);
    if (type == CMARK_NODE_LINK) {
      url_ = entering ? text_of(cmark_node_get_url(node)) : std::string();
    } else if (type == CMARK_NODE_IMAGE) {
      image(node, entering);
    } else if (type == CMARK_NODE_SOFTBREAK) {
      line_break(" ");
    } else if (type == CMARK_NODE_LINEBREAK) {
      line_break("\n");
    } else if (entering) {
      write(text_of(cmark_node_get_literal(node)), type == CMARK_NODE_CODE);
    }
  }

  static void turn(int& depth, bool entering) { depth += entering ? 1 : -1; }

  static bool ends_line(cmark_node* neighbour) {
    if (neighbour == nullptr) return true;
    const cmark_node_type type = cmark_node_get_type(neighbour);
    return type == CMARK_NODE_SOFTBREAK || type == CMARK_NODE_LINEBREAK;
  }

  /// An image on a line of its own is a block; one inside of a line is its alternative text.
  void image(cmark_node* node, bool entering) {
    const bool own_line = cmark_node_get_type(cmark_node_parent(node)) == CMARK_NODE_PARAGRAPH &&
                          ends_line(cmark_node_previous(node)) && ends_line(cmark_node_next(node));
    if (!own_line || (entering && is_empty_item(blocks_.back()))) return;
    if (!entering) {
      after_image_ = blocks_.back().kind == TextBlockKind::image;
      return;
    }
    if (!after_image_) drop_line_break(blocks_.back().spans);
    const bool is_open = blocks_.back().spans.empty() && !after_image_;  // a paragraph that has nothing in it yet
    TextBlock& block = is_open ? blocks_.back() : add(TextBlockKind::image);
    block.kind = TextBlockKind::image;
    block.image_path = text_of(cmark_node_get_url(node));
  }

  static bool is_empty_item(const TextBlock& block) {
    return block.kind == TextBlockKind::list_item && block.spans.empty();
  }

  static void drop_line_break(std::vector<TextSpan>& spans) {
    if (spans.empty() || spans.back().code) return;
    std::string& text = spans.back().text;
    if (text.ends_with(' ') || text.ends_with('\n')) text.pop_back();
    if (text.empty()) spans.pop_back();
  }

  /// Where a text goes that comes now: below an image a new paragraph begins.
  std::vector<TextSpan>& open_spans() {
    if (cell_ != nullptr) return *cell_;
    if (blocks_.empty() || after_image_) add(TextBlockKind::paragraph);
    return blocks_.back().spans;
  }

  void line_break(std::string text) {
    if (!after_image_) write(std::move(text), false);
  }

  void write(std::string text, bool code) {
    if (text.empty()) return;
    std::vector<TextSpan>& spans = open_spans();
    TextSpan span = span_of(std::move(text), code);
    span.strong = strong_ > 0;
    span.emphasis = emphasis_ > 0;
    span.url = url_;
    const auto same_style = [&](const TextSpan& other) {
      return other.strong == span.strong && other.emphasis == span.emphasis && other.code == span.code &&
             other.url == span.url;
    };
    if (!spans.empty() && same_style(spans.back())) {
      spans.back().text += span.text;
    } else {
      spans.push_back(std::move(span));
    }
  }

  /// An image without alternative text is called by its file.
  void name_images() {
    for (TextBlock& block : blocks_) {
      if (block.kind == TextBlockKind::image && block.spans.empty())
        block.spans.push_back(span_of("Image: " + block.image_path, false));
    }
  }

  RichText blocks_;
  std::vector<List> lists_;
  int quotes_ = 0;
  bool item_open_ = false;
  bool after_image_ = false;
  int strong_ = 0;
  int emphasis_ = 0;
  std::string url_;
  std::vector<TextSpan>* cell_ = nullptr;
};

/// Paragraphs at empty lines, and no markup.
RichText as_written(std::string_view text) {
  RichText result;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find("\n\n"), text.size());
    if (end > 0) result.emplace_back().spans.push_back(span_of(std::string(text.substr(0, end)), false));
    text.remove_prefix(std::min(text.size(), end + 2));
  }
  return result;
}

void append(std::string& result, const std::vector<TextSpan>& spans) {
  for (const TextSpan& span : spans) result += span.text;
}

}  // namespace

RichText rich_text(std::string_view markdown) {
  if (markdown.size() > kMostMarkdown) return as_written(markdown);
  const Tree tree = parse(markdown);
  const std::unique_ptr<cmark_iter, IterDeleter> iter(cmark_iter_new(tree.get()));
  Builder builder;
  for (cmark_event_type type = cmark_iter_next(iter.get()); type != CMARK_EVENT_DONE;
       type = cmark_iter_next(iter.get())) {
    builder.event(cmark_iter_get_node(iter.get()), type == CMARK_EVENT_ENTER);
  }
  return std::move(builder).take();
}

std::string plain_text(const RichText& text) {
  std::string result;
  for (const TextBlock& block : text) {
    if (!result.empty()) result += '\n';
    if (!block.marker.empty()) result += block.marker + " ";
    append(result, block.spans);
    for (std::size_t r = 0; r < block.rows.size(); ++r) {
      if (r > 0) result += '\n';
      for (std::size_t c = 0; c < block.rows[r].size(); ++c) {
        if (c > 0) result += '\t';
        append(result, block.rows[r][c]);
      }
    }
  }
  return result;
}

}  // namespace trapline::markdown
