#include "engine/formats/exam_page/page_parts.hpp"

#include <algorithm>

#include "engine/text/text_utils.hpp"

namespace trapline::formats {
namespace {

enum class Part { stem, trap, skipped, answer, breakdown, text_of_option, why_of_option };

class PageSplitter {
 public:
  explicit PageSplitter(const markdown::SourceText& source) : lines_(page_lines(source)) {}

  std::vector<PageParts> split() {
    const bool titled =
        std::any_of(lines_.begin(), lines_.end(), [](const PageLine& l) { return page_title(l.text).has_value(); });
    if (!titled && !lines_.empty()) begin(lines_.front(), std::nullopt);
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      if (auto title = page_title(lines_[i].text))
        begin(lines_[i], std::move(title));
      else if (!pages_.empty())
        take(lines_[i], i + 1 < lines_.size() ? std::string_view(lines_[i + 1].text) : "");
    }
    if (pages_.size() > 1 && page().headings == 0 && page().title->section.empty()) pages_.pop_back();
    return std::move(pages_);
  }

 private:
  PageParts& page() { return pages_.back(); }

  /// A title that is repeated before anything else came (a path of links above the page) begins no second page, and
  /// a link such as "PMLE Practice Question" none at all.
  void begin(const PageLine& line, std::optional<PageTitle> title) {
    const bool repeated = !pages_.empty() && page().headings == 0 && page().title && title &&
                          page().title->exam + page().title->section == title->exam + title->section;
    const bool only_a_link = !pages_.empty() && page().headings == 0 && page().title && page().title->section.empty();
    if (repeated || only_a_link) pages_.pop_back();
    pages_.emplace_back();
    page().line = line.number;
    page().title = std::move(title);
    part_ = Part::stem;
  }

  void take(const PageLine& line, std::string_view next_line) {
    const PageHeading heading = page_heading(line.text);
    if (heading == PageHeading::furniture) return;
    if (heading != PageHeading::none) return turn_to(heading, line.number);
    if (in_breakdown()) {
      if (!take_option_line(line, next_line)) take_text(line.text);
      return;
    }
    // "Common exam trap: the trap here is …"
    const std::size_t colon = std::min(line.text.find(':'), line.text.size());
    const PageHeading before_colon = page_heading(std::string_view(line.text).substr(0, colon));
    if (before_colon != PageHeading::trap && before_colon != PageHeading::answer) return take_text(line.text);
    turn_to(before_colon, line.number);
    take_text(text::trim(std::string_view(line.text).substr(colon + 1)));
  }

  void take_text(std::string_view words) {
    const auto mark = part_ == Part::answer ? page_mark(words) : std::nullopt;  // of the right option, repeated there
    if (mark) words = mark->rest;
    if (Paragraphs* paragraphs = current(); paragraphs != nullptr && !words.empty()) paragraphs->emplace_back(words);
  }

  void turn_to(PageHeading heading, int line) {
    ++page().headings;
    if (heading == PageHeading::breakdown && !page().options.empty() && page().second_breakdown == 0)
      page().second_breakdown = line;
    part_ = heading == PageHeading::trap        ? Part::trap
            : heading == PageHeading::answer    ? Part::answer
            : heading == PageHeading::breakdown ? Part::breakdown
                                                : Part::skipped;
  }

  [[nodiscard]] bool in_breakdown() const {
    return part_ == Part::breakdown || part_ == Part::text_of_option || part_ == Part::why_of_option;
  }

  /// True where the line began an option or its why.
  bool take_option_line(const PageLine& line, std::string_view next_line) {
    auto mark = page_mark(line.text);
    if (!mark && why_heading(next_line)) mark = letter_mark(line.text);
    if (mark && page().second_breakdown == 0) {
      page().options.push_back({line.number, mark->right, {}, {}, {}});
      if (!mark->rest.empty()) page().options.back().text.push_back(std::move(mark->rest));
      part_ = Part::text_of_option;
      return true;
    }
    const auto why = why_heading(line.text);
    if (!why) return mark.has_value();
    const bool no_option = page().options.empty() || part_ == Part::breakdown;
    if (no_option || page().options.back().explained_as_right) {
      if (page().stray_why == 0) page().stray_why = line.number;
      return true;
    }
    page().options.back().explained_as_right = why->right;
    part_ = Part::why_of_option;
    if (!why->rest.empty()) page().options.back().why.push_back(why->rest);
    return true;
  }

  Paragraphs* current() {
    switch (part_) {
      case Part::stem:
        return &page().stem;
      case Part::trap:
        return &page().trap;
      case Part::answer:
        return &page().answer;
      case Part::text_of_option:
        return &page().options.back().text;
      case Part::why_of_option:
        return &page().options.back().why;
      default:
        return nullptr;
    }
  }

  const std::vector<PageLine> lines_;
  std::vector<PageParts> pages_;
  Part part_ = Part::stem;
};

}  // namespace

std::vector<PageParts> split_pages(const markdown::SourceText& source) { return PageSplitter(source).split(); }

}  // namespace trapline::formats
