#include "engine/formats/exam_page/page_belief.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "engine/formats/exam_page/page_sentences.hpp"
#include "engine/text/text_utils.hpp"

namespace trapline::formats {
namespace {

constexpr std::size_t kLongestText = 4000;
constexpr std::size_t kLongestClaim = 300;
constexpr std::size_t kLongestFraming = 14;  // words

/// What the words behind a framing are.
enum class Shape { statement, choice, mixed_up, ignored_fact, ignored_thing };

struct Framing {
  std::string_view words;
  Shape shape;
};

/// Longer ones come first where one begins like another.
constexpr std::array kFramings{
    Framing{"misconception that ", Shape::statement},
    Framing{"misconception of ", Shape::statement},
    Framing{"belief that ", Shape::statement},
    Framing{"assumption that ", Shape::statement},
    Framing{"idea that ", Shape::statement},
    Framing{"notion that ", Shape::statement},
    Framing{"assuming that ", Shape::statement},
    Framing{"assuming ", Shape::statement},
    Framing{"thinking that ", Shape::statement},
    Framing{"thinking ", Shape::statement},
    Framing{"believing that ", Shape::statement},
    Framing{"believing ", Shape::statement},
    Framing{"expecting that ", Shape::statement},
    Framing{"concluding that ", Shape::statement},
    Framing{"assume that ", Shape::statement},
    Framing{"assume ", Shape::statement},
    Framing{"think that ", Shape::statement},
    Framing{"think ", Shape::statement},
    Framing{"believe that ", Shape::statement},
    Framing{"believe ", Shape::statement},
    Framing{"conclude that ", Shape::statement},
    Framing{"expect that ", Shape::statement},
    Framing{"trap is that ", Shape::statement},
    Framing{"trap here is that ", Shape::statement},
    Framing{"choosing ", Shape::choice},
    Framing{"picking ", Shape::choice},
    Framing{"selecting ", Shape::choice},
    Framing{"reaching for ", Shape::choice},
    Framing{"defaulting to ", Shape::choice},
    Framing{"jumping to ", Shape::choice},
    Framing{"confusing ", Shape::mixed_up},
    Framing{"confuse ", Shape::mixed_up},
    Framing{"mixing up ", Shape::mixed_up},
    Framing{"conflating ", Shape::mixed_up},
    Framing{"conflate ", Shape::mixed_up},
    Framing{"mistaking ", Shape::mixed_up},
    Framing{"overlooking that ", Shape::ignored_fact},
    Framing{"forgetting that ", Shape::ignored_fact},
    Framing{"ignoring that ", Shape::ignored_fact},
    Framing{"forget that ", Shape::ignored_fact},
    Framing{"overlook that ", Shape::ignored_fact},
    Framing{"overlooking ", Shape::ignored_thing},
    Framing{"ignoring ", Shape::ignored_thing},
    Framing{"forgetting ", Shape::ignored_thing},
};

struct Found {
  std::size_t at = std::string_view::npos;
  std::size_t end = 0;
};

void keep_earlier(Found& best, std::string_view text, std::string_view phrase) {
  const std::size_t at = text::find_ignoring_case(text, phrase);
  if (at < best.at) best = {at, at + phrase.size()};
}

constexpr std::array<std::string_view, 14> kTurns{
    ", when in fact ",  " when in fact ",     ", when in reality ", " when in reality ", ", when actually ",
    ", while in fact ", ", whereas in fact ", ", whereas ",         ", but in fact ",    ", but in reality ",
    ", but actually ",  "; in fact, ",        "; in reality, ",     "; actually, "};
constexpr std::array<std::string_view, 7> kNegations{"rather than ", "instead of ", "without ", "and not ",
                                                     "not ",         "failing to ", "while "};
constexpr std::array<std::string_view, 17> kInsights{
    "recognizing", "recognising", "realizing",  "realising",   "understanding", "remembering",
    "noticing",    "knowing",     "seeing",     "considering", "recognize",     "recognise",
    "realize",     "realise",     "forgetting", "overlooking", "ignoring"};

/// Where the claim turns into its refutation: ", when in fact", "rather than recognizing that".
Found find_turn(std::string_view text) {
  Found best;
  for (const std::string_view turn : kTurns) keep_earlier(best, text, turn);
  for (const std::string_view insight : kInsights) {
    for (const std::string_view negation : kNegations)
      keep_earlier(best, text, std::string(" ").append(negation).append(insight).append(" that "));
    keep_earlier(best, text, std::string(", ").append(insight).append(" that "));
  }
  return best;
}

std::size_t count_words(std::string_view text) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), ' '));
}

struct Framed {
  std::string_view rest;  ///< behind the framing
  Shape shape = Shape::statement;
};

std::optional<Framed> find_framing(std::string_view sentence) {
  Found best;
  Shape shape = Shape::statement;
  for (const Framing& framing : kFramings) {
    const std::size_t before = best.at;
    keep_earlier(best, sentence, framing.words);
    if (best.at != before) shape = framing.shape;
  }
  if (best.at == std::string_view::npos || count_words(sentence.substr(0, best.at)) > kLongestFraming)
    return std::nullopt;
  return Framed{sentence.substr(best.end), shape};
}

/// "MirroredStrategy for every job" -> "MirroredStrategy is the right choice for every job"
std::string choice_claim(std::string_view words) {
  Found best;
  for (const std::string_view link : {" because ", " for ", " when ", " whenever ", " to ", " if "})
    keep_earlier(best, words, link);
  const std::string_view thing = words.substr(0, best.at);
  return std::string(thing).append(" is the right choice").append(words.substr(thing.size()));
}

/// "X with Y" -> "X and Y are the same"
std::string mixed_up_claim(std::string_view words) {
  Found link;
  for (const std::string_view word : {" with ", " for ", " and "}) keep_earlier(link, words, word);
  if (link.at == std::string_view::npos) return std::string(words);
  return std::string(words.substr(0, link.at)).append(" and ").append(words.substr(link.end)).append(" are the same");
}

/// "Y — a classic pitfall" -> "Y": a remark of the site, not of the matter.
std::string_view without_remark(std::string_view truth) {
  for (const std::string_view dash : {" — ", " – ", " - "}) {
    const std::size_t at = truth.rfind(dash);
    if (at == std::string_view::npos || at == 0) continue;
    std::string_view remark = truth.substr(at + dash.size());
    while (remark.ends_with('.')) remark.remove_suffix(1);
    const bool article = remark.starts_with("a ") || remark.starts_with("an ") || remark.starts_with("the ");
    for (const std::string_view end : {"pitfall", "trap", "mistake", "gotcha", "confusion", "error"})
      if (article && remark.ends_with(end) && count_words(remark) < 10) return truth.substr(0, at);
  }
  return truth;
}

std::string_view without_opening(std::string_view sentence) {
  for (const std::string_view opening : {"In fact, ", "In reality, ", "Actually, ", "However, ", "But "})
    if (text::starts_ignoring_case(sentence, opening)) return sentence.substr(opening.size());
  return sentence;
}

std::string bare(std::string_view words) {
  words = text::trim(words);
  while (!words.empty() && std::string_view(".;,: ").find(words.back()) != std::string_view::npos)
    words.remove_suffix(1);
  return std::string(words);
}

/// The claim that a framed sentence makes, and the part of it that is true.
Belief belief_of(const Framed& framed) {
  Found turn = find_turn(framed.rest);
  if (turn.at == std::string_view::npos) keep_earlier(turn, framed.rest, ", but ");
  const std::string words = bare(framed.rest.substr(0, turn.at));
  std::string truth;
  if (turn.at != std::string_view::npos) truth = as_sentence(without_remark(framed.rest.substr(turn.end)));
  switch (framed.shape) {
    case Shape::statement:
      return {words, truth};
    case Shape::choice:
      return {choice_claim(words), truth};
    case Shape::mixed_up:
      return {mixed_up_claim(words), truth};
    case Shape::ignored_fact:
      return {"It can be ignored that " + words, truth.empty() ? as_sentence(words) : truth};
    case Shape::ignored_thing:
      return {words + " can be ignored", truth};
  }
  return {words, truth};
}

}  // namespace

Belief part_belief(std::string_view text) {
  const std::vector<std::string> list = sentences(text::squeeze(text.substr(0, kLongestText)));
  if (list.empty()) return {};
  const auto framed =
      std::find_if(list.begin(), list.end(), [](const std::string& s) { return find_framing(s).has_value(); });
  Belief belief;
  if (framed != list.end()) {
    belief = belief_of(*find_framing(*framed));
  } else {
    const Found turn = find_turn(list.front());
    belief.claim = bare(std::string_view(list.front()).substr(0, turn.at));
    if (turn.at != std::string_view::npos)
      belief.truth = as_sentence(without_remark(std::string_view(list.front()).substr(turn.end)));
  }
  const auto rest = (framed == list.end() ? list.begin() : framed) + 1;
  for (auto sentence = rest; sentence != list.end(); ++sentence) {
    if (!belief.truth.empty()) belief.truth += ' ';
    belief.truth += as_sentence(without_opening(*sentence));
  }
  belief.claim = text::shorten(capitalised(belief.claim), kLongestClaim);
  return belief;
}

}  // namespace trapline::formats
