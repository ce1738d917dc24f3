#include "app/cli/print/cards.hpp"

#include <fmt/format.h>

#include "app/cli/print/context.hpp"
#include "app/cli/print/diagnostics.hpp"
#include "app/cli/print/json.hpp"
#include "app/words/confidences.hpp"
#include "engine/model/names.hpp"
#include "engine/text/nearest.hpp"

namespace trapline::cli {
namespace {

std::string quoted_list(const std::vector<CardId>& cards) {
  std::string text;
  for (const CardId& card : cards) text += (text.empty() ? "" : ", ") + card.key;
  return text;
}

}  // namespace

CardId the_card(collection::Collection& collection, const std::string& text) {
  const std::vector<CardId> found = collection.decks().find(text);
  if (found.size() == 1) return found.front();
  if (found.size() > 1) throw UsageError(fmt::format("\"{}\" may mean several cards: {}.", text, quoted_list(found)));
  std::vector<std::string> keys;
  for (const CardId& card : collection.decks().cards()) keys.push_back(card.key);
  throw UsageError(fmt::format("There is no card \"{}\"{}", text, text::did_you_mean(text, keys)));
}

std::string review_in_words(const Review& review) {
  std::string what = review.correct ? "right" : "wrong";
  if (review.lucky) what += ", lucky";
  if (review.confidence) what += ", " + words::in_words(*review.confidence);
  if (review.outcome != TrapOutcome::none) what += fmt::format(", {}", name_of(review.outcome));
  const std::string due = review.after.due ? to_iso(*review.after.due) : "-";
  return printable(fmt::format("{}  {:<8}  {:<40}  {}; q={}, interval {} d, ease {:.2f}, due {}",
                               to_iso(review.at).substr(0, 16), name_of(review.kind), review.card.key, what,
                               review.quality, review.after.interval_days, review.after.ease / 100.0, due));
}

}  // namespace trapline::cli
