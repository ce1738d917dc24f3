// Room: engine/model. An answer as a fact of the log, which only grows and is enough to rebuild every card's state.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model/card.hpp"
#include "engine/time/study_day.hpp"

namespace trapline {

/// Said with the answer, before anything is shown.
enum class Confidence { guess = 1, unsure = 2, fairly_sure = 3, certain = 4 };

/// What a user says of a basic card after the reveal.
enum class Grade { again = 1, hard = 2, good = 3, easy = 4 };

/// SM-2's 0..5. Computed from the answer and the confidence, never asked for.
using Quality = int;

enum class ReviewKind {
  review = 0,    ///< the card was due, or new
  early = 1,     ///< answered before it was due
  drill = 2,     ///< repeated the same day: moves no schedule
  exam = 3,      ///< asked in a mock exam
  evidence = 4,  ///< a trap touched by an answer to a question
};

/// What an answer says about a trap that stood in the question.
enum class TrapOutcome {
  none = 0,          ///< not a trap card
  sprung = 1,        ///< the distractor that carries it was chosen
  resisted = 2,      ///< answered rightly, and not by luck, while it stood there
  inconclusive = 3,  ///< missed by another distractor, or right by a lucky guess
};

/// The form of a statement probe. Questions use their card's key as their form.
inline constexpr const char* kFormClaim = "statement:claim";
inline constexpr const char* kFormTruth = "statement:truth";
/// The n-th false form of a belief, from 2 on (the claim is the first): "statement:false2".
inline constexpr std::string_view kFormFalse = "statement:false";

/// True where `form` names a question, and not a statement or nothing.
[[nodiscard]] inline bool is_question_form(std::string_view form) { return form.starts_with("q:"); }

/// The order of a fact beyond its stamp, in `Review::id`: for facts of several devices that have one stamp.
inline constexpr int kPlacesPerStamp = 64;
[[nodiscard]] constexpr std::int64_t stamp_of(std::int64_t id) { return id / kPlacesPerStamp; }

struct Review {
  std::int64_t id = 0;  ///< order of the log; never used again. Holds the stamp: see stamp_of()
  CardId card;
  Moment at;
  StudyDay day;  ///< the local day, fixed when the answer was given
  ReviewKind kind = ReviewKind::review;
  std::string form;                 ///< what stood on the screen: a question's key, or a statement's form
  std::vector<std::string> shown;   ///< option ids in the order shown
  std::vector<std::string> chosen;  ///< option ids
  bool correct = false;
  std::optional<Confidence> confidence;  ///< nothing for a basic card
  Quality quality = 0;
  bool lucky = false;  ///< right, but said to be a guess
  TrapOutcome outcome = TrapOutcome::none;
  int duration_ms = 0;
  Schedule before;  ///< what the answer did to the schedule: computed by a replay, no part of the truth
  Schedule after;
  bool operator==(const Review&) const = default;
};

}  // namespace trapline
