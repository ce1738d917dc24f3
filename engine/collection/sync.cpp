#include "engine/collection/sync.hpp"

#include <charconv>
#include <set>

#include <fmt/format.h>

#include "engine/collection/fold.hpp"
#include "engine/store/identity.hpp"
#include "engine/store/identity_table.hpp"

namespace trapline::collection {
namespace {

/// More new facts than this are carried out by reading the whole log once.
constexpr std::size_t kManyFacts = 5'000;

/// What the detail of a retraction says.
struct Range {
  Identity device{};
  std::int64_t first = 0;
  std::int64_t last = 0;
};

std::optional<Range> range_in(const std::string& detail) {
  Range range;
  if (detail.size() < 2 * range.device.size() + 4) return {};
  for (std::size_t i = 0; i < range.device.size(); ++i) {
    const char* hex = detail.data() + 2 * i;
    if (std::from_chars(hex, hex + 2, range.device[i], 16).ec != std::errc{}) return {};
  }
  const char* end = detail.data() + detail.size();
  const auto first = std::from_chars(detail.data() + 2 * range.device.size() + 1, end, range.first);
  if (first.ec != std::errc{} || first.ptr == end) return {};
  if (std::from_chars(first.ptr + 1, end, range.last).ec != std::errc{}) return {};
  return range;
}

class Merge {
 public:
  explicit Merge(Core& core) : core_(core), identities_(core.connection, core.cards.labels()) {}

  void take(const Fact& fact) {
    const int device = core_.facts.device_number(fact.name.device);
    const auto place = free_place(fact, device);
    if (!place) {
      ++report_.known;
      return;
    }
    ++report_.added;
    store::NewFact made{fact.review, fact.event, fact.detail, fact.was_new, device, true};
    made.review.id = *place;
    if (!fact.form.empty()) made.review.form = core_.cards.labels().label(card_of(fact.form, false)).key;
    if (fact.card.empty()) {
      core_.facts.append(made);
    } else {
      auto stored = core_.cards.stored(card_of(fact.card, fact.is_trap)).value();
      core_.facts.append(made, stored);
      core_.cards.put(stored);
    }
    new_.push_back(*place);
    chooses_scheduler_ |= fact.event == EventKind::scheduler;
    if (fact.event == EventKind::retraction) retract(fact.detail);
    if (core_.facts.is_covered_by_retraction(device, fact.name.sequence)) core_.facts.mark_retracted(*place);
  }

  MergeReport finish() {
    std::set<std::int64_t> cards;
    if (new_.size() > kManyFacts || chooses_scheduler_) {
      core_.cards.for_each([&cards](const store::StoredCard& card) { cards.insert(card.number); });
      refold_all(core_);
    } else {
      std::vector<store::StoredFact> facts;
      for (const std::int64_t id : new_)
        if (auto fact = core_.facts.get(id, store::Options::left_out)) facts.push_back(std::move(*fact));
      cards = cards_touched_by(core_, facts);
      refold(core_, cards);
    }
    report_.changed = static_cast<int>(cards.size());
    return report_;
  }

 private:
  /// An id for the fact; nothing where it is here already.
  std::optional<std::int64_t> free_place(const Fact& fact, int device) {
    std::int64_t place = fact.name.sequence * kPlacesPerStamp;
    for (const auto& [id, owner] : core_.facts.with_stamp(fact.name.sequence)) {
      if (owner == device) return {};
      place = id + 1;
    }
    if (stamp_of(place) != fact.name.sequence) throw std::runtime_error("More devices than a collection can hold.");
    return place;
  }

  std::int64_t card_of(const std::vector<Identity>& names, bool is_trap) {
    return identities_.card_or_new(names, is_trap ? CardKind::trap : CardKind::question);
  }

  void retract(const std::string& detail) {
    const auto range = range_in(detail);
    if (!range) return;
    const int device = core_.facts.device_number(range->device);
    for (const std::int64_t id : core_.facts.mark_retracted(device, range->first, range->last)) new_.push_back(id);
  }

  Core& core_;
  store::IdentityTable identities_;
  std::vector<std::int64_t> new_;
  bool chooses_scheduler_ =
      false;  ///< and with it the interval of every later answer  // ids of facts that bear on states now
  MergeReport report_;
};

}  // namespace

std::vector<Fact> Sync::facts() {
  const store::ReadTransaction transaction(core_->connection);
  store::IdentityTable identities(core_->connection, core_->cards.labels());
  std::vector<Fact> facts;
  core_->facts.for_each(store::Options::left_out, [&](store::StoredFact stored) {
    core_->facts.name_options_for_all(stored);
    Fact fact;
    fact.name = {core_->facts.device(stored.device), stamp_of(stored.review.id)};
    fact.event = stored.event;
    if (stored.event != EventKind::none) fact.detail = core_->facts.detail_of(stored.review.id);
    if (stored.card != 0) fact.card = identities.of_card(stored.card);
    if (stored.form != 0) fact.form = identities.of_card(stored.form);
    fact.is_trap = stored.card != 0 && stored.review.card.kind() == CardKind::trap;
    fact.was_new = stored.was_new;
    fact.review = std::move(stored.review);
    fact.review.id = 0;
    fact.review.card = {};
    if (is_question_form(fact.review.form)) fact.review.form.clear();
    facts.push_back(std::move(fact));
  });
  return facts;
}

MergeReport Sync::merge(std::span<const Fact> facts) {
  core_->prepared.reset();
  store::Transaction transaction(core_->connection);
  Merge merge(*core_);
  for (const Fact& fact : facts) merge.take(fact);
  const MergeReport report = merge.finish();
  transaction.commit();
  return report;
}

}  // namespace trapline::collection
