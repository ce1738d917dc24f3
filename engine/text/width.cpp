#include "engine/text/width.hpp"

#include <utf8proc.h>

#include "engine/text/utf8.hpp"

namespace trapline::text {

std::string_view first_character(std::string_view text) { return text.substr(0, code_point_at(text, 0).size); }

int character_width(std::string_view character) {
  const CodePoint point = code_point_at(character, 0);
  // A broken byte is shown as one sign of replacement; a skin tone takes no room beside its emoji.
  if (!point.valid) return 1;
  if (point.value >= 0x1F3FB && point.value <= 0x1F3FF) return 0;
  return utf8proc_charwidth(static_cast<utf8proc_int32_t>(point.value));
}

int text_width(std::string_view text) {
  int width = 0;
  while (!text.empty()) {
    const std::string_view character = first_character(text);
    width += character_width(character);
    text.remove_prefix(character.size());
  }
  return width;
}

}  // namespace trapline::text
