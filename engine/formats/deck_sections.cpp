#include "engine/formats/deck_sections.hpp"

#include <fmt/core.h>

#include <unordered_map>

#include "engine/formats/ids.hpp"
#include "engine/formats/lead_in.hpp"
#include "engine/formats/text_utils.hpp"

namespace trapline {
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

bool is_comment(const SourceText& source, const Block& block) {
  if (block.kind != BlockKind::html) return false;
  const std::string raw = source.slice(block.first, block.last);
  const std::string_view html = text::trim(raw);
  return html.starts_with("<!--") && html.ends_with("-->");
}

/// What a comment "<!-- id: x -->" says; nothing for another comment.
std::optional<std::string> id_in_comment(std::string_view line) {
  line = text::trim(line);
  if (!line.starts_with("<!--") || !line.ends_with("-->") || line.size() < 7) return std::nullopt;
  line = text::trim(line.substr(4, line.size() - 7));
  if (!text::starts_ignoring_case(line, "id:")) return std::nullopt;
  return std::string(text::trim(line.substr(3)));
}

class Splitter {
 public:
  Splitter(const SourceText& source, Notices& notices) : source_(source), notices_(notices) {}

  Sections split(std::vector<Block> blocks) {
    for (Block& block : blocks) add(std::move(block));
    for (Section& section : result_.list) finish(section);
    for (Section& section : result_.list)
      if (section.kind != SectionKind::notes && !section.id_written) make_id(section);
    return std::move(result_);
  }

 private:
  void add(Block block) {
    const bool heads = block.kind == BlockKind::heading && block.level <= 2;
    if (heads || result_.list.empty()) begin(block, heads);
    Section& section = result_.list.back();
    section.last = block.last;
    if (is_comment(source_, block))
      take_comment(section, block);
    else if (!heads)
      section.blocks.push_back(std::move(block));
  }

  void begin(const Block& block, bool heads) {
    Section section;
    section.first = block.first;
    if (heads && block.level == 2) {
      section.kind = SectionKind::question;
      section.title = heading_text(source_.line(block.first));
      if (auto trap = match_lead_in(section.title, LineOf::block_start); trap && trap->kind == LeadIn::trap) {
        section.kind = SectionKind::trap;
        section.title = std::move(trap->value);
      }
    }
    result_.list.push_back(std::move(section));
  }

  void take_comment(Section& section, const Block& block) {
    const auto id = id_in_comment(source_.line(block.first));
    if (!id || section.kind == SectionKind::notes) return;
    if (section.id_written)
      return error(block.first, fmt::format("\"{}\" has a second id here; leave one", name(section)));
    section.id_written = true;
    if (!is_valid_id(*id)) {
      return error(block.first, fmt::format("the id \"{}\" is not 4 to 64 of A-Z a-z 0-9 . _ - ; correct it",
                                            text::shorten(*id, 80)));
    }
    const auto [known, fresh] = lines_.try_emplace(*id, block.first);
    if (!fresh)
      return error(block.first, fmt::format("the id \"{}\" is already taken by line {}; give \"{}\" another one", *id,
                                            known->second, name(section)));
    result_.ids.take(*id);
    section.id = *id;
  }

  /// Rules at the end of a section only part it from the next one.
  static void finish(Section& section) {
    while (!section.blocks.empty() && section.blocks.back().kind == BlockKind::rule) section.blocks.pop_back();
  }

  void make_id(Section& section) {
    std::string title = section.title;
    if (title.empty() && !section.blocks.empty()) title = text::trim(source_.line(section.blocks.front().first));
    section.id = result_.ids.make_unique(slug(title, section.kind == SectionKind::trap ? "trap" : ""));
  }

  static std::string name(const Section& section) { return text::shorten(section.title, 80); }

  void error(int line, std::string message) { notices_.error(line, std::move(message)); }

  const SourceText& source_;
  Notices& notices_;
  Sections result_;
  std::unordered_map<std::string, int> lines_;
};

}  // namespace

Sections split_sections(const SourceText& source, std::vector<Block> blocks, Notices& notices) {
  return Splitter(source, notices).split(std::move(blocks));
}

}  // namespace trapline
