// Room: app/control. The window as its program sees it: hands each intent to the desk of its screen, carries out those
// that work on every screen, and goes where a desk says. Every error ends here, as one sentence in the state.
// Knows no ImGui and no window.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/control/desks.hpp"
#include "app/jobs/import_job.hpp"

namespace trapline::control {

class WindowDesk {
 public:
  /// Starts on Today.
  explicit WindowDesk(Office& office);
  /// Starts with the sentence that says why the collection cannot be opened.
  WindowDesk(Office& office, const std::string& trouble);

  void handle(const state::Intent& intent);
  [[nodiscard]] const state::AppState& state() const { return office_.state; }

  /// For quiet moments: what takes time. True where what is shown has changed.
  bool idle();
  /// After a pause: whether something has changed outside, such as the day, the settings, or the collection. Cheap.
  bool look_again();
  /// Whether work beside the screen has got further. Cheap: may be asked for every frame.
  bool look_at_jobs();

 private:
  template <class ScreenIntent>
  void carry_out(const ScreenIntent& wanted);
  void carry_out(const state::WindowIntent& wanted);
  void on(const state::intent::Undo& wanted);
  void on(const state::intent::ImportFiles& wanted);
  void on(const state::intent::CancelJob& wanted);
  void on(const state::intent::SetTheme& wanted);
  void on(const state::intent::SetScale& wanted);
  void on(const state::intent::DismissMessage& wanted);
  void on(const state::intent::Quit& wanted);

  void go(const Turn& turn);
  void to(const Stay& /*turn*/) {}
  void to(const ToToday& turn);
  void to(const ToNextCard& turn);
  void to(const ToFeedback& turn);
  void to(const ToImport& turn);
  void to(const Leave& turn);

  /// Calls `work`; an error becomes the message. True where something is to be drawn again.
  bool told(const std::function<bool()>& work);
  void change_settings(const std::function<void(Settings&)>& change);
  void heed(const Settings& settings);
  void start_next_import();
  void end_import();

  Office& office_;
  Desks desks_;
  std::optional<jobs::ImportJob> import_;
  std::vector<std::string> waiting_;  ///< files that were dropped while others were imported
};

}  // namespace trapline::control
