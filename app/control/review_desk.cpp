#include "app/control/review_desk.hpp"

#include <fmt/format.h>

#include <memory>
#include <utility>

#include "app/control/screens.hpp"
#include "app/words/counts.hpp"
#include "engine/formats/picture_paths.hpp"

namespace trapline::control {

bool ReviewDesk::open() {
  const study::Asked* asked = office_.sitting->next();
  if (asked == nullptr) return false;
  load_pictures();
  office_.state.screen = review_screen(*asked, office_.sitting->known());
  return true;
}

/// Those of the explanations too: they come with the same card.
void ReviewDesk::load_pictures() {
  const study::Asked& asked = *office_.sitting->asked();
  office_.state.pictures.clear();
  for (const std::string& path : formats::picture_paths(asked.question)) {
    if (auto file = office_.collection->decks().picture(asked.card, path))
      office_.state.pictures.push_back({path, std::make_shared<const std::string>(std::move(*file))});
  }
}

Turn ReviewDesk::handle(const Screen::Intent& intent) {
  auto* screen = std::get_if<Screen>(&office_.state.screen);
  if (screen == nullptr || office_.sitting->asked() == nullptr) return Stay{};
  return std::visit([&](const auto& wanted) { return on(*screen, wanted); }, intent);
}

Turn ReviewDesk::on(Screen& screen, const state::intent::ToggleOption& wanted) {
  if (wanted.index >= screen.options.size()) return Stay{};
  office_.state.message.clear();  // it was about what came before
  study::Session& session = office_.sitting->session();
  session.toggle(wanted.index);
  for (std::size_t i = 0; i < screen.options.size(); ++i) screen.options[i].chosen = session.is_chosen(i);
  return Stay{};
}

Turn ReviewDesk::on(Screen& screen, const state::intent::Answer& wanted) {
  if (!screen.ready_for_confidence()) {
    office_.say(
        fmt::format("Choose {} first, then say how sure you are.", words::count_of(screen.choose, "option", "options")),
        false);
    return Stay{};
  }
  collection::Reply reply;
  reply.chosen = office_.sitting->session().chosen_ids();
  reply.confidence = wanted.confidence;
  ToFeedback told{office_.sitting->answer(std::move(reply))};
  office_.state.message.clear();
  return told;
}

Turn ReviewDesk::on(Screen& screen, const state::intent::Reveal& /*wanted*/) {
  if (!screen.basic) return Stay{};
  screen.revealed = true;
  screen.back = markdown::rich_text(office_.sitting->asked()->question.answer);
  return Stay{};
}

Turn ReviewDesk::on(Screen& screen, const state::intent::GradeBasic& wanted) {
  if (!screen.basic || !screen.revealed) return Stay{};
  collection::Reply reply;
  reply.grade = wanted.grade;
  office_.sitting->answer(std::move(reply));
  office_.state.message.clear();
  return ToNextCard{};  // the back has been read already
}

Turn ReviewDesk::on(Screen& screen, const state::intent::ShowHint& /*wanted*/) {
  screen.hint_shown = !screen.hint.empty();
  return Stay{};
}

Turn ReviewDesk::on(Screen& /*screen*/, const state::intent::LookBack& /*wanted*/) {
  if (!office_.last_feedback) return Stay{};
  office_.waiting = Shown{std::move(office_.state.screen), std::move(office_.state.pictures)};
  office_.state.screen = office_.last_feedback->screen;
  office_.state.pictures = office_.last_feedback->pictures;
  std::get<state::FeedbackScreen>(office_.state.screen).looking_back = true;
  office_.state.message.clear();
  return Stay{};
}

bool ReviewDesk::idle() {
  office_.sitting->idle();
  return false;
}

}  // namespace trapline::control
