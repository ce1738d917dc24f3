#include "app/control/feedback_desk.hpp"

#include "app/control/screens.hpp"

namespace trapline::control {

void FeedbackDesk::open(const collection::Answered& answered) {
  office_.state.screen = feedback_screen(*office_.sitting->asked(), answered, office_.sitting->known());
}

Turn FeedbackDesk::handle(const Screen::Intent& intent) {
  return std::visit([](const state::intent::Continue& /*wanted*/) -> Turn { return ToNextCard{}; }, intent);
}

bool FeedbackDesk::idle() {
  office_.sitting->idle();
  auto& screen = std::get<Screen>(office_.state.screen);
  const state::CardsLeft left = cards_left(office_.sitting->count());
  if (left == screen.left) return false;
  screen.left = left;
  return true;
}

}  // namespace trapline::control
