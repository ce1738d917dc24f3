// Room: app/control. The desk of what an answer was worth.
#pragma once

#include "app/control/office.hpp"
#include "app/control/turn.hpp"

namespace trapline::control {

class FeedbackDesk {
 public:
  using Screen = state::FeedbackScreen;
  explicit FeedbackDesk(Office& office) : office_(office) {}

  /// Tells of the answer to the card that is asked. What is left is said from what was known before the answer: the
  /// queue is built when the feedback is on the screen.
  void open(const collection::Answered& answered);

  [[nodiscard]] const Screen& state() const { return std::get<Screen>(office_.state.screen); }
  Turn handle(const Screen::Intent& intent);
  /// Builds the next queue, and counts what is left by it.
  bool idle();
  bool look_again() { return false; }

 private:
  Turn on(const state::intent::Continue& wanted);

  Office& office_;
};

}  // namespace trapline::control
