#include "engine/markdown/images.hpp"

#include <cmark-gfm.h>

#include <memory>

namespace trapline::markdown {
namespace {

constexpr std::size_t kMostMarkdown = std::size_t{128} * 1024;

struct FreeNode {
  void operator()(cmark_node* node) const { cmark_node_free(node); }
};
struct FreeIterator {
  void operator()(cmark_iter* iterator) const { cmark_iter_free(iterator); }
};

/// Images hold no blocks: the nearest block around one knows its line.
int line_in_text(cmark_node* node) {
  while (node != nullptr && cmark_node_get_start_line(node) == 0) node = cmark_node_parent(node);
  return node == nullptr ? 1 : cmark_node_get_start_line(node);
}

}  // namespace

std::vector<NamedImage> images_in(std::string_view markdown) {
  if (markdown.size() > kMostMarkdown || markdown.find("![") == std::string_view::npos) return {};
  const std::unique_ptr<cmark_node, FreeNode> tree(
      cmark_parse_document(markdown.data(), markdown.size(), CMARK_OPT_DEFAULT));
  const std::unique_ptr<cmark_iter, FreeIterator> iterator(cmark_iter_new(tree.get()));
  std::vector<NamedImage> images;
  for (auto event = cmark_iter_next(iterator.get()); event != CMARK_EVENT_DONE;
       event = cmark_iter_next(iterator.get())) {
    cmark_node* node = cmark_iter_get_node(iterator.get());
    if (event != CMARK_EVENT_ENTER || cmark_node_get_type(node) != CMARK_NODE_IMAGE) continue;
    const char* url = cmark_node_get_url(node);
    if (url != nullptr && *url != '\0') images.push_back({url, line_in_text(node)});
  }
  return images;
}

}  // namespace trapline::markdown
