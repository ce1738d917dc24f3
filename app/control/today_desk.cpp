#include "app/control/today_desk.hpp"

#include <utility>

#include "app/control/screens.hpp"
#include "app/words/days.hpp"

namespace trapline::control {
namespace {

/// Topics are judged by the last four weeks: what was weak in spring may be strong by now.
constexpr int kRecentDays = 28;
constexpr std::size_t kWeakestShown = 5;
constexpr int kLeastAnswers = 3;

state::Emptiness emptiness_of(const Office& office, int questions, int left) {
  if (questions == 0)
    return office.files_refused > 0 ? state::Emptiness::files_refused : state::Emptiness::nothing_imported;
  return left == 0 ? state::Emptiness::done_for_today : state::Emptiness::not_empty;
}

}  // namespace

void TodayDesk::open() {
  collection::Collection& collection = *office_.collection;
  const collection::Today today = collection.daily_review().today();
  state::TodayScreen screen;
  screen.date = words::long_date(today.day);
  screen.left = cards_left(today);
  screen.answered_today = today.answered;
  screen.correct_today = today.correct;
  for (const insight::TopicStanding& topic :
       insight::weakest_topics(collection.insights().recent_topics(kRecentDays), kWeakestShown, kLeastAnswers))
    screen.weakest.push_back({topic.topic, topic.answered, topic.correct});
  const Glance glance = collection.insights().glance();
  screen.decks = glance.decks;
  screen.questions = glance.questions;
  screen.traps_awake = glance.traps_awake;
  screen.traps_tamed = glance.traps_tamed;
  screen.data_path = office_.places.collection.string();
  screen.sample_deck = office_.places.sample_deck.filename().string();
  screen.files_refused = office_.files_refused;
  screen.emptiness = emptiness_of(office_, screen.questions, today.left());
  if (today.next_due) screen.next_due = words::when(*today.next_due, today.day);
  office_.sitting->leave();
  office_.state.pictures.clear();
  office_.state.screen = std::move(screen);
}

Turn TodayDesk::handle(const Screen::Intent& intent) {
  return std::visit([this](const auto& wanted) { return on(wanted); }, intent);
}

Turn TodayDesk::on(const state::intent::ShowToday& /*wanted*/) { return ToToday{}; }

Turn TodayDesk::on(const state::intent::Start& /*wanted*/) {
  office_.state.message.clear();
  return ToNextCard{};
}

Turn TodayDesk::on(const state::intent::OpenSampleDeck& /*wanted*/) {
  if (office_.places.sample_deck.empty()) return Stay{};
  return ToImport{{office_.places.sample_deck.string()}};
}

bool TodayDesk::idle() {
  office_.collection->daily_review().idle();
  return false;
}

bool TodayDesk::look_again() {
  if (office_.collection->daily_review().is_current()) return false;
  open();
  return true;
}

}  // namespace trapline::control
