#include "engine/formats/exam_page/exam_page.hpp"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>
#include <unordered_set>

#include "engine/formats/exam_page/page_belief.hpp"
#include "engine/formats/exam_page/page_parts.hpp"
#include "engine/formats/exam_page/page_sentences.hpp"
#include "engine/formats/exam_page/words.hpp"
#include "engine/formats/ids.hpp"
#include "engine/formats/notices.hpp"
#include "engine/text/text_utils.hpp"

namespace trapline::formats {
namespace {

constexpr std::size_t kMostOptions = 26;
constexpr std::size_t kUsualOptions = 4;
constexpr std::size_t kTitleBytes = 80;

std::string joined(const Paragraphs& paragraphs) { return fmt::format("{}", fmt::join(paragraphs, "\n\n")); }

/// Texts that differ only in case, spaces and punctuation are the same.
std::string normalised(std::string_view text) {
  std::string result;
  for (const char c : text)
    if (text::is_alnum(c) || (static_cast<unsigned char>(c) & 0x80U) != 0) result += text::lower(c);
  return result;
}

/// What keeps a page from being a question, in words that complete "the page … ".
std::vector<std::string> missing_pieces(const PageParts& page) {
  std::vector<std::string> missing;
  const auto marked = [&page](bool right) {
    return std::any_of(page.options.begin(), page.options.end(),
                       [right](const PageOption& o) { return o.right == right; });
  };
  if (page.stem.empty()) missing.emplace_back("has no question between its title and its first heading");
  if (page.options.empty()) {
    missing.emplace_back("has no option-by-option breakdown with a line ✓ or ✗ before each option");
    return missing;
  }
  if (!marked(true)) missing.emplace_back("has no line with ✓: the right option is not marked");
  if (!marked(false)) missing.emplace_back("has no line with ✗: no wrong option is marked");
  if (page.options.size() > kMostOptions)
    missing.push_back(fmt::format("has {} options; {} are the most", page.options.size(), kMostOptions));
  for (const PageOption& option : page.options) {
    if (option.text.empty())
      missing.push_back(fmt::format("has no text for the option marked in line {}", option.line));
    if (option.why.empty())
      missing.push_back(
          fmt::format("does not say why the option in line {} is {}", option.line, option.right ? "right" : "wrong"));
    if (option.explained_as_right && *option.explained_as_right != option.right)
      missing.push_back(fmt::format("marks the option in line {} with {} but explains it as {}", option.line,
                                    option.right ? "✓" : "✗", option.right ? "wrong" : "correct"));
    if (missing.size() > 5) break;
  }
  if (page.stray_why != 0)
    missing.push_back(fmt::format("has no line ✓ or ✗ before the option that is explained in line {}", page.stray_why));
  if (page.second_breakdown != 0)
    missing.push_back(
        fmt::format("has a second breakdown in line {}: begin each page with its title line \"… Practice Question\"",
                    page.second_breakdown));
  return missing;
}

/// "A. ", "A) " or a letter alone on the first line, where every option has the letter of its place.
void drop_letters(std::vector<PageOption>& options) {
  const auto letter_ends = [&options](std::size_t i) -> std::size_t {
    const std::string& line = options[i].text.front();
    if (line.empty() || text::lower(line[0]) != static_cast<char>('a' + i)) return 0;
    if (line.size() == 1) return options[i].text.size() > 1 ? 1 : 0;
    return line.size() > 2 && (line[1] == '.' || line[1] == ')' || line[1] == ':') && line[2] == ' ' ? 3 : 0;
  };
  for (std::size_t i = 0; i < options.size(); ++i)
    if (letter_ends(i) == 0) return;
  for (std::size_t i = 0; i < options.size(); ++i) {
    std::string& line = options[i].text.front();
    line.erase(0, letter_ends(i));
    if (line.empty()) options[i].text.erase(options[i].text.begin());
  }
}

Option make_option(const PageOption& source, std::size_t position) {
  Option option;
  option.id = std::string(1, static_cast<char>('a' + position));
  option.text = joined(source.text);
  option.right = source.right;
  if (source.right) {
    option.why = joined(source.why);
    return option;
  }
  WrongParts parts = part_explanation(source.why, option.text);
  option.why = std::move(parts.why);
  option.tempting = std::move(parts.tempting);
  option.right_if = std::move(parts.right_if);
  return option;
}

/// What stands below the right option that the page repeats there.
std::string explanation_of(const PageParts& page) {
  std::unordered_set<std::string> repeated;
  for (const PageOption& option : page.options) {
    if (!option.right) continue;
    repeated.insert(normalised(joined(option.text)));
    for (const std::string& line : option.text) repeated.insert(normalised(line));
  }
  Paragraphs rest;
  std::copy_if(page.answer.begin(), page.answer.end(), std::back_inserter(rest),
               [&repeated](const std::string& line) { return !repeated.contains(normalised(line)); });
  return joined(rest);
}

/// How strongly a distractor speaks of a claim: words of its own text count double.
int kinship(const std::vector<std::string>& claim, const PageOption& option) {
  return 2 * shared_words(claim, telling_words(joined(option.text))) +
         shared_words(claim, telling_words(joined(option.why)));
}

/// Ties the trap to the distractors that speak of its claim in words which the question itself does not use. One word
/// that only the explanation shares may be chance and counts only where no option has more; where none has any, every
/// distractor carries the trap.
void link_trap(Question& question, const PageParts& page, const Trap& trap) {
  const std::vector<std::string> claim = words_without(telling_words(trap.claim), telling_words(question.stem));
  std::vector<int> scores(page.options.size(), 0);
  int best = 0;
  for (std::size_t i = 0; i < page.options.size(); ++i) {
    if (!page.options[i].right) scores[i] = kinship(claim, page.options[i]);
    best = std::max(best, scores[i]);
  }
  const int enough = std::min(best, 2);
  for (std::size_t i = 0; i < page.options.size(); ++i)
    if (!page.options[i].right && scores[i] >= enough) question.options[i].trap = trap.id;
}

/// The same belief has the same id whatever page it comes from.
std::string trap_id(const std::string& claim) {
  std::string words = slug(claim);
  const std::size_t dash = words.rfind('-', 40);
  if (words.size() > 40) words.resize(dash == std::string::npos || dash < 20 ? 40 : dash);
  return "trap-" + words + "-" + hash_hex(normalised(claim)).substr(0, 8);
}

class PageReader {
 public:
  ParsedDeck read(const markdown::SourceText& source) {
    result_.format = kExamPageFormat;
    for (PageParts& page : split_pages(source)) read_page(page);
    result_.deck.name =
        exams_.size() == 1 && !exams_.begin()->empty() ? *exams_.begin() + "/Practice pages" : "Practice pages";
    result_.diagnostics = notices_.take_diagnostics();
    result_.remarks = notices_.take_remarks();
    return std::move(result_);
  }

 private:
  void read_page(PageParts& page) {
    if (const auto missing = missing_pieces(page); !missing.empty()) {
      ++result_.refused;
      return notices_.error(page.line, fmt::format("the page that begins here {}", fmt::join(missing, "; it ")));
    }
    std::string explanation = explanation_of(page);
    drop_letters(page.options);
    Question question = make_question(page);
    question.explanation = std::move(explanation);
    if (!ids_.take(question.id))
      return notices_.warning(page.line, "the page that begins here asks what an earlier page asks; it was left out");
    exams_.insert(page.title ? page.title->exam : "");
    if (!page.trap.empty()) add_trap(question, page);
    add_lines(page);
    remark_gaps(page, question);
    result_.deck.questions.push_back(std::move(question));
  }

  static Question make_question(const PageParts& page) {
    Question question;
    question.stem = joined(page.stem);
    question.id = "page-" + hash_hex(normalised(question.stem));
    question.title = text::shorten(text::squeeze(question.stem), kTitleBytes);
    if (page.title && !page.title->section.empty()) question.topics = {page.title->section};
    for (std::size_t i = 0; i < page.options.size(); ++i) question.options.push_back(make_option(page.options[i], i));
    question.kind = question.choose() == 1 ? QuestionKind::single : QuestionKind::multiple;
    return question;
  }

  void add_trap(Question& question, const PageParts& page) {
    Belief belief = part_belief(fmt::format("{}", fmt::join(page.trap, " ")));
    if (belief.claim.empty()) return;
    Trap trap{trap_id(belief.claim), std::move(belief.claim), std::move(belief.truth), question.topics};
    link_trap(question, page, trap);
    if (!ids_.take(trap.id)) return;
    result_.deck.traps.push_back(std::move(trap));
    result_.lines.traps.push_back({page.line, false});
  }

  void add_lines(const PageParts& page) {
    QuestionLines lines{page.line, 0, 0, {}};
    for (const PageOption& option : page.options) lines.options.push_back({option.line, 0});
    result_.lines.questions.push_back(std::move(lines));
  }

  void remark_gaps(const PageParts& page, const Question& question) {
    if (!page.title)
      notices_.warning(page.line,
                       "the page has no title line \"EXAM SECTION Practice Question\"; its question has no topic");
    if (question.explanation.empty())
      notices_.remark(page.line, "the page has no explanation below \"Correct answer & explanation\"");
    if (page.trap.empty()) notices_.remark(page.line, "the page has no \"Common exam trap\"");
    if (question.options.size() < kUsualOptions)
      notices_.warning(page.line, fmt::format("the page has {} options where others have {}: was it copied whole?",
                                              question.options.size(), kUsualOptions));
  }

  Notices notices_;
  IdRegistry ids_;
  std::set<std::string> exams_;
  ParsedDeck result_;
};

}  // namespace

bool looks_like_exam_page(std::string_view text) {
  std::set<int> kinds;
  for (const PageLine& line : page_lines(markdown::SourceText(text))) {
    if (page_title(line.text)) kinds.insert(-1);
    if (why_heading(line.text)) kinds.insert(-2);
    const PageHeading heading = page_heading(line.text);
    if (heading != PageHeading::none && heading != PageHeading::furniture && heading != PageHeading::end)
      kinds.insert(static_cast<int>(heading));
    if (kinds.size() >= 2) return true;
  }
  return false;
}

ParsedDeck parse_exam_pages(std::string_view text) { return PageReader().read(markdown::SourceText(text)); }

}  // namespace trapline::formats
