// Room: engine/collection. What the front door gives back: plain values, no database behind them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/model/card.hpp"
#include "engine/model/deck.hpp"
#include "engine/model/review.hpp"
#include "engine/model/summaries.hpp"

namespace trapline::collection {

struct PutCounts {
  int added = 0;
  int updated = 0;
  int unchanged = 0;
};

/// What an import did, or would do.
struct ImportReport {
  std::string deck;
  PutCounts questions;
  PutCounts traps;
  PutCounts pictures;
};

/// How much is left to be asked today, and what was done.
struct Today {
  StudyDay day;
  int fresh = 0;
  int reviews = 0;
  int traps = 0;
  int drills = 0;
  int held = 0;      ///< due, but waiting a day for a sibling
  int answered = 0;  ///< today so far, drills included
  int correct = 0;
  std::optional<StudyDay> next_due;  ///< today while anything is left, else the next day with something due
  [[nodiscard]] int left() const { return fresh + reviews + traps + drills; }
};

/// What the user said. Either options and a confidence, or a grade for a basic card.
struct Reply {
  std::vector<std::string> chosen;  ///< option ids
  std::optional<Confidence> confidence;
  std::optional<Grade> grade;
  int duration_ms = 0;
};

/// What an answer did to a trap that stood in the question.
struct TrapResult {
  CardId card;
  std::string id;  ///< the name that options use for it
  std::string claim;
  std::string truth;
  TrapOutcome outcome = TrapOutcome::none;
  Schedule schedule;
};

/// The result of an answer, written and safe.
struct Answered {
  Review review;                  ///< the row of the card that was asked
  std::vector<TrapResult> traps;  ///< sprung ones first
  bool drilled_today = false;     ///< will be asked again today
  bool leech_alarm = false;
};

/// A group of answers that share a confidence.
struct ConfidenceGroup {
  std::optional<Confidence> confidence;  ///< nothing: basic cards
  int answered = 0;
  int correct = 0;
};

/// The cards as they stand, and what the log says of all answers.
struct Stats : CardTotals {
  int answers = 0;  ///< reviews and early practice
  int correct = 0;
  int lucky = 0;
  int drills = 0;
  std::int64_t duration_ms = 0;  ///< all answers, none counted for more than a minute
  int days = 0;                  ///< days with an answer
  int streak = 0;                ///< days in a row up to today, or to yesterday while today has none yet
  std::vector<ConfidenceGroup> by_confidence = {};  // written out, so that GCC accepts Stats{totals}
};

/// What a check found. Empty lists: nothing.
struct CheckReport {
  std::vector<std::string> file;  ///< what SQLite finds wrong with the file
  std::vector<CardId> cards;      ///< whose stored state is not what the log says
  int reviews = 0;                ///< rows read
  bool repaired = false;          ///< the states were rewritten from the log
  [[nodiscard]] bool clean() const { return file.empty() && (cards.empty() || repaired); }
};

/// What a merge of facts did.
struct MergeReport {
  int added = 0;    ///< facts that were not here
  int known = 0;    ///< facts that were
  int changed = 0;  ///< cards whose state was computed anew
};

/// A card with all that is known of it.
struct CardReport {
  CardId card;
  std::string deck;
  std::optional<Question> question;
  std::optional<Trap> trap;
  std::vector<CardId> related;  ///< of a question: its traps; of a trap: the questions that carry it
  CardState state;
  std::vector<Review> history;
};

}  // namespace trapline::collection
