// Room: engine/markdown. The words of a Markdown text that its author chose: no code, no addresses, no comments.
#pragma once

#include <string_view>
#include <vector>

namespace trapline::markdown {

/// A run of letters and digits, or a single other sign ("-", "(", …). Empty where something was left out, so that
/// what stands on both sides of it are no neighbours.
struct ProseToken {
  std::string_view text;
  int line = 0;  ///< from 0, within the text
  bool operator==(const ProseToken&) const = default;
};

/// Left out: fenced code, inline code, links with their labels (a label is the title of somebody else's page),
/// addresses, comments. The tokens are views into `markdown`. Takes time in proportion to its length.
[[nodiscard]] std::vector<ProseToken> prose_tokens(std::string_view markdown);

}  // namespace trapline::markdown
