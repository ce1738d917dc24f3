#include "app/cli/review/prompt_line.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace trapline::cli {
namespace {

constexpr std::array<std::pair<const char*, Typed>, 4> kCommands{
    {{"undo", Typed::undo}, {"quit", Typed::quit}, {"hint", Typed::hint}, {"help", Typed::help}}};

/// Lower case, without spaces, commas and line ends.
std::string condensed(const std::string& line) {
  std::string text;
  for (const char c : line) {
    if (c == ' ' || c == '\t' || c == ',' || c == '\r') continue;
    text += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  }
  return text;
}

std::optional<Typed> command_of(const std::string& text, std::size_t options) {
  if (text == "?") return Typed::help;
  for (const auto& [word, typed] : kCommands) {
    if (text == word) return typed;
    const bool is_option = static_cast<std::size_t>(word[0] - 'a') < options;
    if (text.size() == 1 && text[0] == word[0] && !is_option && typed != Typed::help) return typed;
  }
  return std::nullopt;
}

}  // namespace

PromptLine read_prompt(const std::string& line, std::size_t options) {
  std::string text = condensed(line);
  if (text.empty()) return {};
  if (const auto command = command_of(text, options)) return {*command, {}, 0};
  PromptLine result{Typed::answer, {}, 0};
  if (text.back() >= '1' && text.back() <= '4') {
    result.number = text.back() - '0';
    text.pop_back();
  }
  for (const char c : text) {
    if (c < 'a' || static_cast<std::size_t>(c - 'a') >= options) return {Typed::not_understood, {}, 0};
    result.letters.emplace_back(1, static_cast<char>(c - 'a' + 'A'));
  }
  return result;
}

}  // namespace trapline::cli
