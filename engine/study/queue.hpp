// Room: engine/study. Today's queue: a pure function of the cards that could be asked, the limits and the day.
// Knows no database: whoever calls it has read the candidates from an index.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/model/card.hpp"
#include "engine/model/settings.hpp"
#include "engine/time/study_day.hpp"

namespace trapline::study {

/// A question that carries a due trap.
struct Carrier {
  CardId question;
  std::optional<StudyDay> seen_day;
  std::optional<StudyDay> held_day;
};

/// A card that could be asked today.
struct Candidate {
  CardId card;
  std::int64_t topic = 0;  ///< its first, as a number, 0 for none; neighbours in the queue differ in it where possible
  std::optional<StudyDay> seen_day;
  std::optional<StudyDay> held_day;
  CardId sprung_by;               ///< traps: the question that sprung it last, if one did
  std::vector<Carrier> carriers;  ///< traps: the questions that carry it
};

/// Everything that could be asked today, each list in the order of its index.
struct Pool {
  std::vector<Candidate> traps;   ///< due or overdue
  std::vector<Candidate> lapsed;  ///< due questions that failed at their last review
  std::vector<Candidate> due;     ///< other due questions
  std::vector<Candidate> fresh;   ///< never asked, in the order of their decks
  std::vector<Candidate> drills;  ///< answered today below quality 4
  std::vector<Candidate> traps_asked_today;
  std::vector<CardId> sprung_elsewhere;  ///< questions that sprung a due trap which the filter leaves out
  std::int64_t last_topic = 0;           ///< of the card answered last
};

enum class Tier { trap, lapsed, due, fresh, drill };

struct QueuedCard {
  CardId card;
  Tier tier = Tier::due;
  CardId probe;  ///< traps: the question that probes it; empty for a statement
};

struct Queue {
  std::vector<QueuedCard> cards;  ///< the next one in front
  int held = 0;                   ///< questions that wait a day for a sibling
  [[nodiscard]] int count(Tier tier) const;
};

/// The queue of `today`. `left` is what the day's limits still allow: `reviews_per_day` covers traps, lapsed cards and
/// reviews together, in that order. Siblings wait a day. Other carriers of a trap come after
/// all other reviews, or after all other new questions, even where they lapsed: distance from the trap goes first.
[[nodiscard]] Queue build_queue(Pool pool, StudyDay today, const Limits& left);

/// The carrier that probes a due trap: not the one that sprung it last, not seen for a week, seen longest ago.
/// `taken` are questions that other traps of today keep from being asked. Empty: probe by a statement.
[[nodiscard]] CardId choose_probe(const Candidate& trap, StudyDay today, const std::set<CardId>& taken);

/// Reorders so that neighbours differ in topic where possible; `previous` is the topic before the first.
[[nodiscard]] std::vector<Candidate> interleave(std::vector<Candidate> cards, std::int64_t previous);

}  // namespace trapline::study
