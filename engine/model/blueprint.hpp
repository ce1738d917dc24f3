// Room: engine/model. An exam's dated outline: what a deck for that exam covers, and in what proportion. Plain values;
// knows no file format.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model/deck.hpp"
#include "engine/time/study_day.hpp"

namespace trapline {

/// A numbered part of a section, and the topic under which decks file its questions.
struct Objective {
  std::string number;  ///< "3.3"
  TopicPath topic;     ///< "3.3 Hardware": the first part of a question's topic
  bool operator==(const Objective&) const = default;
};

struct BlueprintSection {
  int number = 0;
  std::string name;
  int weight = 0;  ///< as published. Only the proportions count: published weights may add up to 101
  std::vector<Objective> objectives;
  bool operator==(const BlueprintSection&) const = default;
};

/// A product that has another name today. The first of the current names is the one to recommend; all are accepted.
struct Rename {
  std::string from;
  std::vector<std::string> to;
  bool operator==(const Rename&) const = default;
};

struct QuestionRange {
  int min = 0;
  int max = 0;
  bool operator==(const QuestionRange&) const = default;
};

struct Blueprint {
  std::string id;     ///< what a deck names in its front matter: "pmle-2026-06"
  std::string exam;   ///< the exam's name
  StudyDay in_force;  ///< the first day on which this outline holds
  int minutes = 0;
  QuestionRange questions;
  std::vector<BlueprintSection> sections;
  std::vector<Rename> renames;
  bool operator==(const Blueprint&) const = default;
};

/// Each section's part of the whole, in the order of sections; together 1. Weights of 0 give parts of 0.
[[nodiscard]] std::vector<double> section_shares(const Blueprint& blueprint);

/// How many of `questions` each section gets: largest remainder (Hamilton's method), ties by order. The numbers add up
/// to `questions`, unless no section has a weight.
[[nodiscard]] std::vector<int> split_questions(const Blueprint& blueprint, int questions);

/// The topics of all objectives, in order.
[[nodiscard]] std::vector<TopicPath> objective_topics(const Blueprint& blueprint);

/// The place in `sections` of the one whose objective `topic` is, or lies under; nothing for a topic of another exam.
[[nodiscard]] std::optional<std::size_t> section_of(const Blueprint& blueprint, std::string_view topic);

}  // namespace trapline
