#include "app/control/window_desk.hpp"

#include <algorithm>
#include <exception>
#include <utility>

#include "app/files/importer.hpp"
#include "app/words/errors.hpp"

namespace trapline::control {
namespace {

template <class... D>
std::tuple<D...> desks_over(Office& office, const std::tuple<D...>* /*which*/) {
  return {D(office)...};
}

/// The screen whose intents these are.
template <class ScreenIntent, class... Screens>
auto screen_of(const std::variant<Screens...>* /*all*/) {
  return std::get<0>(std::tuple_cat([] {
    if constexpr (std::is_same_v<typename Screens::Intent, ScreenIntent>)
      return std::tuple<std::type_identity<Screens>>();
    else
      return std::tuple<>();
  }()...));
}

}  // namespace

WindowDesk::WindowDesk(Office& office) : office_(office), desks_(desks_over(office, static_cast<Desks*>(nullptr))) {
  heed(office_.settings->known());
  handle(state::intent::ShowToday{});
}

WindowDesk::WindowDesk(Office& office, const std::string& trouble)
    : office_(office), desks_(desks_over(office, static_cast<Desks*>(nullptr))) {
  std::get<TroubleDesk>(desks_).open(trouble);
}

bool WindowDesk::told(const std::function<bool()>& work) {
  std::string sentence;
  try {
    return work();
  } catch (const std::exception& error) {
    sentence = words::sentence_of(error);
  } catch (...) {
    sentence = words::sentence_of_nothing_known();
  }
  const bool news = office_.state.message != sentence;
  office_.say(sentence, true);
  return news;
}

void WindowDesk::handle(const state::Intent& intent) {
  told([&] {
    try {
      std::visit([this](const auto& wanted) { carry_out(wanted); }, intent);
    } catch (const collection::StaleAnswer& error) {
      office_.say(error.what(), false);
      go(ToNextCard{});
    }
    if (office_.collection != nullptr) office_.state.can_undo = office_.collection->daily_review().can_undo();
    return true;
  });
}

template <class ScreenIntent>
void WindowDesk::carry_out(const ScreenIntent& wanted) {
  using Screen = typename decltype(screen_of<ScreenIntent>(static_cast<state::Screen*>(nullptr)))::type;
  if (office_.collection == nullptr && !std::is_same_v<Screen, state::TroubleScreen>) return;
  go(desk_of<Screen>(desks_).handle(wanted));
}

void WindowDesk::carry_out(const state::WindowIntent& wanted) {
  std::visit([this](const auto& one) { on(one); }, wanted);
}

void WindowDesk::go(const Turn& turn) {
  std::visit([this](const auto& where) { to(where); }, turn);
}

void WindowDesk::to(const ToToday& /*turn*/) { std::get<TodayDesk>(desks_).open(); }

void WindowDesk::to(const ToNextCard& /*turn*/) {
  if (!std::get<ReviewDesk>(desks_).open()) to(ToToday{});
}

void WindowDesk::to(const ToFeedback& turn) { std::get<FeedbackDesk>(desks_).open(turn.answered); }

void WindowDesk::to(const ToImport& turn) { on(state::intent::ImportFiles{turn.paths}); }

void WindowDesk::to(const Leave& /*turn*/) { office_.state.quit = true; }

bool WindowDesk::idle() {
  return told([this] {
    const auto idle_at = [this](const auto& screen) { return desk_of<std::decay_t<decltype(screen)>>(desks_).idle(); };
    return std::visit(idle_at, office_.state.screen);
  });
}

bool WindowDesk::look_again() {
  return told([this] {
    bool changed = false;
    if (const auto settings = office_.settings ? office_.settings->changed_outside() : std::nullopt) {
      heed(*settings);
      changed = true;
    }
    const auto look_at = [this](const auto& screen) {
      return desk_of<std::decay_t<decltype(screen)>>(desks_).look_again();
    };
    changed = std::visit(look_at, office_.state.screen) || changed;
    if (changed && office_.collection != nullptr)
      office_.state.can_undo = office_.collection->daily_review().can_undo();
    return changed;
  });
}

void WindowDesk::on(const state::intent::Undo& /*wanted*/) {
  if (office_.collection == nullptr) return;
  if (office_.sitting->undo()) {
    office_.last_feedback.reset();  // that answer counts no longer
    go(ToNextCard{});
    office_.say("Answer undone.", false);
  } else {
    office_.say("There is no answer from today to undo.", false);
  }
}

/// Today is shown at once, and again with what was imported.
void WindowDesk::on(const state::intent::ImportFiles& wanted) {
  if (office_.collection == nullptr) return;
  waiting_.insert(waiting_.end(), wanted.paths.begin(), wanted.paths.end());
  office_.state.message.clear();
  go(ToToday{});
  if (!import_) start_next_import();
}

void WindowDesk::start_next_import() {
  import_.emplace(jobs::ImportRequest{office_.places.collection, office_.clock, office_.settings->known(),
                                      std::exchange(waiting_, {})},
                  office_.wake);
  office_.state.job = state::JobLine{"Importing", 0, 0};
}

bool WindowDesk::look_at_jobs() {
  if (!import_) return false;
  const bool over = import_->is_over();  // asked first: whatever it did before is seen below
  const jobs::Progress progress = import_->progress();
  const state::JobLine line{progress.doing, progress.done, progress.total};
  const bool changed = office_.state.job != line;
  office_.state.job = line;
  if (over) end_import();
  return changed || over;
}

void WindowDesk::end_import() {
  told([this] {
    std::optional<jobs::ImportJob> ended = std::exchange(import_, std::nullopt);
    office_.state.job.reset();
    if (!waiting_.empty()) start_next_import();
    const jobs::Imported imported = ended->result();
    const auto refused =
        std::count_if(imported.files.begin(), imported.files.end(), [](const auto& file) { return !file.taken(); });
    office_.files_refused += static_cast<int>(refused);
    if (std::visit([](const auto& screen) { return screen.is_home(); }, office_.state.screen)) go(ToToday{});
    office_.say(jobs::in_one_sentence(imported), refused > 0);
    office_.state.can_undo = office_.collection->daily_review().can_undo();
    return true;
  });
}

void WindowDesk::on(const state::intent::CancelJob& /*wanted*/) {
  waiting_.clear();
  if (import_) import_->cancel();
}

void WindowDesk::heed(const Settings& settings) {
  if (office_.collection != nullptr && !(office_.collection->settings() == settings))
    office_.collection->set_settings(settings);
  office_.state.theme = settings.theme;
  office_.state.scale_percent = settings.scale_percent;
}

void WindowDesk::change_settings(const std::function<void(Settings&)>& change) {
  Settings changed;
  changed.theme = office_.state.theme;
  changed.scale_percent = office_.state.scale_percent;
  if (!office_.settings) {
    change(changed);
    return heed(changed);
  }
  changed = office_.settings->known();
  change(changed);
  heed(changed);  // seen at once, even where it cannot be kept
  heed(office_.settings->change(change));
}

void WindowDesk::on(const state::intent::SetTheme& wanted) {
  change_settings([&](Settings& settings) { settings.theme = wanted.theme; });
}

void WindowDesk::on(const state::intent::SetScale& wanted) {
  change_settings([&](Settings& settings) { settings.scale_percent = std::clamp(wanted.percent, 50, 300); });
}

void WindowDesk::on(const state::intent::DismissMessage& /*wanted*/) { office_.state.message.clear(); }

void WindowDesk::on(const state::intent::Quit& /*wanted*/) { office_.state.quit = true; }

}  // namespace trapline::control
