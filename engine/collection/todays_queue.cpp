#include "engine/collection/todays_queue.hpp"

#include <algorithm>
#include <iterator>
#include <unordered_map>

namespace trapline::collection {
namespace {

/// Drills of one day beyond this are asked in turn as others are done.
constexpr int kMostDrills = 1'000;

using Rows = std::vector<store::CardRow>;

study::Candidate to_candidate(store::CardRow row) {
  return {std::move(row.card), row.topic, row.seen_day, row.held_day, {std::move(row.sprung_by)}, {}};
}

std::vector<study::Candidate> to_candidates(Rows rows) {
  std::vector<study::Candidate> candidates;
  candidates.reserve(rows.size());
  for (store::CardRow& row : rows) candidates.push_back(to_candidate(std::move(row)));
  return candidates;
}

/// The traps of today, each with the questions that carry it: one read for all.
void add_traps(Core& core, Rows due, Rows asked, study::Pool& pool) {
  std::unordered_map<std::int64_t, std::vector<study::Carrier>> carriers;
  Rows all = due;
  all.insert(all.end(), asked.begin(), asked.end());
  for (store::CarrierRow& row : core.cards.carriers(all))
    carriers[row.trap].push_back({std::move(row.question.card), row.question.seen_day, row.question.held_day});
  const auto with_carriers = [&carriers](Rows rows) {
    std::vector<study::Candidate> traps;
    for (store::CardRow& row : rows) {
      const std::int64_t number = row.number;
      traps.push_back(to_candidate(std::move(row)));
      traps.back().carriers = carriers[number];
    }
    return traps;
  };
  pool.traps = with_carriers(std::move(due));
  pool.traps_asked_today = with_carriers(std::move(asked));
}

study::Pool read_pool(Core& core, const CardFilter& filter, StudyDay today, const Limits& left) {
  study::Pool pool;
  add_traps(core, core.cards.due_traps(today, left.reviews_per_day, filter), core.cards.traps_asked_on(today), pool);
  if (filter != CardFilter{}) {
    for (const store::CardRow& trap : core.cards.due_traps(today, left.reviews_per_day, {}))
      if (!trap.sprung_by.empty()) pool.sprung_elsewhere.push_back({trap.sprung_by});
  }
  // Each trap of today keeps at most two questions waiting; reading as many more makes up for them.
  const int extra = 2 * static_cast<int>(pool.traps.size() + pool.traps_asked_today.size()) +
                    static_cast<int>(pool.sprung_elsewhere.size());
  const auto most = [extra](int limit) { return limit > 0 ? limit + extra : 0; };
  pool.lapsed = to_candidates(core.cards.due_questions(today, true, most(left.reviews_per_day), filter));
  // Lapsed cards come first and count against the same limit, unless they wait.
  const auto asked = std::count_if(pool.lapsed.begin(), pool.lapsed.end(), [today](const study::Candidate& card) {
    return card.seen_day != today && card.held_day != today;
  });
  const int rest = most(left.reviews_per_day) + extra - static_cast<int>(asked);
  if (rest > 0 && left.reviews_per_day > 0)
    pool.due =
        to_candidates(core.cards.due_questions(today, false, std::min(rest, most(left.reviews_per_day)), filter));
  pool.fresh = to_candidates(core.cards.fresh_questions(today, most(left.new_per_day), filter));
  pool.drills = to_candidates(core.cards.drills(today, kMostDrills, filter));
  pool.last_topic = core.facts.last_topic(today);
  return pool;
}

}  // namespace

bool is_current(Core& core) {
  return core.prepared && core.prepared->day == core.study_day() &&
         core.prepared->data_version == core.connection.data_version();
}

const PreparedQueue& prepare(Core& core, const CardFilter& filter) {
  if (is_current(core) && core.prepared->filter == filter) return *core.prepared;
  const StudyDay today = core.study_day();
  const store::ReadTransaction transaction(core.connection);
  const std::int64_t version = core.connection.data_version();
  core.last_filter = filter;
  const store::DayDone done = core.facts.done_on(today);
  const Limits left{std::max(0, core.settings.limits.new_per_day - done.fresh),
                    std::max(0, core.settings.limits.reviews_per_day - done.reviews)};
  core.prepared = PreparedQueue{
      filter, today, version, done, study::build_queue(read_pool(core, filter, today, left), today, left), {}};
  return *core.prepared;
}

}  // namespace trapline::collection
