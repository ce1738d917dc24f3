#include "engine/formats/exam_page/page_sentences.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "engine/formats/exam_page/words.hpp"
#include "engine/text/text_utils.hpp"

namespace trapline::formats {
namespace {

/// Longer ones are no sentences that we know how to part.
constexpr std::size_t kLongestSentence = 2000;

using WordList = std::vector<std::string_view>;

WordList split_words(std::string_view text) {
  WordList words;
  for (std::size_t at = text.find_first_not_of(' '); at != std::string_view::npos;
       at = text.find_first_not_of(' ', at)) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    words.push_back(text.substr(at, end - at));
    at = end;
  }
  return words;
}

template <std::size_t N>
bool is_one_of(std::string_view word, const std::array<std::string_view, N>& list) {
  return std::any_of(list.begin(), list.end(),
                     [word](std::string_view other) { return text::same_ignoring_case(word, other); });
}

constexpr std::array<std::string_view, 9> kAbbreviations{"e.g", "i.e", "vs", "cf", "approx", "no", "fig", "eq", "incl"};
constexpr std::array<std::string_view, 14> kRightWords{"correct",  "right",      "appropriate", "suitable",  "ideal",
                                                       "best",     "better",     "proper",      "preferred", "valid",
                                                       "sensible", "reasonable", "useful",      "necessary"};
constexpr std::array<std::string_view, 7> kWouldVerbs{"work", "apply", "help", "fit", "suit", "make", "matter"};
constexpr std::array<std::string_view, 8> kConditions{"if", "when", "where", "for", "in", "with", "under", "once"};
constexpr std::array<std::string_view, 8> kPronouns{"it", "this", "that", "they", "these", "which", "option", "one"};
constexpr std::array<std::string_view, 8> kJoints{"and", "but", "so", "yet", "though", "although", "while", "however"};

bool ends_sentence(std::string_view text, std::size_t at) {
  if (text[at] != '.' && text[at] != '!' && text[at] != '?') return false;
  if (at + 1 >= text.size()) return true;
  if (text[at + 1] != ' ') return false;
  const std::size_t next = text.find_first_not_of(' ', at);
  const std::size_t follower = text.find_first_not_of(' ', at + 1);
  if (next == std::string_view::npos || follower == std::string_view::npos) return true;
  if (text[follower] >= 'a' && text[follower] <= 'z') return false;
  const std::size_t word = text.rfind(' ', at);
  std::string_view before =
      text.substr(word == std::string_view::npos ? 0 : word + 1, at - (word == std::string_view::npos ? 0 : word + 1));
  before = before.substr(std::min(before.find_first_not_of("(\""), before.size()));
  return text[at] != '.' || !is_one_of(before, kAbbreviations);
}

std::string_view without_stop(std::string_view sentence) {
  sentence = text::trim(sentence);
  while (!sentence.empty() && std::string_view(".;, ").find(sentence.back()) != std::string_view::npos)
    sentence.remove_suffix(1);
  return sentence;
}

std::size_t offset_of(std::string_view part, std::string_view whole) {
  return static_cast<std::size_t>(part.data() - whole.data());
}

/// "… would be correct if …": what stands before it, and the condition.
struct Conditional {
  std::string_view head;
  std::string condition;
};

/// Index of the condition's first word behind a verb at `verb`: "be the correct remedy when" needs a word of praise
/// within five words and no "not".
std::optional<std::size_t> condition_behind(const WordList& words, std::size_t verb, bool praised) {
  for (std::size_t i = verb + 1; i < words.size() && i <= verb + 6; ++i) {
    if (is_one_of(words[i], kConditions)) return praised ? std::optional(i) : std::nullopt;
    if (text::same_ignoring_case(words[i], "not")) return std::nullopt;
    praised = praised || is_one_of(words[i], kRightWords);
  }
  return std::nullopt;
}

std::optional<std::size_t> condition_at(const WordList& words, std::size_t i) {
  if (text::same_ignoring_case(words[i], "is") || text::same_ignoring_case(words[i], "are"))
    return condition_behind(words, i, false);
  if (!text::same_ignoring_case(words[i], "would")) return std::nullopt;
  const std::size_t verb = i + 1 < words.size() && text::same_ignoring_case(words[i + 1], "only") ? i + 2 : i + 1;
  if (verb >= words.size()) return std::nullopt;
  if (text::same_ignoring_case(words[verb], "be")) return condition_behind(words, verb, false);
  return is_one_of(words[verb], kWouldVerbs) ? condition_behind(words, verb, true) : std::nullopt;
}

std::optional<Conditional> find_conditional(std::string_view sentence) {
  const WordList words = split_words(sentence);
  for (std::size_t i = 0; i < words.size(); ++i) {
    const auto condition = condition_at(words, i);
    if (!condition || *condition + 1 >= words.size()) continue;
    const std::string_view word = words[*condition];
    const bool clause = text::same_ignoring_case(word, "if") || text::same_ignoring_case(word, "when") ||
                        text::same_ignoring_case(word, "where");
    const std::string_view from = clause ? words[*condition + 1] : word;
    return Conditional{text::trim(sentence.substr(0, offset_of(words[i], sentence))),
                       as_sentence(sentence.substr(offset_of(from, sentence)))};
  }
  return std::nullopt;
}

/// The head without the words that tie it to what follows: ", and it", "; this option". Empty where nothing else stands
/// there. `tied` tells whether there were any.
std::string_view without_tie(std::string_view head, bool& tied) {
  tied = false;
  while (true) {
    const std::string_view bare = without_stop(head);
    tied = tied || (bare.size() < head.size() && !bare.empty());
    const std::size_t space = bare.rfind(' ');
    const std::string_view last = space == std::string_view::npos ? bare : bare.substr(space + 1);
    if (bare.empty() || (!is_one_of(last, kPronouns) && !is_one_of(last, kJoints))) return bare;
    tied = tied || is_one_of(last, kJoints);
    head = text::trim_right(bare.substr(0, bare.size() - last.size()));
    if (head.empty()) return head;
  }
}

constexpr std::array<std::string_view, 5> kTemptWords{"tempt", "attractive", "appealing", "plausible", "alluring"};

bool speaks_of_temptation(std::string_view text) {
  return std::any_of(kTemptWords.begin(), kTemptWords.end(), [text](std::string_view word) {
    return text::find_ignoring_case(text, word) != std::string_view::npos;
  });
}

/// "It is tempting because X" -> "X."; another sentence about temptation as it is; nothing for any other sentence.
std::optional<std::string> temptation(std::string_view sentence) {
  if (!speaks_of_temptation(sentence)) return std::nullopt;
  constexpr std::size_t longest_opening = 10;
  for (const std::string_view link : {" because ", " since ", " as "}) {
    const std::size_t at = text::find_ignoring_case(sentence, link);
    if (at == std::string_view::npos || !speaks_of_temptation(sentence.substr(0, at))) continue;
    if (split_words(sentence.substr(0, at)).size() <= longest_opening)
      return as_sentence(sentence.substr(at + link.size()));
  }
  return as_sentence(sentence);
}

void append_sentence(std::string& text, std::string_view sentence) {
  if (sentence.empty()) return;
  if (!text.empty() && text.back() != '\n') text += ' ';
  text.append(sentence);
}

class ExplanationParter {
 public:
  explicit ExplanationParter(std::string_view option) : option_words_(telling_words(option)) {}

  WrongParts part(const std::vector<std::string>& paragraphs) {
    for (const std::string& paragraph : paragraphs) {
      if (!parts_.why.empty()) parts_.why += "\n\n";
      for (const std::string& sentence : sentences(paragraph)) take(sentence);
    }
    parts_.why = text::trim(parts_.why);
    if (parts_.why.empty())
      for (const std::string& paragraph : paragraphs) append_sentence(parts_.why, paragraph);
    return std::move(parts_);
  }

 private:
  void take(std::string_view sentence) {
    if (sentence.size() > kLongestSentence) return append_sentence(parts_.why, sentence);
    const auto conditional = find_conditional(sentence);
    if (!conditional) return take_rest(sentence, sentence);
    bool tied = false;
    const std::string_view head = without_tie(conditional->head, tied);
    if (!head.empty() && !tied && !is_about_the_option(head)) return take_rest(sentence, sentence);
    append_sentence(parts_.right_if, conditional->condition);
    if (tied && !head.empty()) take_rest(head, as_sentence(head));
  }

  void take_rest(std::string_view sentence, std::string_view whole) {
    if (const auto reason = temptation(sentence))
      append_sentence(parts_.tempting, *reason);
    else
      append_sentence(parts_.why, whole);
  }

  /// "Learning-rate tuning" is what an option about the learning rate does.
  [[nodiscard]] bool is_about_the_option(std::string_view subject) const {
    const WordList words = split_words(subject);
    return (words.size() <= 2 && is_one_of(words.front(), kPronouns)) ||
           text::starts_ignoring_case(subject, "this option") ||
           shared_words(telling_words(subject), option_words_) > 0;
  }

  const std::vector<std::string> option_words_;
  WrongParts parts_;
};

}  // namespace

std::vector<std::string> sentences(std::string_view paragraph) {
  std::vector<std::string> result;
  std::size_t start = 0;
  for (std::size_t at = 0; at < paragraph.size(); ++at) {
    if (!ends_sentence(paragraph, at)) continue;
    result.emplace_back(text::trim(paragraph.substr(start, at + 1 - start)));
    start = at + 1;
  }
  if (const std::string_view rest = text::trim(paragraph.substr(start)); !rest.empty()) result.emplace_back(rest);
  return result;
}

std::string capitalised(std::string_view words) {
  std::string result(text::trim(words));
  const std::string_view first = std::string_view(result).substr(0, result.find_first_of(" ,;:"));
  const bool plain =
      std::all_of(first.begin(), first.end(), [](char c) { return (c >= 'a' && c <= 'z') || c == '-' || c == '\''; });
  const bool hyphenated =
      !first.empty() && first[0] >= 'a' && first[0] <= 'z' && first.find('-') != std::string_view::npos;
  if (!result.empty() && (plain || hyphenated)) result[0] = static_cast<char>(result[0] - 'a' + 'A');
  return result;
}

std::string as_sentence(std::string_view words) {
  std::string result = capitalised(without_stop(words));
  if (!result.empty() && std::string_view("!?:").find(result.back()) == std::string_view::npos) result += '.';
  return result;
}

WrongParts part_explanation(const std::vector<std::string>& paragraphs, std::string_view option) {
  return ExplanationParter(option).part(paragraphs);
}

}  // namespace trapline::formats
