#include "app/control/phrases.hpp"

namespace trapline {

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

}  // namespace trapline
