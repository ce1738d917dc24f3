// Room: engine/insight. How the questions of a deck work as test items, from one or more learners' answers: for
// authors. Pure.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/model/deck.hpp"
#include "engine/model/review.hpp"

namespace trapline::insight {

/// One answer to a question that was asked for its own sake, drills aside.
struct ItemAnswer {
  std::vector<std::string> chosen;  ///< option ids
  bool correct = false;
  std::optional<Confidence> confidence;
};

/// A question and one learner's answers to it, in their order.
struct ItemLog {
  std::string deck;
  Question question;
  std::vector<ItemAnswer> answers;
};

/// All of one learner.
using LearnerLog = std::vector<ItemLog>;

struct OptionStats {
  std::string id;
  std::string text;
  bool right = false;
  int chosen = 0;   ///< in how many answers
  int certain = 0;  ///< of them, how many were said to be certain
  int guessed = 0;  ///< of them, how many were said to be a guess
};

struct ItemStats {
  std::string deck;
  std::string id;
  std::string title;
  int learners = 0;     ///< who answered it
  int first_right = 0;  ///< learners whose first answer was right: by `learners` this is the item's difficulty
  int answers = 0;
  int correct = 0;
  std::vector<OptionStats> options;
  /// Point-biserial correlation of a right first answer with the share of right first answers to the other questions,
  /// -1 to 1; nothing with fewer than kFewestLearners, or where all were right or all wrong.
  std::optional<double> discrimination;
};

/// A correlation over fewer people is chance.
inline constexpr int kFewestLearners = 5;

/// Every question that somebody answered, by deck and then in the order in which it is met first. The wording shown is
/// that of the first learner's collection.
[[nodiscard]] std::vector<ItemStats> item_statistics(const std::vector<LearnerLog>& learners);

}  // namespace trapline::insight
