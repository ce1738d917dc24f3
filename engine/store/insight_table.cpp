#include "engine/store/insight_table.hpp"

#include "engine/store/fact_table.hpp"
#include "engine/store/query.hpp"
#include "engine/store/row_to_state.hpp"
#include "engine/store/sql.hpp"

namespace trapline::store {

std::vector<AnswerRow> InsightTable::answer_rows(Query& query) {
  std::vector<AnswerRow> rows;
  while (query.next()) {
    CardId card{query.text(0)};
    if (rows.empty() || rows.back().card != card)
      rows.push_back(
          {std::move(card), {}, query.truth(2), query.truth(3), query.number(4), query.number(5), query.number(6)});
    rows.back().topics.push_back(query.text(1));
  }
  return rows;
}

std::vector<AnswerRow> InsightTable::all_answers(StudyDay today) {
  Query query(*connection_, sql::question_answers);
  return answer_rows(query.with(today));
}

std::vector<AnswerRow> InsightTable::recent_answers(StudyDay since) {
  Query query(*connection_, sql::recent_answers);
  return answer_rows(query.with(since, first_id_of(since)));
}

std::vector<TrapStanding> InsightTable::traps() {
  std::vector<TrapStanding> traps;
  Query query(*connection_, sql::trap_list);
  while (query.next())
    traps.push_back({{query.text(kAfterState)},
                     row_to_state(query, labels_),
                     query.text(kAfterState + 1),
                     query.text(kAfterState + 2),
                     query.number(kAfterState + 3)});
  return traps;
}

std::vector<AnswerGroup> InsightTable::answer_groups() {
  std::vector<AnswerGroup> groups;
  Query query(*connection_, sql::stats_reviews);
  while (query.next())
    groups.push_back(
        {query.number(0), query.number(1), query.number(2), query.number(3), query.number(4), query.integer(5)});
  return groups;
}

Glance InsightTable::glance() {
  Query query(*connection_, sql::glance);
  query.with(kTamedResistedDays, kTamedIntervalDays).next();
  return {query.number(0), query.number(1), query.number(2), query.number(3)};
}

CardTotals InsightTable::card_totals() {
  Query query(*connection_, sql::stats_cards);
  query.with(kMatureDays, kLeechLapses, kTamedResistedDays, kTamedIntervalDays).next();
  return {query.number(0), query.number(1), query.number(2), query.number(3),
          query.number(4), query.number(5), query.number(6)};
}

std::vector<StudyDay> InsightTable::days() {
  std::vector<StudyDay> days;
  Query query(*connection_, sql::stats_days);
  while (query.next()) days.push_back(query.day(0));
  return days;
}

std::vector<std::string> InsightTable::integrity_findings() {
  std::vector<std::string> findings;
  Query integrity(*connection_, sql::integrity_check);
  while (integrity.next())
    if (const std::string line = integrity.text(0); line != "ok") findings.push_back(line);
  Query keys(*connection_, sql::foreign_key_check);
  while (keys.next()) findings.push_back("A row of the table " + keys.text(0) + " refers to a row that is not there.");
  return findings;
}

}  // namespace trapline::store
