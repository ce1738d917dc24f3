#include "engine/store/fact_table.hpp"

#include <algorithm>

#include "engine/store/query.hpp"
#include "engine/store/sql.hpp"
#include "engine/text/text_utils.hpp"

namespace trapline::store {
namespace {

constexpr int kChunk = 1'000;  // facts read before they are visited

/// What is said by the bits of `chosen` about the options in `shown`.
template <typename Value>
std::vector<Value> chosen_of(const std::vector<Value>& shown, std::int64_t chosen) {
  std::vector<Value> values;
  for (std::size_t i = 0; i < shown.size(); ++i)
    if ((chosen >> i & 1) != 0) values.push_back(shown[i]);
  return values;
}

std::int64_t bits_of(const std::vector<std::string>& shown, const std::vector<std::string>& chosen) {
  std::int64_t bits = 0;
  for (std::size_t i = 0; i < shown.size(); ++i)
    if (std::find(chosen.begin(), chosen.end(), shown[i]) != chosen.end()) bits |= std::int64_t{1} << i;
  return bits;
}

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += (text.empty() ? "" : "\n") + line;
  return text;
}

void bind_shown(Query& query, const PackedShown& packed) {
  if (const auto* bytes = std::get_if<std::string>(&packed))
    query.with(Blob{*bytes});
  else if (const auto* number = std::get_if<std::int64_t>(&packed))
    query.with(*number);
  else
    query.with(std::optional<std::int64_t>{});
}

}  // namespace

std::int64_t first_id_of(StudyDay day) {
  constexpr std::int64_t kMsPerDay = 86'400'000;
  constexpr std::int64_t kFurthestEast = 15 * 3'600'000;  // no offset is as large, and no rollover is before midnight
  return (day.number * kMsPerDay - kFurthestEast) * kPlacesPerStamp;
}

std::int64_t FactTable::next_id(Moment now) {
  Query query(*connection_, sql::fact_last);
  const std::int64_t newest = query.next() ? stamp_of(query.integer(0)) : 0;
  return std::max(now.at.ms, newest + 1) * kPlacesPerStamp;
}

void FactTable::insert(const NewFact& fact, std::int64_t card, std::optional<std::int64_t> previous) {
  const Review& r = fact.review;
  std::optional<std::int64_t> form;
  if (const std::int64_t number = labels_->form_number(r.form); number != 0 && number != card) form = number;
  const bool by_question = form.value_or(card) > 0 && !r.shown.empty();
  const std::int64_t question = by_question ? question_of(form.value_or(card)) : 0;
  const Shown shown = question != 0 ? numbers_of(fact, question) : Shown{};
  const PackedShown packed = pack_shown(shown);
  const int kind = fact.event == EventKind::none ? static_cast<int>(r.kind) : static_cast<int>(fact.event);
  Query query(*connection_, sql::fact_insert);
  query.with(r.id, fact.device, card == 0 ? std::nullopt : std::optional(card), previous, stamp_of(r.id) - r.at.at.ms,
             r.at.offset_minutes, r.day, form);
  bind_shown(query, packed);
  query.with(bits_of(r.shown, r.chosen), pack_graded(r, {kind, fact.was_new}), r.duration_ms).run();
  // Where the question is not here yet, its options have no numbers: they are kept by their names.
  const std::string detail = by_question && question == 0 ? joined(r.shown) : fact.detail;
  if (!detail.empty()) Query(*connection_, sql::fact_detail_insert).with(r.id, detail).run();
}

Shown FactTable::numbers_of(const NewFact& fact, std::int64_t question) {
  if (fact.options_by_identity) return options_.numbers_of_identities(question, fact.review.shown);
  return options_.numbers_of(question, fact.review.shown);
}

void FactTable::append(const NewFact& fact, StoredCard& card) {
  insert(fact, card.number, card.last_fact);
  card.last_fact = fact.review.id;
}

void FactTable::append(const NewFact& fact) { insert(fact, 0, {}); }

std::string FactTable::detail_of(std::int64_t id) {
  Query query(*connection_, sql::fact_detail_get);
  return query.with(id).next() ? query.text(0) : std::string{};
}

std::optional<Answer> FactTable::newest_own() {
  Answer answer;
  {
    Query query(*connection_, sql::fact_newest_own);
    if (!query.next()) return {};
    answer = {query.integer(0), query.integer(0), query.day(1), query.integer(2)};
  }
  Query query(*connection_, sql::fact_evidence_after);
  query.with(answer.first);
  constexpr int kEvidence = static_cast<int>(ReviewKind::evidence);
  while (query.next() && query.number(1) == kEvidence) answer.last = query.integer(0);
  return answer;
}

std::vector<std::int64_t> FactTable::mark_retracted(int device, std::int64_t first_stamp, std::int64_t last_stamp) {
  Query(*connection_, sql::retraction_insert).with(device, first_stamp, last_stamp).run();
  std::vector<std::int64_t> ids;
  {
    Query query(*connection_, sql::facts_of_device_between);
    query.with(device, first_stamp * kPlacesPerStamp, (last_stamp + 1) * kPlacesPerStamp);
    while (query.next()) ids.push_back(query.integer(0));
  }
  for (const std::int64_t id : ids) mark_retracted(id);
  return ids;
}

void FactTable::mark_retracted(std::int64_t id) { Query(*connection_, sql::retracted_insert).with(id).run(); }

bool FactTable::is_covered_by_retraction(int device, std::int64_t stamp) {
  return Query(*connection_, sql::retraction_covers).with(device, stamp).next();
}

StoredFact FactTable::to_fact(const Query& row) {
  StoredFact fact;
  Review& r = fact.review;
  r.id = row.integer(0);
  fact.device = row.number(1);
  if (!row.is_null(2)) fact.card = row.integer(2);
  fact.previous = row.maybe_integer(3);
  r.at = {{stamp_of(r.id) - row.integer(4)}, row.number(5)};
  r.day = row.day(6);
  const std::int64_t form = row.is_null(7) ? 0 : row.integer(7);
  fact.form = std::max<std::int64_t>(form, 0);
  if (row.is_blob(8))
    fact.shown = unpack_shown(row.text(8));
  else if (!row.is_null(8))
    fact.shown = unpack_shown(row.integer(8));
  fact.chosen = row.integer(9);
  const Graded graded = unpack_graded(row.number(10), r);
  fact.was_new = graded.was_new;
  if (graded.kind >= static_cast<int>(EventKind::retraction)) fact.event = static_cast<EventKind>(graded.kind);
  r.duration_ms = row.number(11);
  fact.retracted = row.truth(12);
  if (fact.card != 0) r.card = labels_->label(fact.card);
  if (form != 0)
    r.form = labels_->form(form);
  else if (r.card.kind() == CardKind::question)
    r.form = r.card.key;
  return fact;
}

void FactTable::name_options(StoredFact& fact) {
  if (fact.event != EventKind::none) return;
  Review& r = fact.review;
  const std::int64_t question = is_question_form(r.form) ? question_of(fact.form != 0 ? fact.form : fact.card) : 0;
  if (question == 0 && is_question_form(r.form)) return name_options_for_all(fact);
  if (!is_question_form(r.form))
    r.shown = {kStatementTrue, kStatementFalse};
  else if (!fact.shown.empty())
    r.shown = options_.names_of(question, fact.shown);
  else if (fact.chosen != 0)
    r.shown = options_.names_of(question, options_.numbers_of_identities(question, kept_options(r.id)));
  r.chosen = chosen_of(r.shown, fact.chosen);
}

std::vector<std::string> FactTable::kept_options(std::int64_t id) { return text::split_trimmed(detail_of(id), '\n'); }

void FactTable::name_options_for_all(StoredFact& fact) {
  Review& r = fact.review;
  if (fact.event != EventKind::none) return;
  if (!is_question_form(r.form))
    r.shown = {kStatementTrue, kStatementFalse};
  else if (!fact.shown.empty())
    r.shown = options_.identities_of(question_of(fact.form != 0 ? fact.form : fact.card), fact.shown);
  else
    r.shown = kept_options(r.id);
  r.chosen = chosen_of(r.shown, fact.chosen);
}

std::vector<StoredFact> FactTable::read(Query& query, Options options) {
  std::vector<StoredFact> facts;
  while (query.next()) facts.push_back(to_fact(query));
  if (options == Options::named)
    for (StoredFact& fact : facts) name_options(fact);
  return facts;
}

void FactTable::for_each(Options options, const std::function<void(const StoredFact&)>& visit) {
  std::int64_t from = INT64_MIN;
  while (true) {
    std::vector<StoredFact> facts;
    {
      Query query(*connection_, sql::fact_log);
      facts = read(query.with(from, kChunk), options);
    }
    const bool is_last = facts.size() < kChunk;
    if (!is_last) {  // facts with one stamp stay together
      from = stamp_of(facts.back().review.id) * kPlacesPerStamp;
      while (facts.back().review.id >= from) facts.pop_back();
    }
    std::stable_sort(facts.begin(), facts.end(),
                     [this](const auto& a, const auto& b) { return comes_before(*this, a, b); });
    for (const StoredFact& fact : facts) visit(fact);
    if (is_last) return;
  }
}

std::vector<StoredFact> FactTable::of_card(const StoredCard& card, Options options) {
  std::vector<StoredFact> facts;
  for (auto id = card.last_fact; id;) {
    auto fact = get(*id, options);
    if (!fact) break;
    id = fact->previous;
    facts.push_back(std::move(*fact));
  }
  return facts;
}

std::vector<StoredFact> FactTable::of_form(std::int64_t question) {
  Query query(*connection_, sql::fact_of_form);
  return read(query.with(question), Options::left_out);
}

std::vector<StoredFact> FactTable::schedulers() {
  Query query(*connection_, sql::fact_schedulers);
  return read(query, Options::left_out);
}

std::vector<StoredFact> FactTable::newest(int most) {
  Query query(*connection_, sql::fact_newest);
  return read(query.with(most), Options::named);
}

std::optional<StoredFact> FactTable::get(std::int64_t id, Options options) {
  std::optional<StoredFact> fact;
  {
    Query query(*connection_, sql::fact_get);
    if (!query.with(id).next()) return {};
    fact = to_fact(query);
  }
  if (options == Options::named) name_options(*fact);
  return fact;
}

std::vector<std::pair<std::int64_t, int>> FactTable::with_stamp(std::int64_t stamp) {
  std::vector<std::pair<std::int64_t, int>> found;
  Query query(*connection_, sql::fact_exists_with_stamp);
  for (query.with(stamp * kPlacesPerStamp, (stamp + 1) * kPlacesPerStamp); query.next();)
    found.emplace_back(query.integer(0), query.number(1));
  return found;
}

DayDone FactTable::done_on(StudyDay day) {
  Query query(*connection_, sql::day_done);
  query.with(day, first_id_of(day)).next();
  return {query.number(0), query.number(1), query.number(2), query.number(3)};
}

std::int64_t FactTable::last_topic(StudyDay day) {
  Query query(*connection_, sql::last_topic);
  return query.with(day, first_id_of(day)).next() ? query.integer(0) : 0;
}

const Identity& FactTable::device(int number) {
  if (!devices_.contains(number)) {
    Query query(*connection_, sql::device_list);
    while (query.next()) devices_[query.number(0)] = query.identity(1);
  }
  return devices_[number];
}

int FactTable::device_number(const Identity& device) {
  for (const bool again : {false, true}) {
    if (again) Query(*connection_, sql::device_add).with(device).run();
    Query query(*connection_, sql::device_list);
    while (query.next())
      if (query.identity(1) == device) return query.number(0);
  }
  return 0;
}

std::int64_t FactTable::question_of(std::int64_t card) {
  Query query(*connection_, sql::card_question_id);
  return query.with(card).next() ? query.integer(0) : 0;
}

bool comes_before(FactTable& table, const StoredFact& a, const StoredFact& b) {
  const std::int64_t a_stamp = stamp_of(a.review.id), b_stamp = stamp_of(b.review.id);
  if (a_stamp != b_stamp) return a_stamp < b_stamp;
  return a.device != b.device && table.device(a.device) < table.device(b.device);
}

}  // namespace trapline::store
