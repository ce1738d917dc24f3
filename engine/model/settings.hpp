// Room: engine/model. What the user may set. Plain values; where they are kept is the store's affair.
#pragma once

#include <string>

namespace trapline {

/// How much a day may bring.
struct Limits {
  int new_per_day = 20;       ///< questions never asked before
  int reviews_per_day = 200;  ///< due traps, lapsed cards and due reviews together
  bool operator==(const Limits&) const = default;
};

enum class Theme { system, light, dark };

struct Settings {
  Limits limits;
  int rollover_hour = 4;  ///< local hour, 0..23, at which the study day turns
  Theme theme = Theme::system;
  int scale_percent = 100;  ///< of the text, on top of the display's own scale; 50..300
  bool operator==(const Settings&) const = default;
};

}  // namespace trapline
