// Room: app/words. Numbers as people say them. English; knows no card.
#pragma once

#include <cstdint>
#include <string>

namespace trapline::words {

/// "1 answer", "2 answers".
[[nodiscard]] std::string count_of(std::int64_t count, const std::string& one, const std::string& many);

/// "none", "one", … "ten"; beyond that in digits.
[[nodiscard]] std::string in_words(int number);

/// "83 %": `part` of `whole`, rounded; `none` where the whole is nothing. Right up to 9 · 10^16.
[[nodiscard]] std::string percent(std::int64_t part, std::int64_t whole, const std::string& none);

}  // namespace trapline::words
