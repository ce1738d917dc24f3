#include "engine/collection/decks.hpp"

#include "engine/collection/core.hpp"
#include "engine/collection/fold.hpp"
#include "engine/store/content_import.hpp"

namespace trapline::collection {
namespace {

void count(PutCounts& counts, store::PutResult result) {
  switch (result) {
    case store::PutResult::added:
      ++counts.added;
      break;
    case store::PutResult::updated:
      ++counts.updated;
      break;
    case store::PutResult::unchanged:
      ++counts.unchanged;
      break;
  }
}

/// The log says since when other options are right, so that a replay knows it: the card is due.
void note_changed_key(Core& core, std::int64_t card) {
  auto stored = core.cards.stored(card);
  if (!stored || is_new(stored->state.schedule)) return;
  store::NewFact fact;
  fact.event = EventKind::key_changed;
  fact.review.at = core.clock->now();
  fact.review.day = core.study_day();
  fact.review.id = core.facts.next_id(fact.review.at);
  schedule::apply(fact.event, fact.detail, fact.review.day, stored->state);
  core.facts.append(fact, *stored);
  core.cards.put(*stored);
}

ImportReport import_into(Core& core, const Deck& deck, store::Writing writing) {
  ImportReport report;
  report.deck = deck.name;
  store::ContentImport import(core.connection, core.cards.labels(), deck, writing);
  for (const Trap& trap : deck.traps) count(report.traps, import.put(trap));
  for (const Case& deck_case : deck.cases) import.put(deck_case);
  for (const Question& question : deck.questions) {
    const store::PutQuestion put = import.put(question);
    count(report.questions, put.result);
    if (put.key_changed && writing == store::Writing::yes) note_changed_key(core, put.card);
  }
  for (const Picture& picture : deck.pictures) count(report.pictures, import.put(picture));
  import.count_questions();
  return report;
}

}  // namespace

ImportReport Decks::import_deck(const Deck& deck, DryRun dry_run) {
  if (dry_run == DryRun::yes) {
    const store::ReadTransaction transaction(core_->connection);
    return import_into(*core_, deck, store::Writing::no);
  }
  core_->prepared.reset();
  store::Transaction transaction(core_->connection);
  const ImportReport report = import_into(*core_, deck, store::Writing::yes);
  transaction.commit();
  return report;
}

std::vector<DeckSummary> Decks::list() { return core_->content.decks(core_->study_day()); }

std::optional<std::string> Decks::picture(const CardId& card, const std::string& path) {
  return core_->pictures.of_card(card, path);
}

std::vector<CardId> Decks::find(const std::string& text) { return core_->content.find(text); }

std::vector<CardId> Decks::cards() { return core_->cards.all(); }

CardReport Decks::show(const CardId& card) {
  const store::ReadTransaction transaction(core_->connection);
  CardReport report;
  report.card = card;
  report.deck = core_->content.deck_of(card);
  if (card.kind() == CardKind::question) {
    report.question = core_->content.question(card);
    for (const store::CarriedTrap& trap : core_->content.traps_of(card)) report.related.push_back(trap.card);
  } else {
    report.trap = core_->content.trap(card);
    report.related = core_->content.carriers_of(card);
  }
  const auto stored = core_->cards.stored(card);
  if (!stored) return report;
  report.state = stored->state;
  report.history = answers_of(*core_, *stored);
  return report;
}

}  // namespace trapline::collection
