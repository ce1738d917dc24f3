#include "engine/formats/deck_markdown/fields.hpp"

#include <algorithm>
#include <optional>

#include "engine/formats/deck_markdown/front_matter.hpp"
#include "engine/markdown/source_text.hpp"
#include "engine/text/text_utils.hpp"

namespace trapline::formats {
namespace {

/// The line without the mark of a list item.
std::string item_text(std::string_view line) {
  const int column = markdown::item_content_column(line, 0);
  return std::string(text::trim(column < 0 ? std::string(line) : markdown::from_column(line, column)));
}

/// The place of the bracket that closes the one at `open`; npos where none does.
std::size_t closing(std::string_view text, std::size_t open, char closer) {
  const char opener = text[open];
  int depth = 0;
  for (std::size_t at = open; at < text.size(); ++at) {
    if (text[at] == opener) ++depth;
    if (text[at] == closer && --depth == 0) return at;
  }
  return std::string_view::npos;
}

/// "[label](url)" and "[label](<url> "title")".
std::optional<Reference> markdown_link(std::string_view line) {
  const std::size_t open = line.find('[');
  if (open == std::string_view::npos) return std::nullopt;
  const std::size_t middle = closing(line, open, ']');
  if (middle == std::string_view::npos || middle + 1 >= line.size() || line[middle + 1] != '(') return std::nullopt;
  const std::size_t end = closing(line, middle + 1, ')');
  if (end == std::string_view::npos) return std::nullopt;
  std::string_view url = text::trim(line.substr(middle + 2, end - middle - 2));
  url = url.substr(0, std::min(url.find_first_of(" \t"), url.size()));
  if (url.starts_with('<') && url.ends_with('>')) url = url.substr(1, url.size() - 2);
  return Reference{text::squeeze(line.substr(open + 1, middle - open - 1)), std::string(url)};
}

/// An address somewhere in the line; the words around it are its label.
Reference bare_reference(std::string_view line) {
  std::size_t start = std::min(line.find("https://"), line.find("http://"));
  if (start == std::string_view::npos) return {text::squeeze(line), ""};
  const std::size_t end = std::min(line.find_first_of(" \t>", start), line.size());
  const std::string url(line.substr(start, end - start));
  if (start > 0 && line[start - 1] == '<') --start;
  std::string label = text::squeeze(line.substr(0, start));
  while (!label.empty() && (label.back() == ':' || label.back() == '-' || label.back() == ' ')) label.pop_back();
  return {label.empty() ? url : label, url};
}

}  // namespace

std::vector<Field> FieldCollector::finish() const {
  std::vector<Field> fields = fields_;
  for (Field& field : fields) field.text = std::string(text::trim_blank_lines(field.text));
  return fields;
}

void append_paragraph(std::string& text, std::string_view more) {
  if (more.empty()) return;
  text.append(text.empty() ? "" : "\n\n").append(more);
}

std::vector<TopicPath> read_topics(std::string_view field) {
  const markdown::SourceText lines(field);
  std::vector<TopicPath> topics;
  for (int number = 1; number <= lines.line_count() && topics.size() <= kMaxTopics; ++number)
    for (TopicPath& topic : split_topics(item_text(lines.line(number))))
      if (std::find(topics.begin(), topics.end(), topic) == topics.end()) topics.push_back(std::move(topic));
  return topics;
}

std::vector<Reference> read_references(std::string_view field) {
  const markdown::SourceText lines(field);
  std::vector<Reference> references;
  for (int number = 1; number <= lines.line_count(); ++number) {
    const std::string line = item_text(lines.line(number));
    if (line.empty()) continue;
    const auto link = markdown_link(line);
    references.push_back(link ? *link : bare_reference(line));
  }
  return references;
}

}  // namespace trapline::formats
