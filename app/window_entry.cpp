// Room: app, the composition root. Joins a collection, its controller and the window.
#include "app/window_entry.hpp"

#include <stdexcept>
#include <utility>

#include "app/control/controller.hpp"
#include "app/files/importer.hpp"
#include "app/window.hpp"
#include "engine/collection/settings.hpp"

namespace trapline {
int open_window(const WindowRequest& request) {
  if (!can_open_window())
    throw NoWindow("There is no display to open a window on; the review goes on in the terminal.");
  collection::check_collection_file(request.collection_file);  // before anything beside it is looked at
  const std::filesystem::path settings_file = collection::settings_path(request.collection_file);
  const collection::LoadedSettings loaded = collection::load_settings(settings_file);
  collection::Collection collection(request.collection_file, request.clock, loaded.settings, store::Access::write);
  control::Controller controller(collection, request.clock,
                        {request.collection_file, settings_file, files::sample_deck(request.deck_folder)});
  if (!loaded.message.empty()) controller.say(loaded.message, true);
  const WindowCallbacks callbacks{[&] { return controller.state(); },
                                  [&](const state::Intent& intent) { controller.handle(intent); }, [&] { controller.idle(); },
                                  [&] { return controller.look_again(); }};
  try {
    run_window({}, callbacks);
  } catch (const std::runtime_error& error) {
    throw NoWindow(error.what());  // a display that is named but does not answer: the terminal takes over
  }
  return 0;
}

bool tell_in_window(const std::string& sentence) {
  state::AppState state;
  state::TodayScreen screen;
  screen.emptiness = state::Emptiness::cannot_open;
  screen.trouble = sentence;
  state.screen = std::move(screen);
  bool again = false;
  const auto handle = [&](const state::Intent& intent) {
    again = again || std::holds_alternative<state::intent::TryAgain>(intent);
    state.quit = again || std::holds_alternative<state::intent::Quit>(intent);
    if (const auto* theme = std::get_if<state::intent::SetTheme>(&intent)) state.theme = theme->theme;
    if (const auto* scale = std::get_if<state::intent::SetScale>(&intent)) state.scale_percent = scale->percent;
  };
  run_window({}, {[&] { return state; }, handle, {}});
  return again;
}

}  // namespace trapline
