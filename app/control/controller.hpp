// Room: app/control. Carries out what the user wants: an intent goes to the collection and comes back as a new state.
// Every error ends here, as one sentence in the state. Knows no ImGui and no window.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "app/state/intent.hpp"
#include "app/state/screen.hpp"
#include "engine/collection/collection.hpp"

namespace trapline::control {

/// Where things lie on the disk.
struct Places {
  std::filesystem::path collection;
  std::filesystem::path settings;
  std::filesystem::path sample_deck;  ///< empty where no deck is installed
};

class Controller {
 public:
  /// Both references must outlive the controller. Starts on the Today screen.
  Controller(collection::Collection& collection, const Clock& clock, Places places);

  void handle(const state::Intent& intent);
  [[nodiscard]] const state::AppState& state() const { return state_; }

  /// Makes Today anew where a new day has come, or another program has changed the collection. True where it did. A
  /// card stays as it is: should it have been answered elsewhere, its answer will say so. Cheap.
  bool look_again();

  /// A sentence to be shown at the start, such as that the settings were set aside.
  void say(const std::string& sentence, bool is_error);

  /// For quiet moments: what takes time but changes nothing that is shown.
  void idle();

 private:
  void on(const state::intent::Start&);
  void on(const state::intent::ToggleOption&);
  void on(const state::intent::Answer&);
  void on(const state::intent::Reveal&);
  void on(const state::intent::GradeBasic&);
  void on(const state::intent::ShowHint&);
  void on(const state::intent::Continue&);
  void on(const state::intent::Undo&);
  void on(const state::intent::ShowToday&);
  void on(const state::intent::TryAgain&) {}  // there is one only where no collection is open
  void on(const state::intent::ImportFiles&);
  void on(const state::intent::OpenSampleDeck&);
  void on(const state::intent::SetTheme&);
  void on(const state::intent::SetScale&);
  void on(const state::intent::DismissMessage&);
  void on(const state::intent::Quit&);

  void show_today();
  void show_next();
  void load_pictures();
  void commit(collection::Reply reply);
  void save(const Settings& settings);
  [[nodiscard]] std::vector<std::string> chosen_ids() const;

  collection::Collection& collection_;
  const Clock& clock_;
  Places places_;
  state::AppState state_;
  std::optional<study::Asked> asked_;  ///< what the review screen shows
  Timestamp shown_at_;
  int files_refused_ = 0;
};

}  // namespace trapline::control
