// Room: app/control. The desk of a collection that cannot be opened.
#pragma once

#include "app/control/office.hpp"
#include "app/control/turn.hpp"

namespace trapline::control {

class TroubleDesk {
 public:
  using Screen = state::TroubleScreen;
  explicit TroubleDesk(Office& office) : office_(office) {}

  void open(const std::string& sentence) { office_.state.screen = Screen{sentence}; }

  [[nodiscard]] const Screen& state() const { return std::get<Screen>(office_.state.screen); }
  Turn handle(const Screen::Intent& intent) {
    return std::visit(
        [this](const state::intent::TryAgain& /*wanted*/) -> Turn {
          office_.try_again = true;
          return Leave{};
        },
        intent);
  }
  bool idle() { return false; }
  bool look_again() { return false; }

 private:
  Office& office_;
};

}  // namespace trapline::control
