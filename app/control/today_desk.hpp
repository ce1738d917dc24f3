// Room: app/control. The desk of the first screen: what today brings.
#pragma once

#include "app/control/office.hpp"
#include "app/control/turn.hpp"

namespace trapline::control {

class TodayDesk {
 public:
  using Screen = state::TodayScreen;
  explicit TodayDesk(Office& office) : office_(office) {}

  /// Puts Today on the screen, counted anew. No card is asked any more.
  void open();

  [[nodiscard]] const Screen& state() const { return std::get<Screen>(office_.state.screen); }
  Turn handle(const Screen::Intent& intent);
  bool idle();
  bool look_again();

 private:
  Turn on(const state::intent::ShowToday& wanted);
  Turn on(const state::intent::Start& wanted);
  Turn on(const state::intent::OpenSampleDeck& wanted);

  Office& office_;
};

}  // namespace trapline::control
