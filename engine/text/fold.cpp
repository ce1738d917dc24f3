#include "engine/text/fold.hpp"

#include <utf8proc.h>

#include <cstdlib>
#include <memory>

#include "engine/text/text_utils.hpp"
#include "engine/text/utf8.hpp"

namespace trapline::text {
namespace {

struct Free {
  void operator()(utf8proc_uint8_t* memory) const { std::free(memory); }
};

/// NFKC, case folded, without ignorable signs; the text itself where it is no UTF-8.
std::string normalized(std::string_view text) {
  utf8proc_uint8_t* out = nullptr;
  const auto options = static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_COMPAT |
                                                      UTF8PROC_CASEFOLD | UTF8PROC_IGNORE);
  const auto size = utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                 static_cast<utf8proc_ssize_t>(text.size()), &out, options);
  const std::unique_ptr<utf8proc_uint8_t, Free> owned(out);
  if (size < 0) return lower(text);
  return {reinterpret_cast<const char*>(out), static_cast<std::size_t>(size)};
}

bool is_emphasis(char32_t c) { return c == '*' || c == '_' || c == '`'; }

}  // namespace

bool is_blank(char32_t c) {
  if (c == '\t' || c == '\n' || c == '\r') return true;
  return utf8proc_category(static_cast<utf8proc_int32_t>(c)) == UTF8PROC_CATEGORY_ZS;
}

bool is_invisible(char32_t c) { return utf8proc_category(static_cast<utf8proc_int32_t>(c)) == UTF8PROC_CATEGORY_CF; }

std::string folded(std::string_view text) {
  const std::string plain = normalized(text);
  std::string result;
  bool gap = false;
  for (std::string_view rest = plain; !rest.empty();) {
    const std::string_view all = rest;
    const char32_t c = take_code_point(rest);
    if (is_blank(c)) {
      gap = !result.empty();
    } else if (!is_emphasis(c) && !is_invisible(c)) {
      if (gap) result += ' ';
      gap = false;
      result.append(all.substr(0, all.size() - rest.size()));
    }
  }
  while (result.ends_with('.')) result.pop_back();
  return result;
}

}  // namespace trapline::text
