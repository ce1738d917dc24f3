#include "engine/store/card_table.hpp"

#include <algorithm>

#include "engine/store/fact_table.hpp"
#include "engine/store/query.hpp"
#include "engine/store/row_to_state.hpp"
#include "engine/store/sql.hpp"

namespace trapline::store {
namespace {

StoredCard row_to_card(const Query& row, CardLabels& labels) {
  CardState state = row_to_state(row, labels);
  const bool has_memory = state.fsrs.has_value();
  return {row.integer(kAfterState), std::move(state), row.maybe_integer(kAfterState + 1), has_memory};
}

}  // namespace

std::optional<StoredCard> CardTable::stored(const CardId& card) {
  Query query(*connection_, sql::card_state);
  if (!query.with(card.key).next()) return {};
  return row_to_card(query, labels_);
}

std::optional<StoredCard> CardTable::stored(std::int64_t number) {
  Query query(*connection_, sql::card_state_of_id);
  if (!query.with(number).next()) return {};
  return row_to_card(query, labels_);
}

std::optional<CardState> CardTable::state(const CardId& card) {
  if (auto found = stored(card)) return std::move(found->state);
  return {};
}

void CardTable::put(const StoredCard& card) {
  const Schedule& s = card.state.schedule;
  const CardState& c = card.state;
  const TrapMemory& t = card.state.trap;
  Query(*connection_, sql::card_put_state)
      .with(card.number, s.ease, s.interval_days, s.repetitions, s.lapses, s.due, c.asked, c.asked_at, c.asked_day,
            c.seen_day, c.held_day, c.drill_day, t.sprung, labels_.form_number(t.sprung_by), t.check_by,
            t.resisted_days, t.last_resisted, labels_.form_number(t.resisted_form), t.resisted_in_two_forms,
            card.last_fact)
      .run();
  if (c.fsrs)
    Query(*connection_, sql::memory_put).with(card.number, c.fsrs->stability, c.fsrs->difficulty, c.fsrs->last).run();
  else if (card.has_memory)
    Query(*connection_, sql::memory_clear).with(card.number).run();
}

std::vector<CardId> CardTable::all() {
  std::vector<CardId> cards;
  Query query(*connection_, sql::card_keys);
  while (query.next()) cards.push_back({query.text(0)});
  return cards;
}

void CardTable::for_each(const std::function<void(const StoredCard&)>& visit) {
  Query query(*connection_, sql::card_states);
  while (query.next()) visit(row_to_card(query, labels_));
}

std::vector<CardRow> CardTable::rows(Query& query) {
  std::vector<CardRow> rows;
  while (query.next())
    rows.push_back({query.integer(0),
                    {query.text(1)},
                    query.integer(2),
                    query.maybe_day(3),
                    query.maybe_day(4),
                    query.is_null(5) ? std::string{} : query.text(5)});
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

std::vector<CardRow> CardTable::fresh_questions(StudyDay today, int most, const CardFilter& filter) {
  Query query(*connection_, sql::queue_fresh);
  return rows(query.with(today, most, filter.deck, filter.topic));
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
  return rows(query.with(day, first_id_of(day)));
}

std::vector<CarrierRow> CardTable::carriers(const std::vector<CardRow>& traps) {
  std::vector<CarrierRow> carriers;
  if (traps.empty()) return carriers;
  std::string list;
  for (const CardRow& trap : traps) list += (list.empty() ? "[" : ",") + std::to_string(trap.number);
  list += "]";
  Query query(*connection_, sql::queue_carriers);
  for (query.with(list); query.next();)
    carriers.push_back(
        {query.integer(0), {query.integer(1), {query.text(2)}, 0, query.maybe_day(3), query.maybe_day(4), {}}});
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
