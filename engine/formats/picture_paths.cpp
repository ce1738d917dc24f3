#include "engine/formats/picture_paths.hpp"

#include <cmark-gfm.h>

#include <memory>
#include <string_view>
#include <unordered_set>

#include "engine/formats/all_texts.hpp"

namespace trapline::formats {
namespace {

/// Longer texts are not searched: the library needs time that grows faster than the text for some inputs.
constexpr std::size_t kMostMarkdown = std::size_t{128} * 1024;

/// Images hold no blocks: the nearest block around one knows its line.
int line_in_text(cmark_node* node) {
  while (node != nullptr && cmark_node_get_start_line(node) == 0) node = cmark_node_parent(node);
  return node == nullptr ? 1 : cmark_node_get_start_line(node);
}

/// Collects each path once.
class Collector {
 public:
  /// `line` is the text's first one in the file; 0 where unknown.
  void read(std::string_view markdown, int line) {
    if (markdown.size() > kMostMarkdown || markdown.find("![") == std::string_view::npos) return;
    const std::unique_ptr<cmark_node, decltype(&cmark_node_free)> tree(
        cmark_parse_document(markdown.data(), markdown.size(), CMARK_OPT_DEFAULT), &cmark_node_free);
    const std::unique_ptr<cmark_iter, decltype(&cmark_iter_free)> iter(cmark_iter_new(tree.get()), &cmark_iter_free);
    for (cmark_event_type type = cmark_iter_next(iter.get()); type != CMARK_EVENT_DONE;
         type = cmark_iter_next(iter.get())) {
      cmark_node* node = cmark_iter_get_node(iter.get());
      if (type == CMARK_EVENT_ENTER && cmark_node_get_type(node) == CMARK_NODE_IMAGE) add(node, line);
    }
  }

  void read(const Question& question, const QuestionLines& lines) {
    for_each_text(question, lines, [this](const std::string& text, int line) { read(text, line); });
  }

  [[nodiscard]] std::vector<NamedPicture> take() && { return std::move(pictures_); }

 private:
  void add(cmark_node* image, int line) {
    const char* url = cmark_node_get_url(image);
    if (url == nullptr || *url == '\0' || !known_.insert(url).second) return;
    pictures_.push_back({url, line == 0 ? 0 : line + line_in_text(image) - 1});
  }

  std::vector<NamedPicture> pictures_;
  std::unordered_set<std::string> known_;
};

}  // namespace

std::vector<std::string> picture_paths(const Question& question) {
  Collector collector;
  collector.read(question, {});
  std::vector<std::string> paths;
  for (NamedPicture& picture : std::move(collector).take()) paths.push_back(std::move(picture.path));
  return paths;
}

std::vector<NamedPicture> named_pictures(const ParsedDeck& parsed) {
  Collector collector;
  const std::vector<QuestionLines>& lines = parsed.lines.questions;
  for (std::size_t i = 0; i < parsed.deck.questions.size(); ++i)
    collector.read(parsed.deck.questions[i], i < lines.size() ? lines[i] : QuestionLines{});
  return std::move(collector).take();
}

}  // namespace trapline::formats
