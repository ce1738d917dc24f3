#include "app/cli/print/option_keys.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <optional>
#include <stdexcept>

namespace trapline::cli {
namespace {

bool contains(const std::vector<std::string>& texts, const std::string& text) {
  return std::find(texts.begin(), texts.end(), text) != texts.end();
}

std::optional<std::size_t> position_of(const std::string& letter, std::size_t count) {
  if (letter.size() != 1) return std::nullopt;
  const char c = letter[0] >= 'a' ? static_cast<char>(letter[0] - 'a' + 'A') : letter[0];
  if (c < 'A' || static_cast<std::size_t>(c - 'A') >= count) return std::nullopt;
  return static_cast<std::size_t>(c - 'A');
}

}  // namespace

std::vector<std::string> options_at(const Question& question, const std::vector<std::string>& letters) {
  std::vector<std::string> ids;
  for (const std::string& letter : letters) {
    const auto position = position_of(letter, question.options.size());
    if (!position)
      throw std::invalid_argument(fmt::format("There is no option \"{}\": the options are A to {}.", letter,
                                              study::option_letter(question.options.size() - 1)));
    const std::string& id = question.options[*position].id;
    if (!contains(ids, id)) ids.push_back(id);
  }
  return ids;
}

std::vector<std::string> right_letters(const Question& question) {
  std::vector<std::string> letters;
  for (std::size_t i = 0; i < question.options.size(); ++i)
    if (question.options[i].right) letters.push_back(study::option_letter(i));
  return letters;
}

std::vector<std::size_t> telling_order(const Question& question, const std::vector<std::string>& chosen) {
  std::vector<std::size_t> order(question.options.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    const auto rank = [&](std::size_t i) {
      const Option& option = question.options[i];
      return contains(chosen, option.id) ? 0 : option.right ? 1 : 2;
    };
    return rank(a) < rank(b);
  });
  return order;
}

}  // namespace trapline::cli
