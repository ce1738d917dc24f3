// Room: engine/store. The log: facts are added at its end and never changed. Knows no rule of scheduling.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/model/fact.hpp"
#include "engine/store/card_table.hpp"
#include "engine/store/option_numbers.hpp"

namespace trapline::store {

class Connection;
class Query;

/// A bound below the ids of all facts of this study day and later ones: a stamp is never behind the wall clock.
[[nodiscard]] std::int64_t first_id_of(StudyDay day);

/// What was done on one day.
struct DayDone {
  int fresh = 0;    ///< new questions asked: count against the limit of new ones
  int reviews = 0;  ///< due cards asked, traps included: count against the limit of reviews
  int answers = 0;  ///< all answers, drills and early practice included
  int correct = 0;  ///< of `answers`
};

/// A fact as it stands in this file.
struct StoredFact {
  Review review;                      ///< with labels; its options only where they were asked for
  EventKind event = EventKind::none;  ///< none: an answer
  std::int64_t card = 0;              ///< 0 for a fact about all cards
  std::int64_t form = 0;              ///< the question's card, where it is another than `card`
  int device = 0;
  bool retracted = false;
  bool was_new = false;
  std::optional<std::int64_t> previous;  ///< of the same card
  Shown shown;                           ///< options by number
  std::int64_t chosen = 0;               ///< bit n: the option at place n of `shown`
};

enum class Options { left_out, named };

/// A fact to be written. The caller gives the id: next_id(), or one above it for the rows of one answer.
struct NewFact {
  Review review;
  EventKind event = EventKind::none;
  std::string detail;
  bool was_new = false;
  int device = 1;
  bool options_by_identity = false;  ///< the review's options are named as in a Fact of another collection
};

/// An answer with its evidence: what a retraction takes back.
struct Answer {
  std::int64_t first = 0;  ///< ids
  std::int64_t last = 0;
  StudyDay day;
  std::int64_t card = 0;  ///< the card that was asked
};

class FactTable {
 public:
  FactTable(Connection& connection, CardTable& cards)
      : connection_(&connection), labels_(&cards.labels()), options_(connection) {}

  /// The id of a fact of this device that is written now: later than any fact that the file holds.
  [[nodiscard]] std::int64_t next_id(Moment now);
  /// Appends a fact about `card` and makes it the head of the card's facts.
  void append(const NewFact& fact, StoredCard& card);
  /// Appends a fact about no card.
  void append(const NewFact& fact);
  [[nodiscard]] std::string detail_of(std::int64_t id);

  /// This device's newest answer that was not taken back.
  [[nodiscard]] std::optional<Answer> newest_own();
  /// Says of the facts of device number `device` with these stamps, here or still to come, that they do not count.
  /// Gives the ids of those that are here.
  std::vector<std::int64_t> mark_retracted(int device, std::int64_t first_stamp, std::int64_t last_stamp);
  [[nodiscard]] bool is_covered_by_retraction(int device, std::int64_t stamp);
  void mark_retracted(std::int64_t id);

  /// Visits the log in its order, one row at a time; the visitor may use the table.
  void for_each(Options options, const std::function<void(const StoredFact&)>& visit);
  /// All facts of one card, in no order.
  [[nodiscard]] std::vector<StoredFact> of_card(const StoredCard& card, Options options);
  /// Where a question was on the screen for another card, or sprung a trap: see migration 003.
  [[nodiscard]] std::vector<StoredFact> of_form(std::int64_t question);
  /// Choices of a scheduler, in order of id.
  [[nodiscard]] std::vector<StoredFact> schedulers();
  /// The newest answers that count, newest first.
  [[nodiscard]] std::vector<StoredFact> newest(int most);
  [[nodiscard]] std::optional<StoredFact> get(std::int64_t id, Options options);
  /// Ids and devices of the facts with one stamp.
  [[nodiscard]] std::vector<std::pair<std::int64_t, int>> with_stamp(std::int64_t stamp);

  [[nodiscard]] DayDone done_on(StudyDay day);
  /// Row of the first topic of the card answered last on that day; 0 for none.
  [[nodiscard]] std::int64_t last_topic(StudyDay day);

  /// Device numbers of this file to what names the devices everywhere, and back. Unknown ones are added.
  [[nodiscard]] const Identity& device(int number);
  [[nodiscard]] int device_number(const Identity& device);
  /// The fact's options as a Fact names them: shown, and those of them that were chosen.
  void name_options_for_all(StoredFact& fact);

 private:
  [[nodiscard]] std::int64_t question_of(std::int64_t card);
  void insert(const NewFact& fact, std::int64_t card, std::optional<std::int64_t> previous);
  [[nodiscard]] Shown numbers_of(const NewFact& fact, std::int64_t question);
  [[nodiscard]] StoredFact to_fact(const Query& row);
  [[nodiscard]] std::vector<StoredFact> read(Query& query, Options options);
  void name_options(StoredFact& fact);
  [[nodiscard]] std::vector<std::string> kept_options(std::int64_t id);

  Connection* connection_;
  CardLabels* labels_;
  OptionNumbers options_;
  std::map<int, Identity> devices_;
};

/// The order in which facts are folded, the same on every machine.
[[nodiscard]] bool comes_before(FactTable& table, const StoredFact& a, const StoredFact& b);

}  // namespace trapline::store
