#include "engine/formats/deck_markdown/question_reader.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <unordered_map>

#include "engine/formats/deck_markdown/front_matter.hpp"
#include "engine/formats/deck_markdown/question_body.hpp"
#include "engine/model/names.hpp"
#include "engine/text/fold.hpp"
#include "engine/text/text_utils.hpp"

namespace trapline::formats {
namespace {

constexpr std::size_t kMostOptions = 26;

class QuestionReader {
 public:
  QuestionReader(const markdown::SourceText& source, const Section& section, Notices& notices)
      : source_(source), section_(section), notices_(notices) {}

  std::optional<QuestionDraft> read() {
    const int errors_before = notices_.errors();
    const QuestionBody body = read_question_body(source_, section_);
    read_head(body);
    if (body.options.size() > kMostOptions)
      error(body.options[kMostOptions].line,
            fmt::format("has {} options; {} are the most", body.options.size(), kMostOptions));
    else
      for (const OptionDraft& option : body.options) read_option_fields(option);
    for (const Field& field : body.fields) read_field(field, !body.options.empty());
    append_loose_text(body);
    if (notices_.errors() == errors_before) check(body);
    report(body);
    if (notices_.errors() > errors_before) return std::nullopt;
    settle();
    return std::move(draft_);
  }

 private:
  Question& question() { return draft_.question; }

  void read_head(const QuestionBody& body) {
    question().id = section_.id;
    question().stem = body.stem.empty() && !body.options.empty() ? section_.title : body.stem;
    question().title = section_.title.empty() ? text::shorten(text::squeeze(body.stem), 80) : section_.title;
    draft_.lines.line = section_.first;
    draft_.lines.stem = section_.blocks.empty() ? section_.first : section_.blocks.front().first;
  }

  void read_option_fields(const OptionDraft& source) {
    Option option;
    option.id = source.head.key;
    option.right = source.head.right;
    option.pinned = source.head.pinned;
    option.text = source.fields.front().text;
    OptionLines lines{source.line, 0};
    for (auto field = source.fields.begin() + 1; field != source.fields.end(); ++field)
      read_option_field(option, lines, *field);
    if (option.text.empty()) error(source.line, "has an option without text; write it behind the box");
    question().options.push_back(std::move(option));
    draft_.lines.options.push_back(lines);
  }

  void read_option_field(Option& option, OptionLines& lines, const Field& field) {
    switch (field.kind) {
      case LeadIn::why:
        return append(option.why, lines.why, field);
      case LeadIn::tempting:
        return append(option.tempting, lines.tempting, field);
      case LeadIn::right_if:
        return append(option.right_if, lines.right_if, field);
      case LeadIn::trap:
        if (option.right) error(field.line, "has a trap at a right option; only a wrong option can spring one");
        return mention(static_cast<int>(question().options.size()), field);
      default:
        error(field.line, fmt::format("has \"{}:\" inside of an option, where it would be read as part of it; begin it "
                                      "at the start of a line",
                                      lead_in_word(field.kind)));
    }
  }

  void read_field(const Field& field, bool has_options) {
    switch (field.kind) {
      case LeadIn::explanation:
        return append(question().explanation, draft_.lines.explanation, field);
      case LeadIn::hint:
        return append(question().hint, draft_.lines.hint, field);
      case LeadIn::topics:
        return add_topics(field);
      case LeadIn::references:
        for (Reference& reference : read_references(field.text)) question().references.push_back(std::move(reference));
        return;
      case LeadIn::trap:
        return mention(-1, field);
      case LeadIn::answer:
        if (!has_options) return append(question().answer, draft_.lines.answer, field);
        notices_.remark(field.line, named("has an \"Answer:\" beside its options; it was put into the explanation"));
        return append_paragraph(question().explanation, field.text);
      case LeadIn::level:
      case LeadIn::checked:
      case LeadIn::use:
      case LeadIn::exhibit:
        return read_mark(field);
      default:
        error(field.line, fmt::format("has \"{}:\" outside of an option; indent it as an item below its option",
                                      lead_in_word(field.kind)));
    }
  }

  /// What a deck says of the question rather than in it.
  void read_mark(const Field& field) {
    const std::string value = text::squeeze(field.text);
    if (field.kind == LeadIn::checked) {
      question().checked = value;
    } else if (field.kind == LeadIn::exhibit) {
      question().case_id = value;
      draft_.case_line = field.line;
    } else if (field.kind == LeadIn::level) {
      question().level = level_of(value);
      if (question().level == Level::unsaid)
        notices_.remark(field.line, named("has a \"Level:\" that is none of recall, apply, judge"));
    } else {
      question().mock_form = mock_form_of(value);
      if (question().mock_form < 0) error(field.line, "has a \"Use:\" that is neither \"mock\" nor \"mock 2\"");
    }
  }

  static Level level_of(std::string_view word) {
    for (const Level level : {Level::recall, Level::apply, Level::judge})
      if (text::same_ignoring_case(word, name_of(level))) return level;
    return Level::unsaid;
  }

  /// "mock" and "mock 1" are form 1; -1 for what is no use that we know.
  static int mock_form_of(std::string_view value) {
    constexpr std::string_view kMock = "mock";
    if (!text::starts_ignoring_case(value, kMock)) return -1;
    const std::string_view number = text::trim(value.substr(kMock.size()));
    if (number.empty()) return 1;
    return number.size() == 1 && number[0] >= '1' && number[0] <= '9' ? number[0] - '0' : -1;
  }

  /// Adds the field to `text` and notes where the first one began.
  static void append(std::string& text, int& line, const Field& field) {
    append_paragraph(text, field.text);
    if (line == 0) line = field.line;
  }

  void add_topics(const Field& field) {
    draft_.lines.topics = field.line;
    for (TopicPath& topic : read_topics(field.text)) {
      auto& topics = question().topics;
      if (std::find(topics.begin(), topics.end(), topic) == topics.end()) topics.push_back(std::move(topic));
    }
    if (question().topics.size() > kMaxTopics) error(field.line, fmt::format("names more than {} topics", kMaxTopics));
  }

  void mention(int option, const Field& field) {
    std::string value = text::squeeze(field.text);
    if (value.size() > 2 && value.starts_with('`') && value.ends_with('`')) value = value.substr(1, value.size() - 2);
    if (value.empty()) return error(field.line, "has a \"Trap:\" without an id or a claim");
    const bool second = std::any_of(draft_.mentions.begin(), draft_.mentions.end(),
                                    [option](const TrapMention& known) { return known.option == option; });
    if (second)
      return error(
          field.line,
          "has a second trap at the same place; each option can carry one, and so can the question as a whole");
    draft_.mentions.push_back({option, field.line, std::move(value)});
  }

  void append_loose_text(const QuestionBody& body) {
    if (body.loose.empty()) return;
    const auto& misspelt = body.near_misses;
    if (std::find(misspelt.begin(), misspelt.end(), body.loose_line) == misspelt.end())
      notices_.remark(body.loose_line,
                      named("has text behind its options without a lead-in; it was taken as the explanation"));
    std::string explanation = body.loose;
    append_paragraph(explanation, question().explanation);
    question().explanation = explanation;
  }

  void check(const QuestionBody& body) {
    if (body.second_list != 0)
      return error(body.second_list,
                   "has a second list of options behind other text; a question begins with a heading of its own, "
                   "\"## TITLE\", and only code or a picture may stand between its options");
    if (!body.items_without_box.empty())
      return error(body.items_without_box.front(),
                   "has an item without a box among its options; begin it with [ ] or [x]");
    if (question().options.empty()) return check_basic();
    if (question().stem.empty()) return error(section_.first, "has no text before its options");
    if (question().options.size() < 2)
      return error(body.options.front().line, "has a single option; a choice needs two or more");
    const int right = question().choose();
    if (right == 0) return error(body.options.front().line, "has no right option; mark it with [x]");
    if (right == static_cast<int>(question().options.size()))
      return error(body.options.front().line,
                   "has only right options, so that no answer could be wrong; leave the box of the wrong ones empty");
    check_keys();
    check_equal_options();
  }

  void check_basic() {
    if (question().stem.empty() && question().answer.empty())
      return error(section_.first,
                   "is empty: a question needs options (\"- [x] right\", \"- [ ] wrong\") or an \"Answer:\"");
    if (question().answer.empty())
      return error(section_.first,
                   "has neither options (\"- [x] right\", \"- [ ] wrong\") nor an \"Answer:\" with text");
    if (question().stem.empty()) question().stem = section_.title;
    if (question().stem.empty()) error(section_.first, "has an answer but no question");
  }

  void check_keys() {
    const auto& options = question().options;
    for (std::size_t i = 0; i < options.size(); ++i)
      for (std::size_t k = 0; k < i; ++k)
        if (!options[i].id.empty() && options[i].id == options[k].id)
          error(draft_.lines.options[i].line, fmt::format("uses the key \"{})\" again, which line {} has already",
                                                          options[i].id, draft_.lines.options[k].line));
  }

  /// Options that differ only in case, blanks, emphasis or a full stop are one option to whoever reads them.
  void check_equal_options() {
    const auto& options = question().options;
    std::unordered_map<std::string, std::size_t> seen;
    for (std::size_t i = 0; i < options.size(); ++i) {
      const auto [first, inserted] = seen.try_emplace(text::folded(options[i].text), i);
      if (inserted) continue;
      const std::string what =
          fmt::format("has the option \"{}\" twice; it stands in line {} too", text::shorten(options[i].text, 60),
                      draft_.lines.options[first->second].line);
      const int line = draft_.lines.options[i].line;
      if (options[i].right != options[first->second].right)
        error(line, what + ", right there and wrong here, or the other way round");
      else
        notices_.warning(line, named(what));
    }
  }

  void report(const QuestionBody& body) {
    for (const int line : body.early_lead_ins)
      notices_.remark(
          line, named("has a field before its options, where it is part of the question's text; put it behind them"));
    if (body.late_boxes != 0)
      notices_.remark(body.late_boxes, named("has boxes behind its first field; they are no options"));
    for (const int line : body.near_misses) report_near_miss(line);
  }

  void report_near_miss(int line) {
    std::string_view written = text::trim(source_.line(line));
    written = written.substr(std::min(written.find_first_not_of("-+*_> \t0123456789.)"), written.size()));
    const auto meant = near_miss(written);
    if (!meant) return;
    notices_.remark(line, fmt::format("\"{}\" begins no field; did you mean \"{}:\"?",
                                      written.substr(0, written.find(':') + 1), lead_in_word(*meant)));
  }

  /// What can only be said of a question without errors: its kind and the keys that nobody wrote.
  void settle() {
    auto& options = question().options;
    for (std::size_t i = 0; i < options.size(); ++i) {
      options[i].keyed = !options[i].id.empty();
      if (!options[i].keyed) options[i].id = free_key(i);
    }
    question().kind = kind();
  }

  std::string free_key(std::size_t position) const {
    const auto& options = draft_.question.options;
    const auto taken = [&options](const std::string& key) {
      return std::any_of(options.begin(), options.end(), [&key](const Option& option) { return option.id == key; });
    };
    std::string key(1, static_cast<char>('a' + position));
    for (char c = 'a'; taken(key); ++c) key = std::string(1, c);
    return key;
  }

  QuestionKind kind() const {
    const auto& options = draft_.question.options;
    if (options.empty()) return QuestionKind::basic;
    const auto has = [&options](std::string_view word) {
      return std::any_of(options.begin(), options.end(),
                         [word](const Option& o) { return text::same_ignoring_case(o.text, word); });
    };
    if (options.size() == 2 && has("true") && has("false")) return QuestionKind::true_false;
    return draft_.question.choose() == 1 ? QuestionKind::single : QuestionKind::multiple;
  }

  [[nodiscard]] std::string named(std::string_view what) const {
    const std::string title = text::shorten(section_.title, 80);
    return title.empty() ? fmt::format("the question {}", what) : fmt::format("\"{}\" {}", title, what);
  }
  void error(int line, std::string_view what) { notices_.error(line, named(what)); }

  const markdown::SourceText& source_;
  const Section& section_;
  Notices& notices_;
  QuestionDraft draft_;
};

}  // namespace

namespace {

void read_trap_field(Trap& trap, const Field& field, Notices& notices) {
  switch (field.kind) {
    case LeadIn::topics:
      trap.topics = read_topics(field.text);
      return;
    case LeadIn::because:
      return append_paragraph(trap.because, field.text);
    case LeadIn::also_false:
      trap.also_false.push_back(text::squeeze(field.text));
      return;
    case LeadIn::same_as:
      trap.same_as = text::squeeze(field.text);
      if (trap.same_as.find('#') == std::string::npos)
        notices.error(field.line, "\"Same as:\" needs a deck and the id of its trap: \"Same as: DECK#trap-id\"");
      return;
    default:
      append_paragraph(trap.truth, field.text);
      if (field.kind != LeadIn::truth)
        notices.remark(field.line, fmt::format("\"{}:\" is no field of a trap; its text was added to the truth",
                                               lead_in_word(field.kind)));
  }
}

}  // namespace

std::optional<QuestionDraft> read_question(const markdown::SourceText& source, const Section& section,
                                           Notices& notices) {
  return QuestionReader(source, section, notices).read();
}

std::optional<Trap> read_trap(const markdown::SourceText& source, const Section& section, Notices& notices) {
  if (section.title.empty()) {
    notices.error(section.first, "a trap needs its claim in the heading: \"## Trap: CLAIM\"");
    return std::nullopt;
  }
  const QuestionBody body = read_question_body(source, section);
  if (!body.options.empty()) {
    notices.error(body.options.front().line,
                  fmt::format("the trap \"{}\" has options; give its question a heading of its own",
                              text::shorten(section.title, 80)));
    return std::nullopt;
  }
  Trap trap;
  trap.id = section.id;
  trap.claim = section.title;
  trap.truth = body.stem;
  for (const Field& field : body.fields) read_trap_field(trap, field, notices);
  return trap;
}

std::optional<Case> read_case(const markdown::SourceText& source, const Section& section, Notices& notices) {
  std::string exhibit;
  for (const markdown::Block& block : section.blocks) exhibit += source.slice(block.first, block.last);
  exhibit = text::trim_blank_lines(exhibit);
  if (exhibit.empty()) {
    notices.error(section.first,
                  fmt::format("the case \"{}\" is empty; write below its heading what its questions share",
                              text::shorten(section.title, 80)));
    return std::nullopt;
  }
  return Case{section.id, section.title, std::move(exhibit)};
}

}  // namespace trapline::formats
