#include "tests/support/type_names.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <string_view>

namespace trapline::house {
namespace {

struct Token {
  std::string text;
  std::size_t line = 1;
};

bool is_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

/// Where the comment, the literal or the preprocessor's line ends that begins at `at`; `at` where none does.
std::size_t behind_what_is_no_code(std::string_view text, std::size_t at) {
  const auto behind = [&](std::string_view end, std::size_t from) {
    const std::size_t found = text.find(end, from);
    return found == std::string_view::npos ? text.size() : found + end.size();
  };
  const std::string_view rest = text.substr(at);
  if (rest.starts_with("//") || rest.starts_with("#")) return behind("\n", at);
  if (rest.starts_with("/*")) return behind("*/", at + 2);
  if (rest.starts_with("R\"(")) return behind(")\"", at);
  if (rest.front() != '"' && (rest.front() != '\'' || (at > 0 && is_word(text[at - 1])))) return at;
  std::size_t end = at + 1;
  while (end < text.size() && text[end] != rest.front()) end += text[end] == '\\' ? 2 : 1;
  return std::min(end + 1, text.size());
}

std::vector<Token> tokens_of(std::string_view text) {
  std::vector<Token> tokens;
  std::size_t line = 1;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = behind_what_is_no_code(text, at);
    if (end == at) {
      end = at + 1;
      if (is_word(text[at]))
        while (end < text.size() && (is_word(text[end]) || text.substr(end).starts_with("::")))
          end += is_word(text[end]) ? 1 : 2;
      if (std::isspace(static_cast<unsigned char>(text[at])) == 0)
        tokens.push_back({std::string(text.substr(at, end - at)), line});
    }
    line += static_cast<std::size_t>(std::count(text.begin() + static_cast<std::ptrdiff_t>(at),
                                                text.begin() + static_cast<std::ptrdiff_t>(end), '\n'));
    at = end;
  }
  return tokens;
}

/// A type with its namespace in front, and where it is defined.
struct Definition {
  std::string name;
  std::size_t line = 0;
};

/// Reads one header from its first token to its last.
class Reader {
 public:
  explicit Reader(std::vector<Token> tokens) : tokens_(std::move(tokens)) {}

  std::vector<Definition> run() {
    for (at_ = 0; at_ < tokens_.size(); ++at_) {
      const std::string& text = tokens_[at_].text;
      if (text == "namespace" && enters_namespace()) continue;
      if (text == "struct" || text == "class" || text == "enum") note_type();
      if (text == "{") scopes_.push_back(kNoNamespace);
      if (text == "}" && !scopes_.empty()) scopes_.pop_back();
    }
    return std::move(found_);
  }

 private:
  static constexpr const char* kNoNamespace = "{";

  [[nodiscard]] const std::string& text(std::size_t at) const {
    static const std::string kNothing;
    return at < tokens_.size() ? tokens_[at].text : kNothing;
  }

  bool enters_namespace() {
    const bool named = text(at_ + 1) != "{";
    if (text(at_ + (named ? 2 : 1)) != "{") return false;  // an alias
    scopes_.push_back(named ? text(at_ + 1) : "(unnamed)");
    at_ += named ? 2 : 1;
    return true;
  }

  void note_type() {
    const bool in_namespace = std::find(scopes_.begin(), scopes_.end(), kNoNamespace) == scopes_.end();
    std::size_t name = at_ + 1;
    if (text(name) == "class" || text(name) == "struct") ++name;  // enum class
    const std::string& next = text(name + 1);
    if (!in_namespace || (next != "{" && next != ":" && next != "final")) return;
    std::string full;
    for (const std::string& scope : scopes_) full += scope + "::";
    found_.push_back({full + text(name), tokens_[at_].line});
    at_ = name;
  }

  std::vector<Token> tokens_;
  std::size_t at_ = 0;
  std::vector<std::string> scopes_;
  std::vector<Definition> found_;
};

}  // namespace

std::vector<std::string> types_twice(const std::vector<SourceFile>& files) {
  std::map<std::string, std::string> first;  // where each is defined
  std::vector<std::string> twice;
  for (const SourceFile& file : files) {
    if (!file.path.ends_with(".hpp")) continue;
    for (const Definition& type : Reader(tokens_of(file.text)).run()) {
      const std::string here = fmt::format("{}:{}", file.path, type.line);
      const auto [known, is_new] = first.try_emplace(type.name, here);
      if (!is_new)
        twice.push_back(fmt::format("{}: {} is also the name of a type in {}", here, type.name, known->second));
    }
  }
  return twice;
}

}  // namespace trapline::house
