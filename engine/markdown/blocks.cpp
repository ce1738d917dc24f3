#include "engine/markdown/blocks.hpp"

#include <cmark-gfm.h>

#include <memory>

#include "engine/markdown/block_skeleton.hpp"
#include "engine/text/text_utils.hpp"

namespace trapline::markdown {
namespace {

using Document = std::unique_ptr<cmark_node, decltype(&cmark_node_free)>;
using Parser = std::unique_ptr<cmark_parser, decltype(&cmark_parser_free)>;

constexpr int kMaxDepth = 7;  // list, item, list, item, list, item, paragraph

BlockKind kind_of(cmark_node* node) {
  const cmark_node_type type = cmark_node_get_type(node);
  if (type == CMARK_NODE_HEADING) return BlockKind::heading;
  if (type == CMARK_NODE_PARAGRAPH) return BlockKind::paragraph;
  if (type == CMARK_NODE_LIST) return BlockKind::list;
  if (type == CMARK_NODE_ITEM) return BlockKind::item;
  if (type == CMARK_NODE_CODE_BLOCK) return BlockKind::code;
  if (type == CMARK_NODE_HTML_BLOCK) return BlockKind::html;
  if (type == CMARK_NODE_THEMATIC_BREAK) return BlockKind::rule;
  return BlockKind::other;
}

std::vector<Block> children_of(cmark_node* parent, const SourceText& source, int depth);

void add_block(std::vector<Block>& blocks, cmark_node* node, const SourceText& source, int depth) {
  Block block;
  block.kind = kind_of(node);
  block.first = cmark_node_get_start_line(node);
  if (block.kind == BlockKind::list || block.kind == BlockKind::item) block.children = children_of(node, source, depth);
  if (block.kind != BlockKind::heading) {
    blocks.push_back(std::move(block));
    return;
  }
  block.level = cmark_node_get_heading_level(node);
  const bool underlined = !text::trim_left(source.line(block.first)).starts_with('#');
  if (underlined) block.kind = BlockKind::paragraph;
  blocks.push_back(std::move(block));
  if (underlined) blocks.push_back({BlockKind::rule, cmark_node_get_end_line(node), 0, 0, {}});
}

std::vector<Block> children_of(cmark_node* parent, const SourceText& source, int depth) {
  std::vector<Block> blocks;
  if (depth >= kMaxDepth) return blocks;
  for (cmark_node* node = cmark_node_first_child(parent); node != nullptr; node = cmark_node_next(node))
    add_block(blocks, node, source, depth + 1);
  return blocks;
}

/// Each block lasts until the next one of its level begins.
void set_last_lines(std::vector<Block>& blocks, int last) {
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    blocks[i].last = i + 1 < blocks.size() ? blocks[i + 1].first - 1 : last;
    set_last_lines(blocks[i].children, blocks[i].last);
  }
}

/// Gives every line to the Markdown library as its skeleton; false where there are too many marks.
bool feed(cmark_parser* parser, const SourceText& source, int first_line) {
  int marks = source.line_count();
  for (int number = 1; number <= source.line_count(); ++number) {
    const std::string line = number < first_line ? "" : block_skeleton(source.line(number), marks);
    if (marks > kMaxBlockMarks) return false;
    cmark_parser_feed(parser, line.data(), line.size());
    cmark_parser_feed(parser, "\n", 1);
  }
  return true;
}

}  // namespace

std::optional<std::vector<Block>> parse_blocks(const SourceText& source, int first_line) {
  if (source.too_long()) return std::nullopt;
  const Parser parser(cmark_parser_new(CMARK_OPT_DEFAULT), &cmark_parser_free);
  if (!feed(parser.get(), source, first_line)) return std::nullopt;
  const Document document(cmark_parser_finish(parser.get()), &cmark_node_free);
  std::vector<Block> blocks = children_of(document.get(), source, 0);
  set_last_lines(blocks, source.line_count());
  return blocks;
}

}  // namespace trapline::markdown
