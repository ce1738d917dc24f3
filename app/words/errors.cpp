#include "app/words/errors.hpp"

#include <fmt/format.h>

#include <new>
#include <string_view>

namespace trapline::words {

std::string sentence_of(const std::exception& error) {
  if (dynamic_cast<const std::bad_alloc*>(&error) != nullptr) return "There is not enough memory for this.";
  const std::string_view what = error.what();
  if (what.ends_with('.')) return std::string(what);
  return fmt::format("Something unexpected failed ({}); what was answered before is kept.", what);
}

std::string sentence_of_nothing_known() {
  return "Something failed that has no name; what was answered before is kept.";
}

}  // namespace trapline::words
