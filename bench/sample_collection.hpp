// Benchmarks: collections of any size, made once and kept in the build folder.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "engine/model/deck.hpp"
#include "engine/model/review.hpp"
#include "engine/time/clock.hpp"

namespace trapline::bench {

/// The day that every benchmark calls today: 1 December 2026, 09:00 UTC.
[[nodiscard]] Moment bench_now();

/// `count` questions of four options, one in ten carrying one of `count` / 100 traps, over twenty topics.
[[nodiscard]] Deck bench_deck(int count, int first = 0);

/// The same as the text of a deck file.
[[nodiscard]] std::string bench_deck_text(int count);

/// A collection of `cards` questions, nine in a hundred due today and one in a hundred new, each of the others with
/// `kReviewsPerCard` rows in its log. Made at the first call; later ones give the same file.
[[nodiscard]] std::filesystem::path bench_collection(int cards);

/// A log of `rows` reviews over `rows` / 10 cards, good and bad answers mixed.
[[nodiscard]] std::vector<Review> bench_log(int rows);

}  // namespace trapline::bench
