#include "engine/formats/deck_markdown/front_matter.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <unordered_set>

#include "engine/text/text_utils.hpp"

namespace trapline::formats {
namespace {

std::string_view without_quotes(std::string_view value) {
  const bool quoted = value.size() >= 2 && (value[0] == '"' || value[0] == '\'') && value.back() == value[0];
  return quoted ? value.substr(1, value.size() - 2) : value;
}

struct HeadField {
  std::string_view key;
  std::string Deck::*member;
};

constexpr std::array kHeadFields{
    HeadField{"id", &Deck::id},
    HeadField{"deck", &Deck::name},
    HeadField{"format", &Deck::format},
    HeadField{"blueprint", &Deck::blueprint},
    HeadField{"license", &Deck::license},
    HeadField{"author", &Deck::author},
    HeadField{"language", &Deck::language},
};

class Reader {
 public:
  explicit Reader(const markdown::SourceText& source) : source_(source) {}

  FrontMatter read() {
    if (text::trim_right(source_.line(1)) != "---") return {};
    result_.present = true;
    const int end = closing_line();
    for (int number = 2; number < end; ++number) read_line(number);
    check_format();
    result_.deck.name = clean_path(result_.deck.name);
    return std::move(result_);
  }

 private:
  /// The line of the closing "---". Where there is none, the head ends before the first blank line or heading.
  int closing_line() {
    for (int number = 2; number <= source_.line_count(); ++number) {
      const std::string_view line = text::trim_right(source_.line(number));
      if (line == "---" || line == "...") {
        result_.body_first = number + 1;
        return number;
      }
      if (line.starts_with("# ") || line.starts_with("## ")) break;
    }
    result_.diagnostics.push_back(
        {1, Severity::error, "the front matter that begins here never ends; close it with a line \"---\""});
    int number = 2;
    while (!source_.line(number).empty() && !source_.line(number).starts_with('#')) ++number;
    result_.body_first = number;
    return number;
  }

  void read_line(int number) {
    const std::string_view line = text::trim_right(source_.line(number));
    if (line.empty() || line[0] == '#') return;
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos || colon == 0 || text::is_space(line[0]) || line[0] == '-') {
      warn(number, "is not of the form \"key: value\"; it was left out");
      return;
    }
    const std::string key(text::trim(line.substr(0, colon)));
    if (!seen_.insert(key).second) {
      warn(number, fmt::format("gives \"{}\" a second time; the first one counts", text::shorten(key, 60)));
      return;
    }
    store(number, key, text::trim(line.substr(colon + 1)));
  }

  void store(int number, const std::string& key, std::string_view value) {
    if (key == "topics") {
      result_.deck.topics = split_topics(value);
      if (result_.deck.topics.size() <= kMaxTopics) return;
      result_.deck.topics.clear();
      warn(number, fmt::format("names more than {} topics; they were left out", kMaxTopics));
      return;
    }
    const auto known = std::find_if(kHeadFields.begin(), kHeadFields.end(),
                                    [&key](const HeadField& field) { return field.key == key; });
    if (known != kHeadFields.end()) {
      result_.deck.*(known->member) = without_quotes(value);
      return;
    }
    result_.deck.extra.emplace_back(key, without_quotes(value));
    warn(number, fmt::format("has the key \"{}\", which Trapline does not know; it is kept", text::shorten(key, 60)));
  }

  void check_format() {
    const std::string& format = result_.deck.format;
    if (!format.empty() && format != "trapline/1")
      warn(1, fmt::format("says format \"{}\"; this program reads trapline/1 and may misunderstand the rest",
                          text::shorten(format, 60)));
  }

  void warn(int number, const std::string& what) {
    result_.diagnostics.push_back({number, Severity::warning, "the front matter " + what});
  }

  const markdown::SourceText& source_;
  FrontMatter result_;
  std::unordered_set<std::string> seen_;
};

}  // namespace

FrontMatter read_front_matter(const markdown::SourceText& source) { return Reader(source).read(); }

std::string clean_path(std::string_view path) {
  std::string result;
  for (const std::string& part : text::split_trimmed(path, '/')) result.append(result.empty() ? "" : "/").append(part);
  return result;
}

std::vector<TopicPath> split_topics(std::string_view text) {
  text = text::trim(text);
  if (text.starts_with('[') && text.ends_with(']')) text = text.substr(1, text.size() - 2);
  std::vector<TopicPath> topics;
  for (const std::string& part : text::split_trimmed(text, ',', kMaxTopics + 1)) {
    const std::string topic = clean_path(without_quotes(part));
    if (!topic.empty() && std::find(topics.begin(), topics.end(), topic) == topics.end()) topics.push_back(topic);
  }
  return topics;
}

std::string deck_name_from_file(std::string_view file_name) {
  file_name = file_name.substr(file_name.find_last_of("/\\") + 1);
  for (const std::string_view ending : {".md", ".markdown", ".txt", ".deck"})
    if (file_name.size() > ending.size() && file_name.ends_with(ending)) file_name.remove_suffix(ending.size());
  const std::string name = text::squeeze(file_name);
  return name.empty() ? "Deck" : name;
}

}  // namespace trapline::formats
