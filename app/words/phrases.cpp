#include "app/words/phrases.hpp"

namespace trapline::words {

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

std::string count_of(int count, const std::string& one, const std::string& many) {
  return std::to_string(count) + " " + (count == 1 ? one : many);
}

}  // namespace trapline::words
