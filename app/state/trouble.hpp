// Room: app/state. The screen of a collection that cannot be opened: why, and to try again.
#pragma once

#include <optional>
#include <string>
#include <variant>

#include "app/state/cards_left.hpp"

namespace trapline::state {

namespace intent {

struct TryAgain {};  ///< to open the collection

}  // namespace intent

using TroubleIntent = std::variant<intent::TryAgain>;

struct TroubleScreen {
  using Intent = TroubleIntent;

  std::string sentence;  ///< why the collection cannot be opened, and what to do

  [[nodiscard]] std::string name() const { return "trouble"; }
  [[nodiscard]] std::string step() const { return name(); }
  [[nodiscard]] std::optional<Progress> progress() const { return std::nullopt; }
  [[nodiscard]] bool is_home() const { return true; }
};

template <class Take>
void for_each_text(const TroubleScreen& screen, const Take& take) {
  take(screen.sentence);
}

}  // namespace trapline::state
