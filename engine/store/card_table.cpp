#include "engine/store/card_table.hpp"

#include <algorithm>

#include "engine/store/query.hpp"
#include "engine/store/row_to_state.hpp"
#include "engine/store/sql.hpp"

namespace trapline::store {
std::optional<CardState> CardTable::state(const CardId& card) {
  Query query(*connection_, sql::card_state);
  if (!query.with(card.key).next()) return {};
  return row_to_state(query);
}

void CardTable::put_state(const CardId& card, const CardState& state) {
  const Schedule& s = state.schedule;
  const TrapMemory& t = state.trap;
  Query(*connection_, sql::card_put_state)
      .with(card.key, s.ease, s.interval_days, s.repetitions, s.lapses, s.due, state.asked, state.asked_day,
            state.seen_day, state.held_day, state.drill_day, t.sprung, t.sprung_by, t.check_by, t.resisted_days,
            t.last_resisted, t.resisted_form, t.resisted_in_two_forms)
      .run();
}

std::vector<CardId> CardTable::all() {
  std::vector<CardId> cards;
  Query query(*connection_, sql::card_keys);
  while (query.next()) cards.push_back({query.text(0)});
  return cards;
}

void CardTable::for_each_state(const std::function<void(const CardId&, const CardState&)>& visit) {
  Query query(*connection_, sql::card_states);
  while (query.next()) visit({query.text(kAfterState)}, row_to_state(query));
}

std::vector<CardRow> CardTable::rows(Query& query) {
  std::vector<CardRow> rows;
  while (query.next())
    rows.push_back({{query.text(0)}, query.integer(1), query.maybe_day(2), query.maybe_day(3), query.text(4)});
  return rows;
}

std::vector<CardRow> CardTable::due_traps(StudyDay today, int most, const CardFilter& filter) {
  Query query(*connection_, sql::queue_traps);
  return rows(query.with(today, most, filter.deck, filter.topic));
}

std::vector<CardRow> CardTable::due_questions(StudyDay today, bool lapsed, int most, const CardFilter& filter) {
  Query query(*connection_, sql::queue_questions);
  return rows(query.with(today, most, filter.deck, filter.topic, lapsed));
}

std::vector<CardRow> CardTable::fresh_questions(int most, const CardFilter& filter) {
  Query query(*connection_, sql::queue_fresh);
  return rows(query.with(0, most, filter.deck, filter.topic));
}

std::vector<CardRow> CardTable::early_questions(StudyDay today, int most, const CardFilter& filter) {
  Query query(*connection_, sql::queue_early);
  return rows(query.with(today, most, filter.deck, filter.topic));
}

std::vector<CardRow> CardTable::drills(StudyDay today, int most, const CardFilter& filter) {
  Query query(*connection_, sql::queue_drills);
  return rows(query.with(today, most, filter.deck, filter.topic));
}

std::vector<CardRow> CardTable::traps_asked_on(StudyDay day) {
  Query query(*connection_, sql::queue_traps_asked);
  return rows(query.with(day));
}

std::vector<CardRow> CardTable::carriers(const CardId& trap) {
  std::vector<CardRow> carriers;
  Query query(*connection_, sql::queue_carriers);
  for (query.with(trap.key); query.next();)
    carriers.push_back({{query.text(0)}, 0, query.maybe_day(1), query.maybe_day(2), {}});
  return carriers;
}

bool CardTable::waiting_exists(StudyDay today, bool reviews, bool fresh) {
  Query query(*connection_, sql::waiting_exists);
  query.with(today, reviews, fresh).next();
  return query.truth(0);
}

std::optional<StudyDay> CardTable::next_due_after(StudyDay day) {
  std::optional<StudyDay> next;
  const auto consider = [&next](Query& query) {
    query.next();
    const auto found = query.maybe_day(0);
    if (found && (!next || *found < *next)) next = found;
  };
  for (const bool lapsed : {false, true}) {
    Query query(*connection_, sql::next_due_question);
    consider(query.with(day, lapsed));
  }
  Query query(*connection_, sql::next_due_trap);
  consider(query.with(day));
  return next;
}

}  // namespace trapline::store
