#include "engine/markdown/block_skeleton.hpp"

#include <algorithm>
#include <array>

#include "engine/text/text_utils.hpp"

namespace trapline::markdown {
namespace {

constexpr std::size_t kMaxPrefix = 64;
constexpr std::size_t kMaxRule = 16;
constexpr std::string_view kText = "x";

bool is_blank_at(std::string_view line, std::size_t at) {
  return at >= line.size() || line[at] == ' ' || line[at] == '\t';
}

/// Length of a list or quote mark at the start of `rest`; 0 for none.
std::size_t mark_length(std::string_view rest) {
  if (rest.starts_with('>')) return 1;
  if (rest.find_first_of("-+*") == 0) return is_blank_at(rest, 1) ? 1 : 0;
  std::size_t digits = 0;
  while (digits < rest.size() && digits < 10 && text::is_digit(rest[digits])) ++digits;
  if (digits == 0 || digits > 9 || digits >= rest.size()) return 0;
  const bool ends = rest[digits] == '.' || rest[digits] == ')';
  return ends && is_blank_at(rest, digits + 1) ? digits + 1 : 0;
}

/// Length of the white space and the marks at the start of the line.
std::size_t prefix_length(std::string_view line, int& marks) {
  std::size_t at = 0;
  while (at < line.size() && at < kMaxPrefix) {
    if (line[at] == ' ' || line[at] == '\t') {
      ++at;
      continue;
    }
    const std::size_t mark = mark_length(line.substr(at));
    if (mark == 0) break;
    at += mark;
    ++marks;
  }
  return at;
}

std::size_t run_length(std::string_view rest, char c) { return std::min(rest.find_first_not_of(c), rest.size()); }

std::string hashes(std::string_view rest) {
  const std::size_t run = std::min(run_length(rest, '#'), std::size_t{7});
  std::string result(run, '#');
  if (is_blank_at(rest, run)) result += ' ';
  return text::trim(rest.substr(run)).empty() ? result : result.append(kText);
}

/// A fence and whether anything follows it. A fence of backticks cannot have a backtick behind it.
std::string fence(std::string_view rest) {
  const std::size_t run = run_length(rest, rest[0]);
  const std::string_view info = text::trim(rest.substr(run));
  if (run < 3 || (rest[0] == '`' && info.find('`') != std::string_view::npos)) return std::string(kText);
  return std::string(rest.substr(0, run)) + (info.empty() ? "" : " x");
}

/// "---", "===", "* * *" and such; empty for anything else.
std::string rule(std::string_view rest) {
  const char c = rest[0];
  const std::string_view line = text::trim_right(rest);
  if (line.find_first_not_of(c) == std::string_view::npos && (c == '-' || c == '='))
    return std::string(std::min(line.size(), kMaxRule), c);
  const bool only_marks = c != '=' && line.find_first_not_of(std::string{c, ' ', '\t'}) == std::string_view::npos;
  return only_marks && std::count(line.begin(), line.end(), c) >= 3 ? "***" : "";
}

/// The ends of multi-line HTML blocks may stand anywhere in a line.
std::string html_ends(std::string_view rest) {
  std::string result;
  if (rest.find("-->") != std::string_view::npos) result += " -->";
  for (const std::string_view end : {"</script>", "</pre>", "</style>"})
    if (rest.find('<') != std::string_view::npos && text::find_ignoring_case(rest, end) != std::string_view::npos)
      result.append(end);
  return result;
}

/// A comment or a tag, without attributes. Declarations and the like count as text.
std::string html_start(std::string_view rest) {
  if (rest.starts_with("<!--")) return "<!--" + html_ends(rest);
  const std::size_t name = rest.starts_with("</") ? 2 : 1;
  std::size_t at = name;
  while (at < rest.size() && at < 24 && text::is_alnum(rest[at])) ++at;
  const std::string_view line = text::trim_right(rest);
  const bool alone = line.ends_with('>') && line.find('<', 1) == std::string_view::npos;
  const bool name_ends = at >= rest.size() || text::is_space(rest[at]) || rest[at] == '>' || rest[at] == '/';
  if (at == name || !text::is_letter(rest[name]) || !name_ends) return std::string(kText) + html_ends(rest);
  return std::string(rest.substr(0, at)) + ">" + (alone ? "" : kText.data()) + html_ends(rest);
}

std::string content(std::string_view rest) {
  switch (rest[0]) {
    case '#':
      return hashes(rest);
    case '`':
    case '~':
      return fence(rest);
    case '<':
      return html_start(rest);
    case '-':
    case '=':
    case '*':
    case '_':
      if (std::string marks = rule(rest); !marks.empty()) return marks;
      break;
    default:
      break;
  }
  return std::string(kText) + html_ends(rest);
}

}  // namespace

std::string block_skeleton(std::string_view line, int& marks) {
  if (text::trim(line).empty()) return "";
  const std::size_t prefix = prefix_length(line, marks);
  const std::string_view rest = line.substr(prefix);
  if (rest.empty() || text::is_space(rest[0]))
    return std::string(line.substr(0, prefix)).append(rest.empty() ? "" : kText);
  return std::string(line.substr(0, prefix)) + content(rest);
}

}  // namespace trapline::markdown
