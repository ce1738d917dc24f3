#include "engine/store/review_table.hpp"

#include <sstream>

#include "engine/store/query.hpp"
#include "engine/store/sql.hpp"

namespace trapline::store {
namespace {

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += text.empty() ? word : " " + word;
  return text;
}

std::vector<std::string> split(const std::string& text) {
  std::vector<std::string> words;
  std::istringstream in(text);
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

Review row_to_review(const Query& row) {
  Review r;
  r.id = row.integer(0);
  r.card = {row.text(1)};
  r.at = {{row.integer(2)}, row.number(3)};
  r.day = row.day(4);
  r.kind = static_cast<ReviewKind>(row.number(5));
  r.form = row.text(6);
  r.shown = split(row.text(7));
  r.chosen = split(row.text(8));
  r.correct = row.truth(9);
  if (!row.is_null(10)) r.confidence = static_cast<Confidence>(row.number(10));
  r.quality = row.number(11);
  r.lucky = row.truth(12);
  r.outcome = static_cast<TrapOutcome>(row.number(13));
  r.duration_ms = row.number(14);
  r.before = {row.number(15), row.number(16), row.number(17), row.number(18), row.maybe_day(19)};
  r.after = {row.number(20), row.number(21), row.number(22), row.number(23), row.maybe_day(24)};
  return r;
}

}  // namespace

std::int64_t ReviewTable::append(const Review& r) {
  const std::string shown = joined(r.shown);
  const std::string chosen = joined(r.chosen);
  std::optional<int> confidence;
  if (r.confidence) confidence = static_cast<int>(*r.confidence);
  Query query(*connection_, sql::review_insert);
  query.with(r.card.key, r.at.at.ms, r.at.offset_minutes, r.day, static_cast<int>(r.kind), r.form, shown, chosen,
             r.correct, confidence, r.quality, r.lucky, static_cast<int>(r.outcome), r.duration_ms);
  query.with(r.before.ease, r.before.interval_days, r.before.repetitions, r.before.lapses, r.before.due);
  query.with(r.after.ease, r.after.interval_days, r.after.repetitions, r.after.lapses, r.after.due);
  query.next();
  const std::int64_t id = query.integer(0);
  query.next();
  return id;
}

void ReviewTable::remove(std::int64_t id) { Query(*connection_, sql::review_delete).with(id).run(); }

void ReviewTable::for_each(const std::function<void(const Review&)>& visit, const std::optional<CardId>& card) {
  Query query(*connection_, card ? sql::review_log_of_card : sql::review_log);
  if (card) query.with(card->key);
  while (query.next()) visit(row_to_review(query));
}

DayDone ReviewTable::done_on(StudyDay day) {
  DayDone done;
  {
    Query query(*connection_, sql::day_done);
    query.with(day).next();
    done.fresh = query.number(0);
    done.reviews = query.number(1);
  }
  Query query(*connection_, sql::day_answers);
  query.with(day).next();
  done.answers = query.number(0);
  done.correct = query.number(1);
  return done;
}

std::int64_t ReviewTable::last_topic(StudyDay day) {
  Query query(*connection_, sql::last_topic);
  return query.with(day).next() ? query.integer(0) : 0;
}

}  // namespace trapline::store
