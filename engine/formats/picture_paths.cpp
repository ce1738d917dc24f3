#include "engine/formats/picture_paths.hpp"

#include <string_view>
#include <unordered_set>

#include "engine/formats/all_texts.hpp"
#include "engine/markdown/images.hpp"

namespace trapline::formats {
namespace {

/// Collects each path once.
class Collector {
 public:
  /// `line` is the text's first one in the file; 0 where unknown.
  void read(std::string_view text, int line) {
    for (markdown::NamedImage& image : markdown::images_in(text))
      if (known_.insert(image.path).second)
        pictures_.push_back({std::move(image.path), line == 0 ? 0 : line + image.line - 1});
  }

  void read(const Question& question, const QuestionLines& lines) {
    for_each_text(question, lines, [this](const std::string& text, int line) { read(text, line); });
  }

  [[nodiscard]] std::vector<NamedPicture> take() && { return std::move(pictures_); }

 private:
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
  for (std::size_t i = 0; i < parsed.deck.cases.size(); ++i)
    collector.read(parsed.deck.cases[i].exhibit, i < parsed.lines.cases.size() ? parsed.lines.cases[i] : 0);
  return std::move(collector).take();
}

}  // namespace trapline::formats
