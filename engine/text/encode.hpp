// Room: engine/text. Code points as UTF-8.
#pragma once

#include <string>

namespace trapline::text {

/// Puts a code point behind `text`; what is none becomes U+FFFD.
void append_code_point(std::string& text, char32_t c);

}  // namespace trapline::text
