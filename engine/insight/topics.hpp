// Room: engine/insight. How the topics stand, from how their questions were answered. Pure.
#pragma once

#include <string>
#include <vector>

#include "engine/model/deck.hpp"

namespace trapline::insight {

/// What became of one question.
struct QuestionRecord {
  std::vector<TopicPath> topics;
  bool fresh = false;  ///< never asked
  bool due = false;
  bool leech = false;
  int answered = 0;  ///< reviews and early practice; drills and evidence say nothing about a topic
  int correct = 0;
};

struct TopicStanding {
  TopicPath topic;
  int questions = 0;
  int fresh = 0;
  int due = 0;
  int leeches = 0;
  int answered = 0;
  int correct = 0;
};

/// Every topic and every topic above it, by path. A question counts once in each, however many of its topics lie below.
[[nodiscard]] std::vector<TopicStanding> topic_standings(const std::vector<QuestionRecord>& questions);

/// The weakest `most` of those topics that have at least `least_answers` answers, by the upper end of the 95 % Wilson
/// interval of their accuracy: one miss in one answer is less of a reason than five in ten. Of a topic and one below
/// it, only the weaker is named.
[[nodiscard]] std::vector<TopicStanding> weakest_topics(std::vector<TopicStanding> topics, std::size_t most,
                                                        int least_answers);

/// Lower and upper end of the 95 % Wilson score interval (E. B. Wilson, 1927), as fractions. 0 and 1 without data.
struct Interval {
  double low = 0;
  double high = 1;
};
[[nodiscard]] Interval wilson(int successes, int trials);

}  // namespace trapline::insight
