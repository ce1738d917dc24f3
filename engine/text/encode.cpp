#include "engine/text/encode.hpp"

#include "engine/text/utf8.hpp"

namespace trapline::text {

void append_code_point(std::string& text, char32_t c) {
  const auto put = [&text](char32_t byte) { text += static_cast<char>(static_cast<unsigned char>(byte)); };
  if (c > 0x10FFFF || (c >= 0xD800 && c < 0xE000)) c = kReplacement;
  if (c < 0x80) return put(c);
  if (c < 0x800) {
    put(0xC0 | c >> 6U);
  } else {
    if (c < 0x10000) {
      put(0xE0 | c >> 12U);
    } else {
      put(0xF0 | c >> 18U);
      put(0x80 | (c >> 12U & 0x3F));
    }
    put(0x80 | (c >> 6U & 0x3F));
  }
  put(0x80 | (c & 0x3F));
}

}  // namespace trapline::text
