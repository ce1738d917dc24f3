#include "engine/formats/deck_markdown/lead_in.hpp"

#include <algorithm>
#include <array>

#include "engine/text/nearest.hpp"
#include "engine/text/text_utils.hpp"

namespace trapline::formats {
namespace {

struct Word {
  std::string_view spelling;
  LeadIn kind;
};

constexpr std::array kWords{
    Word{"Why", LeadIn::why},           Word{"Wrong", LeadIn::why},
    Word{"Tempting", LeadIn::tempting}, Word{"Right if", LeadIn::right_if},
    Word{"Trap", LeadIn::trap},         Word{"Truth", LeadIn::truth},
    Word{"Because", LeadIn::because},   Word{"Also false", LeadIn::also_false},
    Word{"Same as", LeadIn::same_as},   Word{"Explanation", LeadIn::explanation},
    Word{"Topics", LeadIn::topics},     Word{"References", LeadIn::references},
    Word{"Hint", LeadIn::hint},         Word{"Answer", LeadIn::answer},
    Word{"Level", LeadIn::level},       Word{"Checked", LeadIn::checked},
    Word{"Use", LeadIn::use},           Word{"Case", LeadIn::exhibit},
};

/// What people write for a lead-in that we do not read as one.
constexpr std::array kMistakes{
    Word{"Right when", LeadIn::right_if},
    Word{"Correct if", LeadIn::right_if},
    Word{"Would be right if", LeadIn::right_if},
    Word{"Wrong because", LeadIn::why},
    Word{"Reason", LeadIn::why},
    Word{"Links", LeadIn::references},
    Word{"Sources", LeadIn::references},
    Word{"Tags", LeadIn::topics},
};

constexpr std::size_t kLongestWord = 24;

/// A line cut at its first colon: emphasis, word, emphasis, rest.
struct Cut {
  std::string emphasis;  ///< "**" and such that the line begins with
  std::string word;
  std::string_view rest;  ///< behind the colon, closing emphasis included
  bool closed = false;    ///< the emphasis ended before the colon
};

std::optional<Cut> cut_at_colon(std::string_view line) {
  line = text::trim(line);
  const std::size_t colon = line.substr(0, kLongestWord + 8).find(':');
  if (colon == std::string_view::npos) return std::nullopt;
  Cut cut;
  const std::size_t marks = std::min(line.find_first_not_of("*_"), line.size());
  if (marks >= colon || marks > 3) return std::nullopt;
  cut.emphasis = line.substr(0, marks);
  std::string_view word = line.substr(marks, colon - marks);
  cut.closed = marks > 0 && word.ends_with(cut.emphasis);
  if (cut.closed) word.remove_suffix(marks);
  cut.word = text::squeeze(word);
  cut.rest = line.substr(colon + 1);
  return cut;
}

/// The text behind the colon without the emphasis that belongs to the lead-in; nothing where it does not add up.
std::optional<std::string> value_of(const Cut& cut) {
  std::string_view rest = cut.rest;
  if (cut.emphasis.empty() || cut.closed) return std::string(text::trim(rest));
  if (rest.starts_with(cut.emphasis))
    rest.remove_prefix(cut.emphasis.size());
  else if (rest.ends_with(cut.emphasis))
    rest.remove_suffix(cut.emphasis.size());
  else
    return std::nullopt;
  return std::string(text::trim(rest));
}

/// Short words forgive only what hardly makes another word: "Who:" is not a misspelt "Why:".
bool nearly_same(std::string_view word, std::string_view spelling) {
  const std::size_t distance = text::edit_distance(word, spelling);
  if (spelling.size() <= 4) return distance == 1 && word.size() != spelling.size();
  return distance >= 1 && distance <= (spelling.size() >= 7 ? 2U : 1U);
}

}  // namespace

std::string_view lead_in_word(LeadIn kind) {
  const auto found = std::find_if(kWords.begin(), kWords.end(), [kind](const Word& word) { return word.kind == kind; });
  return found == kWords.end() ? std::string_view{} : found->spelling;
}

std::optional<LeadInMatch> match_lead_in(std::string_view line, LineOf place) {
  const auto cut = cut_at_colon(line);
  if (!cut) return std::nullopt;
  const auto found = std::find_if(kWords.begin(), kWords.end(), [&](const Word& word) {
    return place == LineOf::block_start ? text::same_ignoring_case(cut->word, word.spelling)
                                        : cut->word == word.spelling;
  });
  if (found == kWords.end()) return std::nullopt;
  auto value = value_of(*cut);
  if (!value) return std::nullopt;
  return LeadInMatch{found->kind, std::move(*value)};
}

std::optional<LeadIn> near_miss(std::string_view line) {
  const auto cut = cut_at_colon(line);
  if (!cut || cut->word.empty() || cut->word.size() > kLongestWord || match_lead_in(line, LineOf::block_start))
    return std::nullopt;
  if (cut->emphasis.empty() && !text::is_upper(cut->word[0])) return std::nullopt;
  const std::string word = text::lower(cut->word);
  for (const Word& mistake : kMistakes)
    if (text::same_ignoring_case(word, mistake.spelling)) return mistake.kind;
  for (const Word& good : kWords)
    if (nearly_same(word, text::lower(good.spelling))) return good.kind;
  return std::nullopt;
}

}  // namespace trapline::formats
