#include "engine/formats/exam_page/page_lines.hpp"

#include <algorithm>
#include <array>

#include "engine/text/text_utils.hpp"

namespace trapline::formats {
namespace {

constexpr std::string_view kTitleEnd = " Practice Question";
constexpr std::size_t kLongestTitle = 200;

struct Replacement {
  std::string_view from;
  std::string_view to;
};

/// What a browser puts into copied text, and what we would rather read.
constexpr std::array kReplacements{
    Replacement{"\u00A0", " "}, Replacement{"\u202F", " "}, Replacement{"\u200B", ""},
    Replacement{"\uFEFF", ""},  Replacement{"\uFE0F", ""},  Replacement{"\uFE0E", ""},
    Replacement{"’", "'"},      Replacement{"‘", "'"},      Replacement{"&amp;", "&"},
};

/// How many bytes pass before one that may begin what is replaced.
std::size_t plain_length(std::string_view text) {
  const auto special = [](char c) { return c == '&' || (static_cast<unsigned char>(c) & 0x80U) != 0; };
  return static_cast<std::size_t>(std::find_if(text.begin(), text.end(), special) - text.begin());
}

std::string cleaned(std::string_view line) {
  std::string result;
  for (std::size_t at = 0; at < line.size();) {
    const std::size_t plain = plain_length(line.substr(at));
    result.append(line.substr(at, plain));
    at += plain;
    if (at == line.size()) break;
    const auto found = std::find_if(kReplacements.begin(), kReplacements.end(),
                                    [&](const Replacement& r) { return line.substr(at, r.from.size()) == r.from; });
    if (found == kReplacements.end()) {
      result += line[at++];
      continue;
    }
    result.append(found->to);
    at += found->from.size();
  }
  return std::string(text::trim(result));
}

bool is_exam_char(char c) { return text::is_upper(c) || text::is_digit(c) || c == '-'; }

/// Length of a word in capitals such as "PMLE" or "SAA-C03" at the start of the text; 0 for none.
std::size_t exam_word(std::string_view text) {
  std::size_t end = 0;
  bool capital = false;
  for (; end < text.size() && is_exam_char(text[end]); ++end) capital = capital || text::is_upper(text[end]);
  const bool whole = end < text.size() && text[end] == ' ';
  return capital && whole && end >= 2 ? end : 0;
}

/// Where a title begins that is glued to what stands before it; npos where none is.
std::size_t glued_title(std::string_view line) {
  if (!line.ends_with(kTitleEnd)) return std::string_view::npos;
  const std::size_t least = line.size() > kLongestTitle ? line.size() - kLongestTitle : 1;
  for (std::size_t at = line.size() - kTitleEnd.size(); at >= least; --at) {
    const char before = line[at - 1];
    const bool glued =
        (before >= 'a' && before <= 'z') || std::string_view(".!?)").find(before) != std::string_view::npos;
    if (glued && exam_word(line.substr(at)) > 0) return at;
  }
  return std::string_view::npos;
}

/// The line in lower case without marks, hashes and asterisks around it and without a final colon.
std::string heading_words(std::string_view line) {
  const auto is_word = [](char c) { return text::is_alnum(c); };
  const auto first = std::find_if(line.begin(), line.end(), is_word);
  std::string words = text::lower(text::squeeze(line.substr(static_cast<std::size_t>(first - line.begin()))));
  while (!words.empty() && (words.back() == ':' || words.back() == '*' || words.back() == '_' || words.back() == ' '))
    words.pop_back();
  return words;
}

struct Heading {
  std::string_view words;
  PageHeading kind;
  bool whole;  ///< the whole line, or its beginning only
};

constexpr std::array kHeadings{
    Heading{"common exam trap", PageHeading::trap, true},
    Heading{"exam trap", PageHeading::trap, true},
    Heading{"common trap", PageHeading::trap, true},
    Heading{"answer choices", PageHeading::choices, true},
    Heading{"why each option matters", PageHeading::choices, true},
    Heading{"correct answer & explanation", PageHeading::answer, true},
    Heading{"correct answer and explanation", PageHeading::answer, true},
    Heading{"correct answer", PageHeading::answer, true},
    Heading{"answer analysis", PageHeading::choices, true},
    Heading{"option-by-option breakdown", PageHeading::breakdown, true},
    Heading{"option by option breakdown", PageHeading::breakdown, true},
    Heading{"answer the question above first", PageHeading::furniture, false},
    Heading{"for each option: why", PageHeading::furniture, false},
    Heading{"advertisement", PageHeading::furniture, true},
    Heading{"sponsored", PageHeading::furniture, true},
    Heading{"copy link", PageHeading::furniture, true},
    Heading{"bookmark", PageHeading::furniture, true},
    Heading{"report an issue", PageHeading::furniture, true},
    Heading{"go deeper", PageHeading::end, true},
    Heading{"related to this question", PageHeading::end, true},
    Heading{"related questions", PageHeading::end, true},
    Heading{"about these practice questions", PageHeading::end, true},
    Heading{"written and reviewed by", PageHeading::end, false},
    Heading{"last reviewed", PageHeading::end, false},
    Heading{"next question", PageHeading::end, true},
    Heading{"previous question", PageHeading::end, true},
};

constexpr std::array<std::string_view, 5> kRightMarks{"✓", "✔", "✅", "☑", "🗸"};
constexpr std::array<std::string_view, 7> kWrongMarks{"✗", "✘", "❌", "✕", "✖", "×", "❎"};

std::string_view without_bullet(std::string_view line) {
  for (const std::string_view bullet : {"- ", "* ", "+ ", "• ", "– "})
    if (line.starts_with(bullet)) return text::trim_left(line.substr(bullet.size()));
  return line;
}

template <std::size_t N>
std::optional<std::string_view> behind_any(std::string_view line, const std::array<std::string_view, N>& marks) {
  for (const std::string_view mark : marks)
    if (line.starts_with(mark)) return text::trim(line.substr(mark.size()));
  return std::nullopt;
}

/// "✓ Correct" marks the line below as much as "✓" does.
std::string option_text(std::string_view rest) {
  for (const std::string_view label : {"correct", "correct answer", "incorrect", "wrong", "right"})
    if (text::same_ignoring_case(rest, label)) return "";
  return std::string(rest);
}

}  // namespace

std::vector<PageLine> page_lines(const markdown::SourceText& source) {
  std::vector<PageLine> lines;
  for (int number = 1; number <= source.line_count(); ++number) {
    std::string line = cleaned(source.line(number));
    if (const std::size_t title = glued_title(line); title != std::string::npos) {
      lines.push_back({number, std::string(text::trim(std::string_view(line).substr(0, title)))});
      line.erase(0, title);
    }
    if (!line.empty()) lines.push_back({number, std::move(line)});
  }
  return lines;
}

PageHeading page_heading(std::string_view line) {
  if (line.size() > kLongestTitle) return PageHeading::none;
  const std::string words = heading_words(line);
  const auto found = std::find_if(kHeadings.begin(), kHeadings.end(), [&words](const Heading& heading) {
    return heading.whole ? words == heading.words : words.starts_with(heading.words);
  });
  return found == kHeadings.end() ? PageHeading::none : found->kind;
}

std::optional<PageTitle> page_title(std::string_view line) {
  line = text::trim_left(line.substr(std::min(line.find_first_not_of("#* "), line.size())));
  line = text::trim(line.substr(0, line.find(" | ")));  // "… | Name of the site" comes from the window's title
  if (line.size() > kLongestTitle || line.size() <= kTitleEnd.size()) return std::nullopt;
  if (!text::same_ignoring_case(line.substr(line.size() - kTitleEnd.size()), kTitleEnd)) return std::nullopt;
  line.remove_suffix(kTitleEnd.size() - 1);
  std::size_t end = exam_word(line);
  if (end == 0) return std::nullopt;
  // "AWS SAA-C03": a second word in capitals belongs to the exam's name where it is a number; "ML" begins the section.
  const std::size_t second = exam_word(line.substr(end + 1));
  const std::string_view word = line.substr(end + 1, second);
  if (std::any_of(word.begin(), word.end(), [](char c) { return text::is_digit(c); })) end += 1 + second;
  return PageTitle{std::string(line.substr(0, end)), text::squeeze(line.substr(end))};
}

std::optional<PageMark> page_mark(std::string_view line) {
  const std::string_view bare = without_bullet(line);
  if (bare == "x" || bare == "X") return PageMark{false, ""};
  if (const auto rest = behind_any(bare, kRightMarks)) return PageMark{true, option_text(*rest)};
  if (const auto rest = behind_any(bare, kWrongMarks)) return PageMark{false, option_text(*rest)};
  return std::nullopt;
}

std::optional<PageMark> letter_mark(std::string_view line) {
  const std::string_view bare = without_bullet(line);
  if (!bare.starts_with("x ") && !bare.starts_with("X ")) return std::nullopt;
  return PageMark{false, std::string(text::trim(bare.substr(2)))};
}

std::optional<WhyHeading> why_heading(std::string_view line) {
  constexpr std::size_t longest = 48;
  const std::size_t colon = line.substr(0, longest).find(':');
  const std::string words = heading_words(line.substr(0, colon));
  if (!words.starts_with("why ") || words.size() > longest || words.find_first_of(".,;") != std::string::npos)
    return std::nullopt;
  const auto says = [&words](std::string_view word) { return words.find(word) != std::string::npos; };
  const bool wrong = says("wrong") || says("incorrect") || says("not correct") || says("not right") || says("isn't");
  if (!wrong && !says("correct") && !says("right")) return std::nullopt;
  std::string rest;
  if (colon != std::string_view::npos)
    rest = text::trim_left(line.substr(std::min(line.find_first_not_of(":* ", colon), line.size())));
  return WhyHeading{!wrong, std::move(rest)};
}

}  // namespace trapline::formats
