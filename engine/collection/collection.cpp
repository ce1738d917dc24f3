#include "engine/collection/collection.hpp"

#include <utility>

#include "engine/store/connection.hpp"

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

}  // namespace

Collection::Collection(const std::filesystem::path& file, const Clock& clock, Settings settings, store::Access access)
    : connection_(std::make_unique<store::Connection>(file, access)),
      clock_(&clock),
      settings_(settings),
      content_(*connection_),
      pictures_(*connection_),
      cards_(*connection_),
      reviews_(*connection_),
      undo_(*connection_),
      insight_(*connection_) {}

Collection::~Collection() = default;
Collection::Collection(Collection&&) noexcept = default;

StudyDay Collection::study_day() const { return trapline::study_day(clock_->now(), settings_.rollover_hour); }

void Collection::set_settings(const Settings& settings) {
  settings_ = settings;
  prepared_.reset();
}

void Collection::idle() {
  connection_->checkpoint();
  prepare(last_filter_);
}

ImportReport Collection::import_deck(const Deck& deck, DryRun dry_run) {
  ImportReport report;
  report.deck = deck.name;
  prepared_.reset();
  store::Transaction transaction(*connection_);
  const std::int64_t id = content_.put_deck(deck);
  // Traps first: a question's link to a trap needs the trap to be there.
  for (const Trap& trap : deck.traps) count(report.traps, content_.put_trap(id, deck.name, trap));
  for (const Question& question : deck.questions)
    count(report.questions, content_.put_question(id, deck.name, question));
  for (const Picture& picture : deck.pictures) count(report.pictures, pictures_.put(id, picture));
  content_.count_questions(id);
  if (dry_run == DryRun::no) transaction.commit();
  return report;
}

std::optional<std::string> Collection::picture(const CardId& card, const std::string& path) {
  return pictures_.of_card(card, path);
}

std::vector<store::DeckSummary> Collection::decks() { return content_.decks(study_day()); }

}  // namespace trapline::collection
