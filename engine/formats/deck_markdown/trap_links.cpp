#include "engine/formats/deck_markdown/trap_links.hpp"

#include <fmt/core.h>

#include "engine/text/text_utils.hpp"

namespace trapline::formats {
namespace {

/// Claims that differ only in case, spaces or the final stop are one claim. The space in front keeps them apart from
/// ids.
std::string claim_name(std::string_view claim) {
  std::string name(1, ' ');
  name += text::lower(text::squeeze(claim));
  while (name.ends_with('.')) name.pop_back();
  return name;
}

}  // namespace

void TrapBook::add(Trap trap, TrapLines lines) {
  id_by_name_.try_emplace(trap.id, trap.id);
  id_by_name_.try_emplace(claim_name(trap.claim), trap.id);
  traps_.push_back(std::move(trap));
  lines_.push_back(lines);
}

void TrapBook::define_in_place(const QuestionDraft& draft, IdRegistry& ids) {
  for (const TrapMention& mention : draft.mentions) {
    if (is_valid_id(mention.value) || !find(mention.value).empty()) continue;
    Trap trap;
    trap.id = ids.make_unique(slug(mention.value, "trap"));
    trap.claim = mention.value;
    trap.topics = draft.question.topics;
    add(std::move(trap), {mention.line, true});
  }
}

bool TrapBook::link(QuestionDraft& draft, Notices& notices) const {
  bool complete = true;
  for (const TrapMention& mention : draft.mentions) {
    const std::string id = find(mention.value);
    Question& question = draft.question;
    (mention.option < 0 ? question.trap : question.options[static_cast<std::size_t>(mention.option)].trap) = id;
    if (!id.empty()) continue;
    complete = false;
    notices.error(mention.line,
                  fmt::format("\"{0}\" names the trap \"{1}\", which this file does not define; add a section "
                              "\"## Trap: CLAIM\" with the id {1}",
                              text::shorten(question.title, 80), mention.value));
  }
  return complete;
}

std::string TrapBook::find(const std::string& value) const {
  auto found = id_by_name_.find(value);
  if (found == id_by_name_.end()) found = id_by_name_.find(claim_name(value));
  return found == id_by_name_.end() ? std::string{} : found->second;
}

}  // namespace trapline::formats
