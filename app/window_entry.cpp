// Room: app, the composition root. Joins a collection, its desks and the window.
#include "app/window_entry.hpp"

#include <utility>

#include "app/control/window_desk.hpp"
#include "app/files/importer.hpp"
#include "app/files/settings_file.hpp"
#include "app/shell/shell.hpp"
#include "app/window.hpp"
#include "engine/collection/collection_file.hpp"

namespace trapline {
namespace {

void run(control::WindowDesk& desk) {
  try {
    run_window({}, {[&]() -> const state::AppState& { return desk.state(); },
                    [&](const state::Intent& intent) { desk.handle(intent); }, [&] { return desk.idle(); },
                    [&] { return desk.look_again(); }, [&] { return desk.look_at_jobs(); }});
  } catch (const ui::NoDisplay& error) {
    throw NoWindow(error.what());  // a display that is named but does not answer: the terminal takes over
  }
}

}  // namespace

int open_window(const WindowRequest& request) {
  if (!can_open_window())
    throw NoWindow("There is no display to open a window on; the review goes on in the terminal.");
  collection::check_collection_file(request.collection_file);  // before anything beside it is looked at
  const std::filesystem::path settings_file = files::settings_path(request.collection_file);
  const files::LoadedSettings loaded = files::load_settings(settings_file);
  collection::Collection collection(request.collection_file, request.clock, loaded.settings, Access::write);
  control::Office office(collection, request.clock,
                         {request.collection_file, settings_file, files::sample_deck(request.deck_folder)},
                         ui::wake_window);
  control::WindowDesk desk(office);
  if (!loaded.message.empty()) office.say(loaded.message, true);
  run(desk);
  return 0;
}

bool tell_in_window(const std::string& sentence) {
  control::Office office;
  control::WindowDesk desk(office, sentence);
  run(desk);
  return office.try_again;
}

}  // namespace trapline
