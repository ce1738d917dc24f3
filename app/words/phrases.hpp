// Room: app/words. Our values as people say them. English; knows no card.
#pragma once

#include <string>

#include "engine/model/review.hpp"

namespace trapline::words {

/// "fairly sure".
[[nodiscard]] std::string in_words(Confidence confidence);

/// "1 answer", "2 answers".
[[nodiscard]] std::string count_of(int count, const std::string& one, const std::string& many);

}  // namespace trapline::words
