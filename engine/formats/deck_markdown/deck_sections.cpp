#include "engine/formats/deck_markdown/deck_sections.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <unordered_map>

#include "engine/formats/deck_markdown/lead_in.hpp"
#include "engine/formats/ids.hpp"
#include "engine/text/text_utils.hpp"

namespace trapline::formats {
namespace {

/// "## A title ##" -> "A title"
std::string heading_text(std::string_view line) {
  line = text::trim(line);
  line = text::trim(line.substr(std::min(line.find_first_not_of('#'), line.size())));
  const std::size_t hashes = line.find_last_not_of('#');
  if (hashes == std::string_view::npos) return "";
  const bool closed = hashes + 1 < line.size() && text::is_space(line[hashes]);
  return std::string(text::trim(closed ? line.substr(0, hashes) : line));
}

bool is_comment(std::string_view html) { return html.starts_with("<!--") && html.ends_with("-->") && html.size() >= 7; }

/// What a comment "<!-- id: x -->" says, with anything that wrongly follows the comment; nothing for other HTML.
std::optional<std::string> id_in_comment(std::string_view html) {
  if (!html.starts_with("<!--")) return std::nullopt;
  html = text::trim(html.substr(4));
  if (!text::starts_ignoring_case(html, "id:")) return std::nullopt;
  if (html.ends_with("-->")) html.remove_suffix(3);
  return std::string(text::trim(html.substr(3)));
}

class Splitter {
 public:
  Splitter(const markdown::SourceText& source, Notices& notices) : source_(source), notices_(notices) {}

  Sections split(std::vector<markdown::Block> blocks) {
    question_level_ = question_level(blocks);
    for (markdown::Block& block : blocks) add(std::move(block));
    for (Section& section : result_.list) finish(section);
    for (Section& section : result_.list)
      if (section.kind != SectionKind::notes && !section.id_written) make_id(section);
    return std::move(result_);
  }

 private:
  /// 2, as the format says; where the file has no such heading, the level of the heading above the first boxes: banks
  /// of other makers stand under "###" or "####" throughout.
  [[nodiscard]] int question_level(const std::vector<markdown::Block>& blocks) const {
    int above = 2;
    for (const markdown::Block& block : blocks) {
      if (block.kind == markdown::BlockKind::heading) {
        if (block.level == 2) return 2;
        above = block.level;
      } else if (block.kind == markdown::BlockKind::list && has_box(block)) {
        return std::max(2, above);
      }
    }
    return 2;
  }

  [[nodiscard]] bool has_box(const markdown::Block& list) const {
    return std::any_of(list.children.begin(), list.children.end(), [this](const markdown::Block& item) {
      const std::string_view line = source_.line(item.first);
      return line.find("[ ]") != std::string_view::npos || line.find("[x]") != std::string_view::npos ||
             line.find("[X]") != std::string_view::npos;
    });
  }

  void add(markdown::Block block) {
    const bool heads = block.kind == markdown::BlockKind::heading && block.level <= question_level_;
    if (heads || result_.list.empty()) begin(block, heads);
    Section& section = result_.list.back();
    section.last = block.last;
    if (heads || (block.kind == markdown::BlockKind::html && take_comment(section, block))) return;
    section.blocks.push_back(std::move(block));
  }

  void begin(const markdown::Block& block, bool heads) {
    Section section;
    section.first = block.first;
    if (heads && block.level == question_level_) {
      section.kind = SectionKind::question;
      section.title = heading_text(source_.line(block.first));
      auto named = match_lead_in(section.title, LineOf::block_start);
      if (named && (named->kind == LeadIn::trap || named->kind == LeadIn::exhibit)) {
        section.kind = named->kind == LeadIn::trap ? SectionKind::trap : SectionKind::exhibit;
        section.title = std::move(named->value);
      }
    }
    result_.list.push_back(std::move(section));
  }

  /// True for a comment, which is no part of any text, and for an id, even a bad one.
  bool take_comment(Section& section, const markdown::Block& block) {
    const std::string raw = source_.slice(block.first, block.last);
    const auto id = section.kind == SectionKind::notes ? std::nullopt : id_in_comment(text::trim(raw));
    if (id) take_id(section, *id, block.first);
    return id || is_comment(text::trim(raw));
  }

  void take_id(Section& section, const std::string& id, int line) {
    if (section.id_written) return error(line, fmt::format("\"{}\" has a second id here; leave one", name(section)));
    section.id_written = true;
    if (!is_valid_id(id))
      return error(
          line, fmt::format("the id \"{}\" is not 4 to 64 of A-Z a-z 0-9 . _ - ; correct it", text::shorten(id, 80)));
    const auto [known, fresh] = lines_.try_emplace(id, line);
    if (!fresh)
      return error(line, fmt::format("the id \"{}\" is already taken by line {}; give \"{}\" another one", id,
                                     known->second, name(section)));
    result_.ids.take(id);
    section.id = id;
  }

  /// Rules at the end of a section only part it from the next one.
  static void finish(Section& section) {
    while (!section.blocks.empty() && section.blocks.back().kind == markdown::BlockKind::rule)
      section.blocks.pop_back();
  }

  void make_id(Section& section) {
    std::string title = section.title;
    if (title.empty() && !section.blocks.empty()) title = text::trim(source_.line(section.blocks.front().first));
    section.id = result_.ids.make_unique(slug(title, prefix(section.kind)));
  }

  static std::string_view prefix(SectionKind kind) {
    if (kind == SectionKind::trap) return "trap";
    return kind == SectionKind::exhibit ? "case" : "";
  }

  static std::string name(const Section& section) { return text::shorten(section.title, 80); }

  void error(int line, std::string message) { notices_.error(line, std::move(message)); }

  const markdown::SourceText& source_;
  Notices& notices_;
  int question_level_ = 2;
  Sections result_;
  std::unordered_map<std::string, int> lines_;
};

}  // namespace

Sections split_sections(const markdown::SourceText& source, std::vector<markdown::Block> blocks, Notices& notices) {
  return Splitter(source, notices).split(std::move(blocks));
}

}  // namespace trapline::formats
