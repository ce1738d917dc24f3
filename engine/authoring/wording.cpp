#include "engine/authoring/wording.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <unordered_map>

#include "engine/formats/notices.hpp"
#include "engine/text/fold.hpp"
#include "engine/text/text_utils.hpp"
#include "engine/text/width.hpp"

namespace trapline::authoring {
namespace {

/// One word may come back by chance; three in one option are a pattern.
constexpr int kTellingWords = 3;
/// A word that stands in so many wrong options should have been right once: by chance it is so in one deck of twenty,
/// with three wrong options to a right one.
constexpr int kNeverRight = 12;
/// Claim and truth may differ in length by a fifth, and by a word.
constexpr double kUnlike = 1.2;
constexpr int kOneWord = 4;

using Words = std::set<std::string>;

bool is_common(const std::string& word) {
  static constexpr std::array<std::string_view, 62> kCommon{
      "about", "after", "all",   "and",   "any",  "are",   "before", "between", "both", "but",   "can",
      "does",  "each",  "every", "first", "for",  "from",  "had",    "has",     "have", "her",   "his",
      "how",   "into",  "its",   "less",  "long", "may",   "more",   "most",    "must", "new",   "not",
      "now",   "off",   "once",  "one",   "only", "other", "out",    "over",    "own",  "same",  "should",
      "some",  "still", "such",  "than",  "that", "the",   "their",  "them",    "then", "there", "they",
      "this",  "two",   "under", "what",  "when", "which", "with"};
  return word.size() < 3 || std::binary_search(kCommon.begin(), kCommon.end(), word);
}

/// The word without the commonest endings, so that "trains" is "train".
std::string stem_of(std::string word) {
  for (const std::string_view ending : {"ing", "ed", "es", "s"}) {
    if (!word.ends_with(ending) || word.size() < ending.size() + 4) continue;
    word.resize(word.size() - ending.size());
    return word;
  }
  return word;
}

Words words_of(std::string_view text) {
  Words words;
  std::string word;
  const auto take = [&] {
    if (!is_common(word)) words.insert(stem_of(word));
    word.clear();
  };
  for (const char c : text) {
    if (text::is_letter(c) || text::is_digit(c) || c == '_')
      word += text::lower(c);
    else
      take();
  }
  take();
  return words;
}

/// "…, since", "because", "so that", "…, as": the option argues for itself.
bool argues(std::string_view option) {
  for (const std::string_view sign : {", as ", ", since ", " because ", " so that "})
    if (text::find_ignoring_case(option, sign) != std::string_view::npos) return true;
  return false;
}

/// For each option how many words of the stem it alone brings back.
std::vector<int> echoes(const Question& question) {
  const Words stem = words_of(question.stem);
  std::vector<Words> options;
  for (const Option& option : question.options) options.push_back(words_of(option.text));
  std::vector<int> counts;
  for (std::size_t i = 0; i < options.size(); ++i) {
    const auto is_alone = [&](const std::string& word) {
      if (!stem.contains(word)) return false;
      for (std::size_t k = 0; k < options.size(); ++k)
        if (k != i && options[k].contains(word)) return false;
      return true;
    };
    counts.push_back(static_cast<int>(std::count_if(options[i].begin(), options[i].end(), is_alone)));
  }
  return counts;
}

class Reader {
 public:
  explicit Reader(const formats::ParsedDeck& parsed) : parsed_(parsed) {}

  std::vector<formats::Diagnostic> read() {
    for (std::size_t i = 0; i < parsed_.deck.questions.size(); ++i) {
      const auto& lines = parsed_.lines.questions;
      read_question(parsed_.deck.questions[i], i < lines.size() ? lines[i] : formats::QuestionLines{});
    }
    for (std::size_t i = 0; i < parsed_.deck.traps.size(); ++i)
      read_trap(parsed_.deck.traps[i], i < parsed_.lines.traps.size() ? parsed_.lines.traps[i].line : 0);
    report_words_never_right();
    return notices_.take_diagnostics();
  }

 private:
  struct Tally {
    int right = 0;
    int wrong = 0;
    int line = 0;  ///< where a wrong option has it first
  };

  void read_question(const Question& question, const formats::QuestionLines& lines) {
    const auto line_of = [&](std::size_t i) { return i < lines.options.size() ? lines.options[i].line : lines.line; };
    int arguing_right = 0;
    int arguing_wrong = 0;
    for (std::size_t i = 0; i < question.options.size(); ++i) {
      const Option& option = question.options[i];
      if (argues(option.text)) ++(option.right ? arguing_right : arguing_wrong);
      count_words(option, line_of(i));
    }
    if (arguing_wrong > 0 && arguing_right == 0)
      warn(lines.line,
           fmt::format("\"{}\" has {} that argue{} for {} (\"since …\", \"so that …\") and no right one that "
                       "does; put the reason into \"Tempting:\"",
                       name(question), arguing_wrong == 1 ? "a wrong option" : "wrong options",
                       arguing_wrong == 1 ? "s" : "", arguing_wrong == 1 ? "itself" : "themselves"));
    report_echoes(question, lines);
  }

  void report_echoes(const Question& question, const formats::QuestionLines& lines) {
    int right = 0;
    int wrong = 0;
    const std::vector<int> counts = echoes(question);
    for (std::size_t i = 0; i < counts.size(); ++i) {
      int& most = question.options[i].right ? right : wrong;
      most = std::max(most, counts[i]);
    }
    if (right == 0 && wrong >= kTellingWords)
      warn(lines.line, fmt::format("in \"{}\" words of the stem come back in wrong options alone; let the right one "
                                   "have some of them",
                                   name(question)));
    if (wrong == 0 && right >= kTellingWords)
      warn(lines.line, fmt::format("in \"{}\" words of the stem come back in the right option alone; let wrong ones "
                                   "have some of them",
                                   name(question)));
  }

  void count_words(const Option& option, int line) {
    for (const std::string& word : words_of(option.text)) {
      Tally& tally = tallies_[word];
      ++(option.right ? tally.right : tally.wrong);
      if (!option.right && tally.line == 0) tally.line = line;
    }
  }

  void report_words_never_right() {
    for (const auto& [word, tally] : tallies_)
      if (tally.right == 0 && tally.wrong >= kNeverRight)
        warn(tally.line, fmt::format("\"{}\" stands in {} wrong options and in no right one; let it be right somewhere",
                                     word, tally.wrong));
  }

  void read_trap(const Trap& trap, int line) {
    const std::string claim = text::shorten(trap.claim, 80);
    const auto [first, inserted] = claims_.try_emplace(text::folded(trap.claim), line);
    if (!inserted)
      warn(line, fmt::format("the belief \"{}\" stands in line {} too; make the two one trap", claim, first->second));
    if (trap.truth.empty()) return;
    const int a = text::text_width(trap.claim);
    const int b = text::text_width(trap.truth);
    if (std::max(a, b) > kUnlike * std::min(a, b) + kOneWord)
      warn(line, fmt::format("the trap \"{}\" has a claim of {} characters and a truth of {}; they are judged one at a "
                             "time, so length gives them away: put the lesson into \"Because:\"",
                             claim, a, b));
  }

  static std::string name(const Question& question) { return text::shorten(question.title, 80); }
  void warn(int line, std::string message) { notices_.warning(line, std::move(message)); }

  const formats::ParsedDeck& parsed_;
  formats::Notices notices_;
  std::map<std::string, Tally> tallies_;
  std::unordered_map<std::string, int> claims_;
};

}  // namespace

std::vector<formats::Diagnostic> wording(const formats::ParsedDeck& parsed) { return Reader(parsed).read(); }

}  // namespace trapline::authoring
