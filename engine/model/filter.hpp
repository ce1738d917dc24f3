// Room: engine/model. Which cards a session is about.
#pragma once

#include <string>

namespace trapline {

/// A deck or topic and what lies below it. Empty: all.
struct CardFilter {
  std::string deck;
  std::string topic;
  bool operator==(const CardFilter&) const = default;
};

}  // namespace trapline
