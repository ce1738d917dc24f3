// Room: engine/formats/exam_page. Words that tell what a text is about, and whether two texts share them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace trapline::formats {

/// The words of a text in lower case, each once, without stop words. "TF_CONFIG" is one word, "multi-GPU" two.
/// Stops after 500 words.
[[nodiscard]] std::vector<std::string> telling_words(std::string_view text);

/// The same word in another form: "configuration" and "configured", "error" and "errors".
[[nodiscard]] bool same_stem(std::string_view a, std::string_view b);

/// How many of `words` occur in `others` in one form or another.
[[nodiscard]] int shared_words(const std::vector<std::string>& words, const std::vector<std::string>& others);

/// `words` without those that occur in `others`.
[[nodiscard]] std::vector<std::string> words_without(const std::vector<std::string>& words,
                                                     const std::vector<std::string>& others);

}  // namespace trapline::formats
