#include "app/words/confidences.hpp"

namespace trapline::words {
namespace {

std::string capitalized(std::string word) {
  if (!word.empty() && word[0] >= 'a' && word[0] <= 'z') word[0] = static_cast<char>(word[0] - 'a' + 'A');
  return word;
}

template <class Values>
std::string by_digit(const Values& values) {
  std::string text;
  for (const auto value : values)
    text += (text.empty() ? "" : ", ") + std::to_string(static_cast<int>(value)) + " " + in_words(value);
  return text;
}

}  // namespace

std::string in_words(Confidence confidence) {
  switch (confidence) {
    case Confidence::guess:
      return "guess";
    case Confidence::unsure:
      return "unsure";
    case Confidence::fairly_sure:
      return "fairly sure";
    case Confidence::certain:
      return "certain";
  }
  return {};
}

std::string in_words(Grade grade) {
  switch (grade) {
    case Grade::again:
      return "again";
    case Grade::hard:
      return "hard";
    case Grade::good:
      return "good";
    case Grade::easy:
      return "easy";
  }
  return {};
}

std::string label_of(Confidence confidence) { return capitalized(in_words(confidence)); }

std::string label_of(Grade grade) { return capitalized(in_words(grade)); }

std::string confidences_by_digit() { return by_digit(kConfidences); }

std::string grades_by_digit() { return by_digit(kGrades); }

}  // namespace trapline::words
