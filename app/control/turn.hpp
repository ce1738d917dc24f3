// Room: app/control. Where the window goes after an intent. A desk that has put its own screen into the state stays.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "engine/collection/collection.hpp"

namespace trapline::control {

struct Stay {};
struct ToToday {};
struct ToNextCard {};  ///< or to Today, when none is left
struct ToFeedback {
  collection::Answered answered;
};
struct ToImport {
  std::vector<std::string> paths;
};                ///< Today, while the files are imported beside it
struct Leave {};  ///< the window closes

using Turn = std::variant<Stay, ToToday, ToNextCard, ToFeedback, ToImport, Leave>;

}  // namespace trapline::control
