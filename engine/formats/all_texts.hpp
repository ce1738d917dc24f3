// Room: engine/formats. All that a question says, wherever it says it.
#pragma once

#include <functional>
#include <string>

#include "engine/formats/diagnostic.hpp"

namespace trapline::formats {

/// Visits the Markdown of a question in the order of reading: stem, back, options with their explanations, hint,
/// explanation. `line` is where the text begins in the file; the question's own where that is unknown.
void for_each_text(const Question& question, const QuestionLines& lines,
                   const std::function<void(const std::string& text, int line)>& visit);

}  // namespace trapline::formats
