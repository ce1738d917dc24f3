#include "engine/store/undo_table.hpp"

#include <cereal/archives/portable_binary.hpp>
#include <cereal/types/optional.hpp>
#include <cereal/types/string.hpp>
#include <cereal/types/utility.hpp>
#include <cereal/types/vector.hpp>

#include <sstream>

#include "engine/store/frame.hpp"
#include "engine/store/query.hpp"
#include "engine/store/sql.hpp"

namespace trapline {

// The order of the fields is the format. Change it only together with kUndoVersion: an entry of another version is
// dropped, which costs the user an undo and no answer.
template <class Archive>
void serialize(Archive& archive, StudyDay& day) {
  archive(day.number);
}
template <class Archive>
void serialize(Archive& archive, CardId& card) {
  archive(card.key);
}
template <class Archive>
void serialize(Archive& archive, Schedule& s) {
  archive(s.ease, s.interval_days, s.repetitions, s.lapses, s.due);
}
template <class Archive>
void serialize(Archive& archive, TrapMemory& t) {
  archive(t.sprung, t.sprung_by, t.check_by, t.resisted_days, t.last_resisted, t.resisted_form,
          t.resisted_in_two_forms);
}
template <class Archive>
void serialize(Archive& archive, CardState& c) {
  archive(c.schedule, c.asked, c.asked_day, c.seen_day, c.held_day, c.drill_day, c.trap);
}
}  // namespace trapline

namespace trapline::store {

template <class Archive>
void serialize(Archive& archive, UndoEntry& entry) {
  archive(entry.card, entry.reviews, entry.before);
}

namespace {

constexpr std::uint32_t kUndoVersion = 1;

std::string pack(const UndoEntry& entry) {
  std::ostringstream out;
  cereal::PortableBinaryOutputArchive archive(out);
  archive(entry);
  return frame(kUndoVersion, out.str());
}

std::optional<UndoEntry> unpack(const std::string& bytes) {
  const auto framed = unframe(bytes);
  if (!framed || framed->version != kUndoVersion) return {};
  std::istringstream in(framed->payload);
  cereal::PortableBinaryInputArchive archive(in);
  UndoEntry entry;
  archive(entry);
  return entry;
}

}  // namespace

void UndoTable::push(StudyDay today, const UndoEntry& entry) {
  Query(*connection_, sql::undo_forget).with(today).run();
  const std::string record = pack(entry);
  Query(*connection_, sql::undo_insert).with(today, Blob{record}).run();
}

std::optional<UndoEntry> UndoTable::pop(StudyDay today) {
  std::int64_t id = 0;
  std::string record;
  {
    Query query(*connection_, sql::undo_last);
    if (!query.with(today).next()) return {};
    id = query.integer(0);
    record = query.text(1);
  }
  Query(*connection_, sql::undo_delete).with(id).run();
  return unpack(record);
}

void UndoTable::clear() { Query(*connection_, sql::undo_clear).run(); }

bool UndoTable::has_entry(StudyDay today) { return Query(*connection_, sql::undo_last).with(today).next(); }

}  // namespace trapline::store
