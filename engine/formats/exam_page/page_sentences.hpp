// Room: engine/formats/exam_page. Takes the English of a distractor's explanation apart: why it is wrong, what tempts,
// when it would be right. Knows no page structure.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace trapline::formats {

/// Sentences of a paragraph, each with its stop. "e.g." and "1.x" end none.
[[nodiscard]] std::vector<std::string> sentences(std::string_view paragraph);

/// With a capital in front, unless the first word is a name that begins in its own way ("iOS", "tf.data", "`x`").
[[nodiscard]] std::string capitalised(std::string_view words);

/// Capitalised and with a full stop, so that it can stand alone.
[[nodiscard]] std::string as_sentence(std::string_view words);

/// A distractor's explanation, parted. Each part is whole sentences; `why` is never empty where the text was not.
struct WrongParts {
  std::string why;
  std::string tempting;
  std::string right_if;
};

/// Parts "…. It is tempting because X, and would be correct if Y." and its kin. `option` is the distractor's text: it
/// tells whether "Y is the correct remedy when Z" speaks of this option.
[[nodiscard]] WrongParts part_explanation(const std::vector<std::string>& paragraphs, std::string_view option);

}  // namespace trapline::formats
