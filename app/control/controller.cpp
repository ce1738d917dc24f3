#include "app/control/controller.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "app/words/day_text.hpp"
#include "app/files/importer.hpp"
#include "app/control/screens.hpp"
#include "engine/collection/settings.hpp"
#include "engine/formats/picture_paths.hpp"

namespace trapline::control {
namespace {

/// Topics are judged by the last four weeks: what was weak in spring may be strong by now.
constexpr int kRecentDays = 28;
constexpr std::size_t kWeakestShown = 5;
constexpr int kLeastAnswers = 3;

}  // namespace

Controller::Controller(collection::Collection& collection, const Clock& clock, Places places)
    : collection_(collection), clock_(clock), places_(std::move(places)) {
  state_.theme = collection_.settings().theme;
  state_.scale_percent = collection_.settings().scale_percent;
  handle(state::intent::ShowToday{});
}

void Controller::handle(const state::Intent& intent) {
  try {
    try {
      std::visit([this](const auto& wanted) { on(wanted); }, intent);
    } catch (const collection::StaleAnswer& error) {
      say(error.what(), false);
      show_next();
    }
    state_.can_undo = collection_.can_undo();
  } catch (const std::exception& error) {
    say(error.what(), true);
  }
}

void Controller::say(const std::string& sentence, bool is_error) {
  state_.message = sentence;
  state_.message_is_error = is_error;
}

bool Controller::look_again() {
  if (!std::holds_alternative<state::TodayScreen>(state_.screen)) return false;
  try {
    if (collection_.is_current()) return false;
  } catch (const store::CollectionError&) {
    return false;  // the next action says it
  }
  handle(state::intent::ShowToday{});
  return true;
}

void Controller::idle() { collection_.idle(); }

void Controller::show_today() {
  const collection::Today today = collection_.today();
  state::TodayScreen screen;
  screen.date = words::long_date(today.day);
  screen.left = cards_left(today);
  screen.answered_today = today.answered;
  screen.correct_today = today.correct;
  for (const insight::TopicStanding& topic :
       insight::weakest_topics(collection_.recent_topics(kRecentDays), kWeakestShown, kLeastAnswers))
    screen.weakest.push_back({topic.topic, topic.answered, topic.correct});
  const store::Glance glance = collection_.glance();
  screen.decks = glance.decks;
  screen.questions = glance.questions;
  screen.traps_awake = glance.traps_awake;
  screen.traps_tamed = glance.traps_tamed;
  screen.data_path = places_.collection.string();
  if (!places_.sample_deck.empty()) screen.sample_deck = places_.sample_deck.filename().string();
  screen.files_refused = files_refused_;
  if (screen.questions == 0) {
    screen.emptiness = files_refused_ > 0 ? state::Emptiness::files_refused : state::Emptiness::nothing_imported;
  } else if (today.left() == 0) {
    screen.emptiness = state::Emptiness::done_for_today;
  }
  if (today.next_due) screen.next_due = words::when(*today.next_due, today.day);
  asked_.reset();
  state_.pictures.clear();
  state_.screen = std::move(screen);
}

void Controller::show_next() {
  asked_ = collection_.next();
  if (!asked_) return show_today();
  load_pictures();
  state_.screen = review_screen(*asked_, collection_.today());
  shown_at_ = clock_.now().at;
}

/// Those of the explanations too: they come with the same card.
void Controller::load_pictures() {
  state_.pictures.clear();
  for (const std::string& path : formats::picture_paths(asked_->question)) {
    if (auto file = collection_.picture(asked_->card, path))
      state_.pictures.push_back({path, std::make_shared<const std::string>(std::move(*file))});
  }
}

std::vector<std::string> Controller::chosen_ids() const {
  std::vector<std::string> ids;
  const auto& options = std::get<state::ReviewScreen>(state_.screen).options;
  for (std::size_t i = 0; i < options.size(); ++i)
    if (options[i].chosen) ids.push_back(asked_->question.options.at(i).id);
  return ids;
}

void Controller::commit(collection::Reply reply) {
  reply.duration_ms = static_cast<int>(std::clamp<std::int64_t>(clock_.now().at.ms - shown_at_.ms, 0, 86'400'000));
  const collection::Answered answered = collection_.answer(*asked_, reply);
  state_.screen = feedback_screen(*asked_, answered, collection_.today());
  state_.message.clear();
}

void Controller::on(const state::intent::Start&) {
  state_.message.clear();
  show_next();
}

void Controller::on(const state::intent::Continue&) { show_next(); }

void Controller::on(const state::intent::ToggleOption& wanted) {
  auto* screen = std::get_if<state::ReviewScreen>(&state_.screen);
  if (!screen || wanted.index >= screen->options.size()) return;
  state_.message.clear();  // it was about what came before
  const bool chosen = screen->options[wanted.index].chosen;
  if (screen->choose == 1)
    for (state::OptionLine& option : screen->options) option.chosen = false;
  screen->options[wanted.index].chosen = !chosen;
}

void Controller::on(const state::intent::Answer& wanted) {
  const auto* screen = std::get_if<state::ReviewScreen>(&state_.screen);
  if (!screen || !asked_) return;
  if (!screen->ready_for_confidence()) {
    const bool one = screen->choose == 1;
    return say(fmt::format("Choose {} option{} first, then say how sure you are.", screen->choose, one ? "" : "s"),
               false);
  }
  collection::Reply reply;
  reply.chosen = chosen_ids();
  reply.confidence = wanted.confidence;
  commit(std::move(reply));
}

void Controller::on(const state::intent::Reveal&) {
  auto* screen = std::get_if<state::ReviewScreen>(&state_.screen);
  if (!screen || !screen->basic || !asked_) return;
  screen->revealed = true;
  screen->back = markdown::rich_text(asked_->question.answer);
}

void Controller::on(const state::intent::GradeBasic& wanted) {
  const auto* screen = std::get_if<state::ReviewScreen>(&state_.screen);
  if (!screen || !screen->basic || !screen->revealed || !asked_) return;
  collection::Reply reply;
  reply.grade = wanted.grade;
  commit(std::move(reply));
  show_next();  // the back has been read already
}

void Controller::on(const state::intent::ShowHint&) {
  if (auto* screen = std::get_if<state::ReviewScreen>(&state_.screen)) screen->hint_shown = !screen->hint.empty();
}

void Controller::on(const state::intent::Undo&) {
  if (collection_.undo()) {
    show_next();
    say("The last answer was taken back.", false);
  } else {
    say("There is no answer of today to take back.", false);
  }
}

void Controller::on(const state::intent::ShowToday&) { show_today(); }

void Controller::on(const state::intent::ImportFiles& wanted) {
  const std::vector<files::FileReport> reports = files::import_paths(collection_, wanted.paths);
  const auto refused = std::count_if(reports.begin(), reports.end(), [](const files::FileReport& r) { return !r.taken(); });
  files_refused_ += static_cast<int>(refused);
  show_today();
  say(files::in_one_sentence(reports), refused > 0);
}

void Controller::on(const state::intent::OpenSampleDeck&) {
  if (!places_.sample_deck.empty()) on(state::intent::ImportFiles{{places_.sample_deck.string()}});
}

void Controller::save(const Settings& settings) {
  collection_.set_settings(settings);
  state_.theme = settings.theme;
  state_.scale_percent = settings.scale_percent;
  collection::save_settings(places_.settings, settings);
}

void Controller::on(const state::intent::SetTheme& wanted) {
  Settings settings = collection_.settings();
  settings.theme = wanted.theme;
  save(settings);
}

void Controller::on(const state::intent::SetScale& wanted) {
  Settings settings = collection_.settings();
  settings.scale_percent = std::clamp(wanted.percent, 50, 300);
  save(settings);
}

void Controller::on(const state::intent::DismissMessage&) { state_.message.clear(); }

void Controller::on(const state::intent::Quit&) { state_.quit = true; }

}  // namespace trapline::control
