#include "engine/formats/exam_page/words.hpp"

#include <algorithm>
#include <unordered_set>

#include "engine/text/text_utils.hpp"

namespace trapline::formats {
namespace {

constexpr std::size_t kMostWords = 500;
constexpr std::string_view kStopWords =
    " a about above after all almost also always an and any are as at be because been before being best better between "
    "both "
    "but by can cannot cause choose correct could did do does done during each either else enough ever every few for "
    "from "
    "full get give good had has have having here how if in instead into is it its just know least less like likely lot "
    "make "
    "many may might more most much must need never no none not nothing now of off often on once one only or other our "
    "out "
    "over own per rather right same should simply since so some still such take than that the their them then there "
    "these "
    "they thing things this those through to too two under until up upon use used uses using very want was way well "
    "were "
    "what when where whether which while who why will with within without work works would wrong you your ";

bool is_stop_word(const std::string& word) {
  std::string between_spaces(1, ' ');
  between_spaces.append(word).append(1, ' ');
  return word.size() < 2 || kStopWords.find(between_spaces) != std::string_view::npos;
}

bool is_word_char(char c) { return text::is_alnum(c) || c == '_' || (static_cast<unsigned char>(c) & 0x80U) != 0; }

std::size_t common_prefix(std::string_view a, std::string_view b) {
  return static_cast<std::size_t>(
      std::mismatch(a.begin(), a.begin() + static_cast<std::ptrdiff_t>(std::min(a.size(), b.size())), b.begin()).first -
      a.begin());
}

bool contains(const std::vector<std::string>& words, const std::string& word) {
  return std::any_of(words.begin(), words.end(), [&word](const std::string& other) { return same_stem(word, other); });
}

}  // namespace

std::vector<std::string> telling_words(std::string_view text) {
  std::vector<std::string> words;
  std::unordered_set<std::string> seen;
  for (std::size_t at = 0; at < text.size() && words.size() < kMostWords;) {
    std::size_t end = at;
    while (end < text.size() && is_word_char(text[end])) ++end;
    std::string word = text::lower(text.substr(at, end - at));
    if (!is_stop_word(word) && seen.insert(word).second) words.push_back(std::move(word));
    at = end + 1;
  }
  return words;
}

bool same_stem(std::string_view a, std::string_view b) {
  if (a == b) return true;
  const std::size_t prefix = common_prefix(a, b);
  const std::size_t longer = std::max(a.size(), b.size());
  const std::size_t shorter = std::min(a.size(), b.size());
  const bool plural = prefix == shorter && longer == shorter + 1 && (a.size() > b.size() ? a : b).back() == 's';
  return plural || (prefix >= 5 && prefix * 10 >= longer * 6);
}

int shared_words(const std::vector<std::string>& words, const std::vector<std::string>& others) {
  return static_cast<int>(
      std::count_if(words.begin(), words.end(), [&](const std::string& word) { return contains(others, word); }));
}

std::vector<std::string> words_without(const std::vector<std::string>& words, const std::vector<std::string>& others) {
  std::vector<std::string> rest;
  std::copy_if(words.begin(), words.end(), std::back_inserter(rest),
               [&](const std::string& word) { return !contains(others, word); });
  return rest;
}

}  // namespace trapline::formats
