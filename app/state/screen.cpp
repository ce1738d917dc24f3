#include "app/state/screen.hpp"

#include <algorithm>

namespace trapline::state {

int ReviewScreen::chosen_count() const {
  return static_cast<int>(std::count_if(options.begin(), options.end(), [](const OptionLine& o) { return o.chosen; }));
}

}  // namespace trapline::state
