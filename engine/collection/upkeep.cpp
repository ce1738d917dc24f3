#include "engine/collection/upkeep.hpp"

#include "engine/collection/fold.hpp"

namespace trapline::collection {
namespace {

/// Each fact of a card names the one before it, and the card names the last: together they name every fact once.
class Chains {
 public:
  void add_fact(const store::StoredFact& fact) {
    if (fact.card == 0) return;
    here_ ^= fact.review.id;
    named_ ^= fact.previous.value_or(0);
  }
  void add_head(const store::StoredCard& card) { named_ ^= card.last_fact.value_or(0); }
  [[nodiscard]] bool whole() const { return here_ == named_; }

 private:
  std::int64_t here_ = 0;
  std::int64_t named_ = 0;
};

std::vector<store::StoredCard> compare(Core& core, CheckReport& report) {
  schedule::Replay replay(schedulers_of(core).keeps_fsrs);
  Chains chains;
  core.facts.for_each(store::Options::left_out, [&](const store::StoredFact& fact) {
    add_to(replay, core, fact);
    chains.add_fact(fact);
    if (fact.event == EventKind::none && !fact.retracted) ++report.reviews;
  });
  std::vector<store::StoredCard> differing;
  core.cards.for_each([&](const store::StoredCard& stored) {
    chains.add_head(stored);
    const CardId card = core.cards.labels().label(stored.number);
    const auto found = replay.states().find(card);
    const CardState& expected = found == replay.states().end() ? CardState{} : found->second;
    if (stored.state == expected) return;
    report.cards.push_back(card);
    differing.push_back(stored);
    differing.back().state = expected;
  });
  if (!chains.whole()) report.file.emplace_back("The facts of a card do not hang together.");
  return differing;
}

void find_faults_of_file(Core& core, CheckReport& report) { report.file = core.insight.integrity_findings(); }

}  // namespace

CheckReport Upkeep::check(Repair repair) {
  CheckReport report;
  if (repair == Repair::no) {
    const store::ReadTransaction transaction(core_->connection);
    find_faults_of_file(*core_, report);
    (void)compare(*core_, report);
    return report;
  }
  store::Transaction transaction(core_->connection);
  find_faults_of_file(*core_, report);
  const auto differing = compare(*core_, report);
  if (differing.empty()) return report;
  core_->prepared.reset();
  for (const store::StoredCard& card : differing) core_->cards.put(card);
  transaction.commit();
  report.repaired = true;
  return report;
}

}  // namespace trapline::collection
