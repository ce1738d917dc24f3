#include "engine/store/migrate_log.hpp"

#include <sqlite3.h>

#include <algorithm>
#include <sstream>
#include <unordered_map>

#include "engine/store/fact_codec.hpp"
#include "engine/store/identity.hpp"
#include "engine/store/option_numbers.hpp"
#include "engine/store/query.hpp"
#include "engine/store/sql.hpp"

namespace trapline::store {
namespace {

std::string_view text_of(sqlite3_value* value) {
  const auto* text = reinterpret_cast<const char*>(sqlite3_value_text(value));
  return {text, static_cast<std::size_t>(sqlite3_value_bytes(value))};
}

void give(sqlite3_context* context, const Identity& identity) {
  sqlite3_result_blob(context, identity.data(), static_cast<int>(identity.size()), SQLITE_TRANSIENT);
}

std::vector<std::string> words_of(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> words;
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

/// Where each card's facts begin so far, and when it was last asked.
struct Head {
  std::optional<std::int64_t> last_fact;
  std::int64_t asked_at = 0;
};

class LogMigration {
 public:
  explicit LogMigration(Connection& connection) : connection_(connection), options_(connection) {}

  void carry_over(const Query& row) {
    const std::int64_t card = row.integer(0);
    const std::int64_t at_ms = row.integer(1);
    stamp_ = std::max(at_ms, stamp_ + 1);
    const std::int64_t id = stamp_ * kPlacesPerStamp;
    Head& head = heads_[card];
    const Review review = graded(row);
    Query insert(connection_, sql::fact_insert);
    insert.with(id, 1, card, head.last_fact, stamp_ - at_ms, row.number(2), row.day(3), form_of(row));
    const auto [shown, chosen] = choice_of(row);
    const PackedShown packed = pack_shown(shown);
    if (const auto* bytes = std::get_if<std::string>(&packed))
      insert.with(Blob{*bytes});
    else
      insert.with(std::holds_alternative<std::int64_t>(packed) ? std::optional(std::get<std::int64_t>(packed))
                                                               : std::nullopt);
    insert.with(chosen, pack_graded(review, {static_cast<int>(review.kind), row.truth(16)}), row.number(15)).run();
    head.last_fact = id;
    if (review.kind != ReviewKind::evidence) head.asked_at = stamp_;
  }

  void note_heads() {
    for (const auto& [card, head] : heads_)
      Query(connection_, sql::migrate_card).with(card, head.last_fact, head.asked_at).run();
  }

 private:
  static Review graded(const Query& row) {
    Review review;
    review.kind = static_cast<ReviewKind>(row.number(4));
    review.correct = row.truth(10);
    if (!row.is_null(11)) review.confidence = static_cast<Confidence>(row.number(11));
    review.quality = row.number(12);
    review.lucky = row.truth(13);
    review.outcome = static_cast<TrapOutcome>(row.number(14));
    return review;
  }

  static std::optional<std::int64_t> form_of(const Query& row) {
    if (!row.is_null(6)) return row.integer(6) == row.integer(0) ? std::nullopt : std::optional(row.integer(6));
    const std::int64_t statement = number_of_statement(row.text(5));
    return statement == 0 ? std::nullopt : std::optional(statement);
  }

  /// The options shown, and which of them were chosen. One that the question does not have any more gets a number too.
  std::pair<Shown, std::int64_t> choice_of(const Query& row) {
    const std::vector<std::string> names = words_of(row.text(8));
    if (names.empty()) return {};
    std::int64_t chosen = 0;
    for (const std::string& name : words_of(row.text(9))) {
      const auto place = std::find(names.begin(), names.end(), name) - names.begin();
      if (place < static_cast<std::ptrdiff_t>(names.size())) chosen |= std::int64_t{1} << place;
    }
    if (row.is_null(6) || row.is_null(7)) return {Shown{}, chosen};  // a statement
    return {options_.numbers_of(row.integer(7), names), chosen};
  }

  Connection& connection_;
  OptionNumbers options_;
  std::int64_t stamp_ = 0;
  std::unordered_map<std::int64_t, Head> heads_;
};

}  // namespace

void add_migration_functions(SQLite::Database& database) {
  sqlite3* handle = database.getHandle();
  constexpr int kPure = SQLITE_UTF8 | SQLITE_DETERMINISTIC;
  sqlite3_create_function(
      handle, "deck_identity", 2, kPure, nullptr,
      [](sqlite3_context* context, int, sqlite3_value** values) {
        give(context, deck_identity(text_of(values[0]), text_of(values[1])));
      },
      nullptr, nullptr);
  sqlite3_create_function(
      handle, "card_identity", 3, kPure, nullptr,
      [](sqlite3_context* context, int, sqlite3_value** values) {
        Identity deck{};
        std::copy_n(static_cast<const std::uint8_t*>(sqlite3_value_blob(values[0])), deck.size(), deck.begin());
        const CardKind kind = sqlite3_value_int(values[1]) != 0 ? CardKind::trap : CardKind::question;
        give(context, card_identity(deck, kind, text_of(values[2])));
      },
      nullptr, nullptr);
  sqlite3_create_function(
      handle, "option_identity", 1, kPure, nullptr,
      [](sqlite3_context* context, int, sqlite3_value** values) {
        const std::string identity = option_identity(text_of(values[0]));
        sqlite3_result_text(context, identity.data(), static_cast<int>(identity.size()), SQLITE_TRANSIENT);
      },
      nullptr, nullptr);
}

void migrate_log(Connection& connection, const Identity& own) {
  Query(connection, sql::device_insert).with(1, own).run();
  LogMigration migration(connection);
  Query rows(connection, sql::migrate_reviews);
  while (rows.next()) migration.carry_over(rows);
  migration.note_heads();
}

}  // namespace trapline::store
