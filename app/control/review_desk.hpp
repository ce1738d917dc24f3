// Room: app/control. The desk of a card that is asked: choosing, and committing an answer.
#pragma once

#include "app/control/office.hpp"
#include "app/control/turn.hpp"

namespace trapline::control {

class ReviewDesk {
 public:
  using Screen = state::ReviewScreen;
  explicit ReviewDesk(Office& office) : office_(office) {}

  /// Puts the next card on the screen; false where none is left.
  bool open();

  [[nodiscard]] const Screen& state() const { return std::get<Screen>(office_.state.screen); }
  /// What is wanted of a card while none is shown does nothing.
  Turn handle(const Screen::Intent& intent);
  bool idle();
  bool look_again() { return false; }  ///< a card stays as it is: its answer will say where it has moved on

 private:
  Turn on(Screen& screen, const state::intent::ToggleOption& wanted);
  Turn on(Screen& screen, const state::intent::Answer& wanted);
  Turn on(Screen& screen, const state::intent::Reveal& wanted);
  Turn on(Screen& screen, const state::intent::GradeBasic& wanted);
  Turn on(Screen& screen, const state::intent::ShowHint& wanted);
  Turn on(Screen& screen, const state::intent::LookBack& wanted);
  void load_pictures();

  Office& office_;
};

}  // namespace trapline::control
