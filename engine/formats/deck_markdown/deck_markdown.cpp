#include "engine/formats/deck_markdown/deck_markdown.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "engine/formats/deck_markdown/front_matter.hpp"
#include "engine/formats/deck_markdown/question_reader.hpp"
#include "engine/formats/deck_markdown/trap_links.hpp"
#include "engine/text/text_utils.hpp"

namespace trapline::formats {
namespace {

class DeckReader {
 public:
  DeckReader(std::string_view text, const std::vector<int>& unreadable) : source_(text), unreadable_(unreadable) {}

  ParsedDeck read(std::string_view file_name) {
    read_head(file_name);
    for (const int line : unreadable_)
      notices_.error(line, "this line has bytes that are no text; save the file as UTF-8, and import it again");
    if (!unreadable_.empty() && unreadable_.front() < body_first_) {
      // Nothing more is read: the deck's name would be another one's.
    } else if (auto blocks = markdown::parse_blocks(source_, body_first_)) {
      sections_ = split_sections(source_, std::move(*blocks), notices_);
      for (const Section& section : sections_.list) read_section(section);
      link_traps();
      if (!result_.accepted() && result_.refused == 0)
        notices_.error(
            0,
            "there is no question in this file; each begins with a heading \"## TITLE\" and has options below "
            "it, \"- [x] right\" and \"- [ ] wrong\"");
    } else {
      notices_.error(0, fmt::format("the file has more than {} lines and list marks; split it into smaller decks",
                                    markdown::kMaxBlockMarks));
    }
    result_.deck.notes = text::trim_blank_lines(result_.deck.notes);
    result_.diagnostics = notices_.take_diagnostics();
    result_.remarks = notices_.take_remarks();
    return std::move(result_);
  }

 private:
  void read_head(std::string_view file_name) {
    FrontMatter front = read_front_matter(source_);
    body_first_ = front.body_first;
    result_.format = kDeckMarkdownFormat;
    result_.deck = std::move(front.deck);
    if (result_.deck.name.empty()) result_.deck.name = deck_name_from_file(file_name);
    for (Diagnostic& diagnostic : front.diagnostics) notices_.add(std::move(diagnostic));
  }

  [[nodiscard]] bool is_readable(const Section& section) const {
    const auto first = std::lower_bound(unreadable_.begin(), unreadable_.end(), section.first);
    return first == unreadable_.end() || *first > section.last;
  }

  void read_section(const Section& section) {
    if (section.kind == SectionKind::notes) {
      result_.deck.notes += source_.slice(section.first, section.last);
    } else if (section.id.empty() || !is_readable(section)) {
      ++result_.refused;
      if (section.kind == SectionKind::trap) ++result_.refused_traps;
    } else if (section.kind == SectionKind::trap) {
      take_trap(section);
    } else if (section.kind == SectionKind::exhibit) {
      take_case(section);
    } else if (auto draft = read_question(source_, section, notices_)) {
      if (draft->question.topics.empty()) draft->question.topics = result_.deck.topics;
      drafts_.push_back(std::move(*draft));
    } else {
      ++result_.refused;
    }
  }

  void take_trap(const Section& section) {
    auto trap = read_trap(source_, section, notices_);
    if (!trap) {
      ++result_.refused;
      ++result_.refused_traps;
      return;
    }
    if (trap->topics.empty()) trap->topics = result_.deck.topics;
    traps_.add(std::move(*trap), {section.first, false});
  }

  void take_case(const Section& section) {
    auto exhibit = read_case(source_, section, notices_);
    if (!exhibit) return;
    result_.deck.cases.push_back(std::move(*exhibit));
    result_.lines.cases.push_back(section.first);
  }

  /// True where the deck defines the case that the question names, or it names none.
  [[nodiscard]] bool has_its_case(const QuestionDraft& draft) {
    const auto& cases = result_.deck.cases;
    const std::string& id = draft.question.case_id;
    if (draft.case_line == 0 || std::any_of(cases.begin(), cases.end(), [&id](const Case& c) { return c.id == id; }))
      return true;
    notices_.error(draft.case_line,
                   fmt::format("\"{0}\" names the case \"{1}\", which this file does not define; add a "
                               "section \"## Case: TITLE\" with the id {1}",
                               text::shorten(draft.question.title, 80), text::shorten(id, 80)));
    return false;
  }

  /// Last, because a question may name a trap that is defined below it.
  void link_traps() {
    for (const QuestionDraft& draft : drafts_) traps_.define_in_place(draft, sections_.ids);
    for (QuestionDraft& draft : drafts_) {
      const bool has_case = has_its_case(draft);
      if (!traps_.link(draft, notices_) || !has_case) {
        ++result_.refused;
        continue;
      }
      result_.deck.questions.push_back(std::move(draft.question));
      result_.lines.questions.push_back(std::move(draft.lines));
    }
    result_.lines.traps = traps_.lines();
    result_.deck.traps = traps_.take_traps();
  }

  const markdown::SourceText source_;
  const std::vector<int>& unreadable_;
  int body_first_ = 1;
  Notices notices_;
  Sections sections_;
  std::vector<QuestionDraft> drafts_;
  TrapBook traps_;
  ParsedDeck result_;
};

/// The line ending that begins at `at`; at the end of the text the one that its first line has, or LF.
std::string_view ending_at(std::string_view text, std::size_t at) {
  if (at >= text.size()) at = text.find_first_of("\r\n");
  if (at == std::string_view::npos) return "\n";
  return text.substr(at, text.substr(at, 2) == "\r\n" ? 2 : 1);
}

}  // namespace

DeckMarkdownSigns deck_markdown_signs(std::string_view text) {
  const markdown::SourceText source(text);
  if (text::trim_right(source.line(1)) == "---") return DeckMarkdownSigns::sure;
  bool heading = false;
  bool box = false;
  for (int number = 1; number <= source.line_count(); ++number) {
    const std::string_view line = source.line(number);
    heading = heading || line.starts_with("##");
    const std::size_t mark = line.substr(0, 8).find('[');
    const bool boxed = mark != std::string_view::npos && mark >= 2 && mark + 2 < line.size() && line[mark + 2] == ']' &&
                       line[mark - 1] == ' ';
    box = box || (boxed && (line[mark + 1] == ' ' || text::lower(line[mark + 1]) == 'x'));
  }
  if (!heading) return DeckMarkdownSigns::none;
  return box ? DeckMarkdownSigns::sure : DeckMarkdownSigns::some;
}

ParsedDeck parse_deck_markdown(std::string_view text, std::string_view file_name, const std::vector<int>& unreadable) {
  return DeckReader(text, unreadable).read(file_name);
}

std::string missing_ids(std::string_view text) {
  const markdown::SourceText source(text);
  auto blocks = markdown::parse_blocks(source, read_front_matter(source).body_first);
  if (!blocks) return std::string(text);
  Notices ignored;
  std::string result;
  std::size_t copied = 0;
  for (const Section& section : split_sections(source, std::move(*blocks), ignored).list) {
    if (section.kind == SectionKind::notes || section.id_written) continue;
    const std::string_view heading = source.line(section.first);
    const std::size_t heading_end = static_cast<std::size_t>(heading.data() - text.data()) + heading.size();
    result.append(text.substr(copied, heading_end - copied)).append(ending_at(text, heading_end));
    result.append("<!-- id: ").append(section.id).append(" -->");
    copied = heading_end;
  }
  return result.append(text.substr(copied));
}

}  // namespace trapline::formats
