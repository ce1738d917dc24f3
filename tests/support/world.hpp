// Test support: a small collection in memory, a clock moved by hand, and a learner who says what he thinks.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "engine/collection/collection.hpp"

namespace trapline::test {

/// 09:00 UTC on a day counted from 1 December 2026.
[[nodiscard]] Moment morning(int day);
/// The study day of morning(day).
[[nodiscard]] StudyDay study_day_of(int day);

/// A single-choice question with the key "a" and distractors "b", "c", "d". `traps` go to "b", "c", "d" in turn.
[[nodiscard]] Question make_question(const std::string& id, const std::vector<std::string>& traps = {},
                                     const std::string& topic = "Topic");
[[nodiscard]] Trap make_trap(const std::string& id);
[[nodiscard]] Deck make_deck(const std::vector<Question>& questions, const std::vector<Trap>& traps = {},
                             const std::string& name = "Deck");

/// A collection and its clock. Day 0 is 1 December 2026.
class World {
 public:
  explicit World(const std::filesystem::path& file = ":memory:", Settings settings = {});

  void on_day(int day) { clock.set(morning(day)); }
  [[nodiscard]] int today() { return collection.daily_review().study_day() - study_day_of(0); }

  /// The next card's key, or "" when today is done.
  [[nodiscard]] std::string next_key();
  /// Asks `question` directly, whatever the queue says: early practice, or a question that is due.
  collection::Answered answer_question(const std::string& id, const std::string& option,
                                       Confidence confidence = Confidence::certain);
  /// Answers the next card, rightly or wrongly.
  collection::Answered answer_next(bool rightly, Confidence confidence = Confidence::certain);
  /// Answers all that today brings, rightly.
  int finish_day(Confidence confidence = Confidence::certain);

  [[nodiscard]] CardState state(const std::string& key);
  /// Days from day 0 on which the card is due; nothing while it is new or asleep.
  [[nodiscard]] std::optional<int> due(const std::string& key);
  [[nodiscard]] std::vector<Review> log();

  FixedClock clock{morning(0)};
  collection::Collection collection;
};

/// Writes a state past the collection's front door, as a bug or a broken disk would.
void overwrite_state(const std::filesystem::path& file, const CardId& card, const CardState& state);

}  // namespace trapline::test
