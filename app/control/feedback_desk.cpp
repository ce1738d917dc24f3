#include "app/control/feedback_desk.hpp"

#include <utility>

#include "app/control/screens.hpp"

namespace trapline::control {

void FeedbackDesk::open(const collection::Answered& answered) {
  office_.state.screen = feedback_screen(*office_.sitting->asked(), answered, office_.sitting->known());
  office_.last_feedback = Shown{office_.state.screen, office_.state.pictures};
}

Turn FeedbackDesk::handle(const Screen::Intent& intent) {
  return std::visit([this](const auto& wanted) { return on(wanted); }, intent);
}

Turn FeedbackDesk::on(const state::intent::Continue& /*wanted*/) {
  if (!state().looking_back || !office_.waiting) return ToNextCard{};
  office_.state.screen = std::move(office_.waiting->screen);
  office_.state.pictures = std::move(office_.waiting->pictures);
  office_.waiting.reset();
  return Stay{};
}

bool FeedbackDesk::idle() {
  if (state().looking_back) return false;
  office_.sitting->idle();
  auto& screen = std::get<Screen>(office_.state.screen);
  const state::CardsLeft left = cards_left(office_.sitting->count());
  if (left == screen.left) return false;
  screen.left = left;
  return true;
}

}  // namespace trapline::control
