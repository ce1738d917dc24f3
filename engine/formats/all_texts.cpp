#include "engine/formats/all_texts.hpp"

namespace trapline::formats {

void for_each_text(const Question& question, const QuestionLines& lines,
                   const std::function<void(const std::string& text, int line)>& visit) {
  const auto read = [&](const std::string& text, int line) { visit(text, line != 0 ? line : lines.line); };
  read(question.stem, lines.stem);
  read(question.answer, lines.answer);
  for (std::size_t i = 0; i < question.options.size(); ++i) {
    const Option& option = question.options[i];
    const OptionLines at = i < lines.options.size() ? lines.options[i] : OptionLines{};
    read(option.text, at.line);
    read(option.why, at.why);
    read(option.tempting, at.tempting);
    read(option.right_if, at.right_if);
  }
  read(question.hint, lines.hint);
  read(question.explanation, lines.explanation);
}

}  // namespace trapline::formats
