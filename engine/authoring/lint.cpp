#include "engine/authoring/lint.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

#include "engine/authoring/wording.hpp"
#include "engine/formats/notices.hpp"
#include "engine/text/text_utils.hpp"

namespace trapline::authoring {
namespace {

/// A habit shows only in several questions; four in five is a habit.
constexpr int kFewestForAHabit = 5;

bool is_word_char(char c) { return text::is_alnum(c) || c == '_' || c == '-' || c == '\''; }

/// "option B", "answers C and D", "(choice A)": where the letter stands; npos for none.
std::size_t letter_after_noun(std::string_view text) {
  for (const std::string_view noun : {"option", "answer", "choice", "distractor"}) {
    for (std::size_t at = text::find_ignoring_case(text, noun); at != std::string_view::npos;
         at = text::find_ignoring_case(text, noun, at + 1)) {
      std::size_t letter = at + noun.size();
      if (letter < text.size() && text[letter] == 's') ++letter;
      if (letter >= text.size() || text[letter] != ' ' || (at > 0 && is_word_char(text[at - 1]))) continue;
      letter = text.find_first_not_of(" (\"*`", letter);
      if (letter == std::string_view::npos || text[letter] < 'A' || text[letter] > 'J') continue;
      if (letter + 1 >= text.size() || !is_word_char(text[letter + 1])) return letter;
    }
  }
  return std::string_view::npos;
}

/// "B is wrong because": where the letter stands; npos for none.
std::size_t letter_as_subject(std::string_view text) {
  for (const std::string_view verdict : {" is wrong", " is incorrect", " is right", " is correct"}) {
    for (std::size_t at = text.find(verdict, 1); at != std::string_view::npos; at = text.find(verdict, at + 1)) {
      const char letter = text[at - 1];
      if (letter >= 'A' && letter <= 'J' && (at == 1 || !is_word_char(text[at - 2]))) return at - 1;
    }
  }
  return std::string_view::npos;
}

class Linter {
 public:
  Linter(const formats::ParsedDeck& parsed, const std::vector<TopicPath>& known_topics)
      : parsed_(parsed), known_topics_(known_topics) {}

  std::vector<formats::Diagnostic> check() {
    for (const formats::Diagnostic& remark : parsed_.remarks) notices_.add(remark);
    for (std::size_t i = 0; i < parsed_.deck.questions.size(); ++i)
      check_question(parsed_.deck.questions[i],
                     i < parsed_.lines.questions.size() ? parsed_.lines.questions[i] : formats::QuestionLines{});
    for (std::size_t i = 0; i < parsed_.deck.traps.size(); ++i)
      for (const TopicPath& topic : parsed_.deck.traps[i].topics) note_topic(topic, trap_lines(i).line);
    check_lengths();
    check_topics();
    check_traps();
    for (formats::Diagnostic& finding : wording(parsed_)) notices_.add(std::move(finding));
    return notices_.take_diagnostics();
  }

 private:
  void check_question(const Question& question, const formats::QuestionLines& lines) {
    if (question.topics.empty())
      warn(lines.line,
           fmt::format("\"{}\" has no topic; name one with \"Topics:\" or in the front matter", name(question)));
    for (const TopicPath& topic : question.topics) note_topic(topic, lines.topics != 0 ? lines.topics : lines.line);
    for (const std::string& id : question.traps())
      if (question.mock_form == 0) ++carriers_[id];
    check_letters(question.explanation, lines.explanation != 0 ? lines.explanation : lines.line);
    check_letters(question.hint, lines.line);
    for (std::size_t i = 0; i < question.options.size(); ++i)
      check_option(question.options[i],
                   i < lines.options.size() ? lines.options[i] : formats::OptionLines{lines.line, 0});
    count_lengths(question);
  }

  void check_option(const Option& option, const formats::OptionLines& lines) {
    if (!option.right && option.why.empty())
      warn(lines.line,
           fmt::format("the option \"{}\" does not say why it is wrong; add \"Why:\"", text::shorten(option.text, 60)));
    check_letters(option.why, lines.why != 0 ? lines.why : lines.line);
    check_letters(option.tempting, lines.line);
    check_letters(option.right_if, lines.line);
    const bool of_the_above =
        text::find_ignoring_case(option.text, "of the above") != std::string_view::npos && option.text.size() < 40;
    if (of_the_above && !option.pinned)
      warn(lines.line,
           fmt::format("the option \"{}\" will be shuffled; write \"!\" behind its box to keep it last", option.text));
  }

  void check_letters(std::string_view text, int line) {
    const std::size_t at = std::min(letter_after_noun(text), letter_as_subject(text));
    if (at == std::string_view::npos) return;
    const int line_of_letter =
        line + static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
    warn(line_of_letter,
         fmt::format(
             "the explanation names an option by the letter {}, but options are shuffled; name it by what it says",
             text[at]));
  }

  /// Counts questions with one right option among three or more.
  void count_lengths(const Question& question) {
    if (question.kind != QuestionKind::single || question.options.size() < 3) return;
    std::size_t right = 0;
    std::size_t wrong = 0;
    for (const Option& option : question.options) {
      std::size_t& longest = option.right ? right : wrong;
      longest = std::max(longest, option.text.size());
    }
    ++single_;
    if (right > wrong) ++longest_is_right_;
  }

  void check_lengths() {
    if (single_ < kFewestForAHabit || longest_is_right_ * 5 < single_ * 4) return;
    warn(0, fmt::format("the right option is the longest one in {} of {} questions, which gives it away; make some "
                        "distractors as long",
                        longest_is_right_, single_));
  }

  void note_topic(const TopicPath& topic, int line) {
    if (topics_seen_.insert(topic).second) topics_.emplace_back(topic, line);
  }

  /// Each unknown topic once, where it comes first.
  void check_topics() {
    if (known_topics_.empty()) return;
    for (const auto& [topic, line] : topics_) {
      const bool known = std::any_of(known_topics_.begin(), known_topics_.end(),
                                     [&path = topic](const TopicPath& root) { return topic_is_under(path, root); });
      if (!known) warn(line, fmt::format("the topic \"{}\" is not in the blueprint; correct its first part", topic));
    }
  }

  void check_traps() {
    const auto& traps = parsed_.deck.traps;
    for (std::size_t i = 0; i < traps.size(); ++i) {
      const formats::TrapLines lines = trap_lines(i);
      const std::string claim = text::shorten(traps[i].claim, 80);
      const int carriers = carriers_.contains(traps[i].id) ? carriers_.at(traps[i].id) : 0;
      if (carriers == 1 && !lines.in_place && static_cast<int>(parsed_.deck.questions.size()) >= kFewestForAHabit)
        warn(lines.line,
             fmt::format("only one question carries the trap \"{}\"; carry it in a second situation, for one "
                         "question is remembered and not understood",
                         claim));
      if (carriers == 0)
        warn(lines.line,
             fmt::format("no question carries the trap \"{}\"; name its id, {}, at an option", claim, traps[i].id));
      if (traps[i].truth.empty() && !lines.in_place)
        warn(lines.line, fmt::format("the trap \"{}\" has no truth; add \"Truth:\" below its heading", claim));
    }
  }

  [[nodiscard]] formats::TrapLines trap_lines(std::size_t i) const {
    return i < parsed_.lines.traps.size() ? parsed_.lines.traps[i] : formats::TrapLines{};
  }
  static std::string name(const Question& question) { return text::shorten(question.title, 80); }
  void warn(int line, std::string message) { notices_.warning(line, std::move(message)); }

  const formats::ParsedDeck& parsed_;
  const std::vector<TopicPath>& known_topics_;
  formats::Notices notices_;
  std::unordered_map<std::string, int> carriers_;  ///< of each trap, those kept for a mock exam apart
  std::unordered_set<std::string> topics_seen_;
  std::vector<std::pair<TopicPath, int>> topics_;
  int single_ = 0;
  int longest_is_right_ = 0;
};

}  // namespace

std::vector<formats::Diagnostic> lint(const formats::ParsedDeck& parsed, const std::vector<TopicPath>& known_topics) {
  return Linter(parsed, known_topics).check();
}

}  // namespace trapline::authoring
