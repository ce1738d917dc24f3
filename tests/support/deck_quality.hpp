// Test support: what can be measured in a deck of questions, and what would give an answer away.
#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/formats/diagnostic.hpp"
#include "engine/model/blueprint.hpp"

namespace trapline::test {

struct ReadDeck {
  std::string file;
  std::string text;
  formats::ParsedDeck parsed;
};

/// The whole file; "" where there is none.
[[nodiscard]] std::string text_of(const std::filesystem::path& file);

/// All `*.deck.md` of a folder, by name.
[[nodiscard]] std::vector<ReadDeck> read_decks(const std::filesystem::path& folder);

/// Stems of words that tell what a text is about: four letters or more, or with a digit or an underscore; no stop words
/// and no words that nearly every question of an exam has ("model", "team"). "caching" and "cached" are one.
[[nodiscard]] std::set<std::string> telling_stems(std::string_view text);

/// For each option how many such words of the question's stem stand in it and in no other option: a reader who knows
/// nothing could choose by them where they favor right options, or wrong ones.
[[nodiscard]] std::vector<int> words_of_the_stem_in_one_option(const Question& question);

/// The probability of counts at least as uneven as these if all were equally likely: Pearson's chi-squared test.
/// For four counts only (three degrees of freedom have a closed form).
[[nodiscard]] double probability_of_evenness(const std::vector<int>& four_counts);

/// Whether a Markdown text holds fenced code, a table or an image.
[[nodiscard]] bool has_code_table_or_image(std::string_view markdown);

/// The files that a Markdown text shows as images.
[[nodiscard]] std::vector<std::string> image_files(std::string_view markdown);

/// "option B", "answers A and C": a reference to a letter, which means nothing once options are shuffled; "" for none.
[[nodiscard]] std::string letter_reference(std::string_view text);

/// All texts of a question that its author wrote, one by one: title, stem, options with their fields, and so on.
[[nodiscard]] std::vector<std::string> texts_of(const Question& question);

/// Every run of `length` words (letters and digits, in lower case), joined by spaces.
[[nodiscard]] std::set<std::string> word_runs(std::string_view text, std::size_t length);

}  // namespace trapline::test
