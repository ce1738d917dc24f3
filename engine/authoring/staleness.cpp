#include "engine/authoring/staleness.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <functional>
#include <map>
#include <string>
#include <unordered_set>

#include "engine/formats/all_texts.hpp"
#include "engine/formats/notices.hpp"
#include "engine/markdown/prose.hpp"

namespace trapline::authoring {
namespace {

constexpr std::size_t kNone = static_cast<std::size_t>(-1);

/// All names, former and current, as a tree of words: the way from the root to a node spells the beginning of a name.
class NameTree {
 public:
  struct Node {
    std::map<std::string, std::size_t, std::less<>> next;
    std::size_t former = kNone;  ///< the rename whose former name ends here
    bool current = false;        ///< a current name ends here
  };

  explicit NameTree(const std::vector<Rename>& renames) : nodes_(1) {
    for (std::size_t i = 0; i < renames.size(); ++i) {
      Node& former = nodes_[add(renames[i].from)];
      if (former.former == kNone) former.former = i;
      for (const std::string& name : renames[i].to) nodes_[add(name)].current = true;
    }
    nodes_[0].former = kNone;
    nodes_[0].current = false;
  }

  [[nodiscard]] const Node& node(std::size_t place) const { return nodes_[place]; }

  /// The place behind `word`, or kNone.
  [[nodiscard]] std::size_t step(std::size_t place, std::string_view word) const {
    const auto found = nodes_[place].next.find(word);
    return found == nodes_[place].next.end() ? kNone : found->second;
  }

  /// Where `name` ends; kNone where it is not in the tree.
  [[nodiscard]] std::size_t find(std::string_view name) const {
    std::size_t place = 0;
    for (const markdown::ProseToken& token : markdown::prose_tokens(name))
      if ((place = step(place, token.text)) == kNone) break;
    return place;
  }

 private:
  /// Where `name` ends; the root where it is no plain text, which could not be told from what is left out of a text.
  std::size_t add(std::string_view name) {
    const std::vector<markdown::ProseToken> words = markdown::prose_tokens(name);
    if (std::any_of(words.begin(), words.end(), [](const markdown::ProseToken& word) { return word.text.empty(); }))
      return 0;
    std::size_t place = 0;
    for (const markdown::ProseToken& word : words) {
      const auto [edge, fresh] = nodes_[place].next.try_emplace(std::string(word.text), nodes_.size());
      place = edge->second;
      if (fresh) nodes_.emplace_back();
    }
    return place;
  }

  std::vector<Node> nodes_;
};

/// The names in one question or trap, whatever number of texts it has.
class NamesSeen {
 public:
  explicit NamesSeen(const NameTree& tree) : tree_(tree) {}

  void read(std::string_view text, int line) {
    const std::vector<markdown::ProseToken> tokens = markdown::prose_tokens(text);
    std::size_t taken = 0;         // tokens before this one are part of a name already
    bool taken_by_former = false;  // "Vertex AI Model Garden" does not say "Model Garden"
    for (std::size_t at = 0; at < tokens.size(); ++at) {
      if (at < taken && taken_by_former) continue;
      const Longest longest = longest_name(tokens, at);
      if (at < taken || longest.end == at) continue;
      taken = longest.end;
      taken_by_former = longest.former != kNone;
      if (taken_by_former) former_.try_emplace(longest.former, line + tokens[at].line);
    }
  }

  [[nodiscard]] bool has_current(const Rename& rename) const {
    return std::any_of(rename.to.begin(), rename.to.end(),
                       [this](const std::string& name) { return current_.contains(tree_.find(name)); });
  }
  /// Renames whose former name occurs, and the line of the first occurrence.
  [[nodiscard]] const std::map<std::size_t, int>& former() const { return former_; }

 private:
  struct Longest {
    std::size_t end = 0;
    std::size_t former = kNone;
  };

  /// The longest name that begins at `at`. Current names on the way to a current one are said with it.
  Longest longest_name(const std::vector<markdown::ProseToken>& tokens, std::size_t at) {
    Longest longest{at, kNone};
    std::vector<std::size_t> said;
    std::size_t place = 0;
    for (std::size_t i = at; i < tokens.size(); ++i) {
      place = tree_.step(place, tokens[i].text);
      if (place == kNone) break;
      const NameTree::Node& node = tree_.node(place);
      if (!node.current && node.former == kNone) continue;
      longest = {i + 1, node.former};
      if (node.former != kNone) said.clear();
      if (node.current) said.push_back(place);
    }
    current_.insert(said.begin(), said.end());
    return longest;
  }

  const NameTree& tree_;
  std::map<std::size_t, int> former_;
  std::unordered_set<std::size_t> current_;
};

void read_question(const Question& question, const formats::QuestionLines& lines, NamesSeen& names) {
  names.read(question.title, lines.line);
  formats::for_each_text(question, lines, [&](const std::string& text, int line) {
    if (text != question.title) names.read(text, line);
  });
}

}  // namespace

std::vector<formats::Diagnostic> stale_names(const formats::ParsedDeck& parsed, const std::vector<Rename>& renames) {
  const NameTree tree(renames);
  formats::Notices notices;
  const auto report = [&](const NamesSeen& names) {
    for (const auto& [place, line] : names.former()) {
      const Rename& rename = renames[place];
      if (rename.to.empty() || names.has_current(rename)) continue;
      notices.warning(line, fmt::format(R"("{}" is now called "{}"; use that name, with the former one in brackets)",
                                        rename.from, rename.to.front()));
    }
  };
  for (std::size_t i = 0; i < parsed.deck.questions.size(); ++i) {
    NamesSeen names(tree);
    const auto& lines = parsed.lines.questions;
    read_question(parsed.deck.questions[i], i < lines.size() ? lines[i] : formats::QuestionLines{}, names);
    report(names);
  }
  for (std::size_t i = 0; i < parsed.deck.traps.size(); ++i) {
    NamesSeen names(tree);
    const int line = i < parsed.lines.traps.size() ? parsed.lines.traps[i].line : 0;
    names.read(parsed.deck.traps[i].claim, line);
    names.read(parsed.deck.traps[i].truth, line);
    report(names);
  }
  return notices.take_diagnostics();
}

}  // namespace trapline::authoring
