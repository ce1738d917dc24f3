// Room: engine/collection. States as the log gives them: of a few cards, or of all. Only sources of this room include
// it.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <vector>

#include "engine/collection/core.hpp"
#include "engine/schedule/advance.hpp"

namespace trapline::collection {

/// The states of these cards, computed from all facts that bear on them: their own, and for a question also those of
/// the traps that it probed or sprung.
[[nodiscard]] std::map<std::int64_t, CardState> fold_cards(Core& core, const std::set<std::int64_t>& cards);

/// Computes and writes them.
void refold(Core& core, const std::set<std::int64_t>& cards);

/// The same for all cards, by reading the log once.
void refold_all(Core& core);

/// The cards whose states a fact bears on: its own, the question on the screen, and every question that ever sprung the
/// trap that it is about.
[[nodiscard]] std::set<std::int64_t> cards_touched_by(Core& core, const std::vector<store::StoredFact>& facts);

/// Which scheduler is in force at the end of the log, and whether FSRS is chosen anywhere in it.
[[nodiscard]] schedule::Schedulers schedulers_of(Core& core);

/// Carries one fact out, where it counts.
void add_to(schedule::Replay& replay, Core& core, const store::StoredFact& fact);

/// Reads the whole log in its order; each answer that counts is shown with what it did to its card's schedule.
void for_each_answer(Core& core, const std::function<void(const Review&)>& visit);
/// The same for one card: all its answers, in order.
[[nodiscard]] std::vector<Review> answers_of(Core& core, const store::StoredCard& card);
/// The same for the newest `most` answers of the whole log.
[[nodiscard]] std::vector<Review> newest_answers(Core& core, int most);

}  // namespace trapline::collection
