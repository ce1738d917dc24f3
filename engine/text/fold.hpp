// Room: engine/text. What a text says, apart from how it is written: for comparing, never for showing.
#pragma once

#include <string>
#include <string_view>

namespace trapline::text {

/// The same for two texts that differ only in case, blanks (no-break ones too), signs that nobody sees (soft hyphen,
/// direction marks), Markdown emphasis, a final full stop, or Unicode form (NFKC with case folding: Unicode 15, 3.13).
/// Bytes that are no UTF-8 are kept as they are.
[[nodiscard]] std::string folded(std::string_view text);

/// True for what looks like a space: tab, line break, every kind of no-break or fixed space.
[[nodiscard]] bool is_blank(char32_t c);

/// True for what looks like nothing: soft hyphen, zero-width space and joiners, direction marks, byte order mark.
[[nodiscard]] bool is_invisible(char32_t c);

}  // namespace trapline::text
