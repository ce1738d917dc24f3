#include "tests/support/deck_quality.hpp"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <fstream>
#include <map>
#include <numbers>
#include <numeric>
#include <sstream>

#include "engine/formats/formats.hpp"

namespace trapline::test {
namespace {

/// Words of grammar, and those that stand in nearly every question of this kind of exam.
const std::set<std::string>& stop_words() {
  static const std::set<std::string> words = [] {
    std::istringstream list(
        "about after again against all almost also always among another answer anything around away back because "
        "become "
        "been before behind being below better between both bring call called cannot come could does doing done down "
        "during each either else enough even ever every everything first from full gets give given goes going good "
        "half have "
        "having here into instead itself just keep keeps kept know known last least leave left less like long longer "
        "made make makes many more most much must need needs never next none nothing often once only other others over "
        "part past rather right same second seen should show shows since some soon still such sure take taken takes "
        "than that "
        "their them then there these they thing things this those three through time times together under until upon "
        "used user users uses using very want wants were what when where whether which while whole whose will with "
        "within without work works would your data model models team teams");
    std::set<std::string> read;
    for (std::string word; list >> word;) read.insert(word);
    return read;
  }();
  return words;
}

/// Endings that make another form of the same word, longest first.
std::string stem_of(std::string word) {
  for (const std::string_view ending :
       {"ations", "ation", "ings", "ions", "ing", "ion", "ies", "ed", "es", "ly", "s", "e", "y"})
    if (word.size() >= ending.size() + 3 && word.ends_with(ending) && !word.ends_with("ss"))
      return word.substr(0, word.size() - ending.size());
  return word;
}

bool is_word_char(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

/// "15,000" and "0.05" are one word.
bool joins_digits(std::string_view text, std::size_t at) {
  const auto digit = [&](std::size_t i) { return i < text.size() && text[i] >= '0' && text[i] <= '9'; };
  return at > 0 && (text[at] == ',' || text[at] == '.') && digit(at - 1) && digit(at + 1);
}

/// Words in lower case: runs of letters, digits and underscores.
std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words(1);
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (is_word_char(text[at]) || joins_digits(text, at))
      words.back() += static_cast<char>(std::tolower(static_cast<unsigned char>(text[at])));
    else if (!words.back().empty())
      words.emplace_back();
  }
  if (words.back().empty()) words.pop_back();
  return words;
}

/// "0.18", "opened_at", "v5e": what options quote from a table, a log or code.
bool is_figure_or_name(const std::string& word) { return word.find_first_of("0123456789_") != std::string::npos; }

bool is_telling(const std::string& word) {
  static const std::set<std::string> stop_stems = [] {
    std::set<std::string> stems;
    for (const std::string& stop_word : stop_words()) stems.insert(stem_of(stop_word));
    return stems;
  }();
  return (is_figure_or_name(word) || word.size() >= 4) && !stop_stems.contains(stem_of(word));
}

}  // namespace

std::string text_of(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<ReadDeck> read_decks(const std::filesystem::path& folder) {
  std::vector<ReadDeck> decks;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    const std::string name = entry.path().filename().string();
    if (!name.ends_with(".deck.md")) continue;
    const std::string text = text_of(entry.path());
    decks.push_back({name, text, formats::parse_deck_file(text, name)});
  }
  std::sort(decks.begin(), decks.end(), [](const ReadDeck& a, const ReadDeck& b) { return a.file < b.file; });
  return decks;
}

std::set<std::string> telling_stems(std::string_view text) {
  std::set<std::string> stems;
  for (const std::string& word : words_of(text))
    if (is_telling(word)) stems.insert(stem_of(word));
  return stems;
}

std::vector<int> words_of_the_stem_in_one_option(const Question& question) {
  const std::set<std::string> stem = telling_stems(question.stem);
  std::map<std::string, int> options_with;
  for (const Option& option : question.options)
    for (const std::string& word : telling_stems(option.text))
      if (stem.contains(word)) ++options_with[word];
  std::vector<int> counts;
  for (const Option& option : question.options) {
    const std::set<std::string> words = telling_stems(option.text);
    counts.push_back(static_cast<int>(std::count_if(words.begin(), words.end(), [&](const std::string& word) {
      const auto found = options_with.find(word);
      return found != options_with.end() && found->second == 1;
    })));
  }
  return counts;
}

double probability_of_evenness(const std::vector<int>& four_counts) {
  const double expected = std::accumulate(four_counts.begin(), four_counts.end(), 0) / 4.0;
  double chi_squared = 0;
  for (const int count : four_counts) chi_squared += (count - expected) * (count - expected) / expected;
  return std::erfc(std::sqrt(chi_squared / 2)) +
         std::sqrt(2 * chi_squared / std::numbers::pi) * std::exp(-chi_squared / 2);
}

bool has_code_table_or_image(std::string_view markdown) {
  const std::string text = "\n" + std::string(markdown);
  return text.find("\n```") != std::string::npos || text.find("\n|") != std::string::npos ||
         text.find("![") != std::string::npos;
}

std::vector<std::string> image_files(std::string_view markdown) {
  std::vector<std::string> files;
  for (std::size_t at = markdown.find("!["); at != std::string_view::npos; at = markdown.find("![", at + 2)) {
    const std::size_t file = markdown.find("](", at);
    if (file == std::string_view::npos) break;
    files.emplace_back(markdown.substr(file + 2, markdown.find(')', file) - file - 2));
  }
  return files;
}

std::string letter_reference(std::string_view text) {
  for (const std::string_view noun : {"ption", "nswer", "hoice", "istractor"}) {
    for (std::size_t at = text.find(noun); at != std::string_view::npos; at = text.find(noun, at + 1)) {
      std::string_view rest = text.substr(at + noun.size());
      if (rest.starts_with('s')) rest.remove_prefix(1);
      if (!rest.starts_with(' ')) continue;
      rest = rest.substr(std::min(rest.find_first_not_of(" (\"*`"), rest.size()));
      const bool is_letter = !rest.empty() && rest[0] >= 'A' && rest[0] <= 'H';
      if (is_letter && (rest.size() == 1 || !is_word_char(rest[1]))) return std::string(text.substr(at)).substr(0, 40);
    }
  }
  return "";
}

std::vector<std::string> texts_of(const Question& question) {
  std::vector<std::string> texts = {question.title, question.stem, question.answer, question.explanation,
                                    question.hint};
  for (const Option& option : question.options)
    texts.insert(texts.end(), {option.text, option.why, option.tempting, option.right_if});
  return texts;
}

std::set<std::string> word_runs(std::string_view text, std::size_t length) {
  const std::vector<std::string> words = words_of(text);
  std::set<std::string> runs;
  for (std::size_t first = 0; first + length <= words.size(); ++first) {
    std::string run = words[first];
    for (std::size_t i = 1; i < length; ++i) run += " " + words[first + i];
    runs.insert(std::move(run));
  }
  return runs;
}

}  // namespace trapline::test
