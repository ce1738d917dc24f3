#include "engine/markdown/prose.hpp"

#include <algorithm>

#include "engine/text/text_utils.hpp"

namespace trapline::markdown {
namespace {

/// No inline code, label or address of a real deck is longer. What is open for longer counts as not closed.
constexpr std::size_t kLongestInline = 1000;

bool is_word_char(char c) { return text::is_alnum(c) || c == '_' || (static_cast<unsigned char>(c) & 0x80U) != 0; }

std::size_t run_of(std::string_view text, std::size_t at) {
  return std::min(text.find_first_not_of(text[at], at), text.size()) - at;
}

class ProseReader {
 public:
  explicit ProseReader(std::string_view markdown) : text_(markdown) {}

  std::vector<ProseToken> read() {
    bool line_begins = true;
    while (at_ < text_.size()) {
      const std::size_t skipped = line_begins ? fenced_block() : 0;
      if (skipped > 0) {
        leave_out(skipped);
        continue;  // the next line begins
      }
      line_begins = text_[at_] == '\n';
      read_one();
    }
    return std::move(tokens_);
  }

 private:
  void read_one() {
    const char c = text_[at_];
    if (text::is_space(c)) return advance(1);
    if (is_word_char(c)) return read_word();
    if (const std::size_t size = hidden_inline(); size > 0) return leave_out(size);
    tokens_.push_back({text_.substr(at_, c == '`' ? run_of(text_, at_) : 1), line_});
    advance(tokens_.back().text.size());
  }

  void read_word() {
    std::size_t end = at_;
    while (end < text_.size() && is_word_char(text_[end])) ++end;
    const std::string_view word = text_.substr(at_, end - at_);
    if (text_.substr(end).starts_with("://")) return leave_out(address_size());
    tokens_.push_back({word, line_});
    advance(word.size());
  }

  /// From here to the end of the address: brackets and spaces end it.
  [[nodiscard]] std::size_t address_size() const {
    return std::min(text_.find_first_of(" \t\r\n<>()[]\"", at_), text_.size()) - at_;
  }

  /// The size of a fenced block that begins in this line, its last line break included; 0 for none.
  [[nodiscard]] std::size_t fenced_block() const {
    const std::size_t fence = std::min(text_.find_first_not_of(" \t>", at_), text_.size());
    if (fence == text_.size() || (text_[fence] != '`' && text_[fence] != '~')) return 0;
    const std::size_t length = run_of(text_, fence);
    if (length < 3) return 0;
    const std::size_t info_end = std::min(text_.find('\n', fence), text_.size());
    if (text_[fence] == '`' &&
        text_.substr(fence + length, info_end - fence - length).find('`') != std::string_view::npos)
      return 0;
    for (std::size_t line = info_end; line < text_.size();) {
      ++line;
      const std::size_t end = std::min(text_.find('\n', line), text_.size());
      if (closes_fence(text::trim(text_.substr(line, end - line)), text_[fence], length))
        return std::min(end + 1, text_.size()) - at_;
      line = end;
    }
    return text_.size() - at_;
  }

  static bool closes_fence(std::string_view line, char mark, std::size_t length) {
    return line.size() >= length && line.find_first_not_of(mark) == std::string_view::npos;
  }

  /// The size of code, a link, an image or a comment that begins here; 0 for none.
  [[nodiscard]] std::size_t hidden_inline() {
    const std::string_view rest = text_.substr(at_, kLongestInline);
    if (rest[0] == '`') return inline_code(rest);
    if (rest[0] == '[') return link(rest);
    if (comments_end_ && rest.starts_with("<!--")) return comment();
    return 0;
  }

  std::size_t comment() {
    const std::size_t size = size_to(text_.substr(at_), "-->", 4);
    comments_end_ = size > 0;  // what does not end here ends nowhere below: look no second time
    return size;
  }

  static std::size_t size_to(std::string_view rest, std::string_view end, std::size_t from) {
    const std::size_t found = rest.find(end, from);
    return found == std::string_view::npos ? 0 : found + end.size();
  }

  /// Ends at the next run of as many backquotes, in the same paragraph.
  static std::size_t inline_code(std::string_view rest) {
    const std::size_t length = run_of(rest, 0);
    rest = rest.substr(0, rest.find("\n\n"));
    for (std::size_t at = rest.find('`', length); at != std::string_view::npos; at = rest.find('`', at)) {
      const std::size_t other = run_of(rest, at);
      at += other;
      if (other == length) return at;
    }
    return 0;
  }

  /// "[label](address)".
  static std::size_t link(std::string_view rest) {
    const std::size_t middle = rest.find(']');
    if (middle == std::string_view::npos || !rest.substr(middle + 1).starts_with('(')) return 0;
    return size_to(rest, ")", middle);
  }

  void advance(std::size_t size) {
    const std::string_view passed = text_.substr(at_, size);
    line_ += static_cast<int>(std::count(passed.begin(), passed.end(), '\n'));
    at_ += size;
  }

  void leave_out(std::size_t size) {
    tokens_.push_back({{}, line_});
    advance(size);
  }

  std::string_view text_;
  std::size_t at_ = 0;
  int line_ = 0;
  bool comments_end_ = true;
  std::vector<ProseToken> tokens_;
};

}  // namespace

std::vector<ProseToken> prose_tokens(std::string_view markdown) { return ProseReader(markdown).read(); }

}  // namespace trapline::markdown
