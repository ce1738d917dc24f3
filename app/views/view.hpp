// Room: app/views. What every view gets and gives: state and input in, intents and a semantic tree out.
#pragma once

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "app/input/keys.hpp"
#include "app/state/app_state.hpp"
#include "app/theme/look.hpp"
#include "app/widgets/scroll_area.hpp"
#include "app/widgets/semantics.hpp"

namespace trapline::ui {

/// What the user did since the last frame, the mouse aside: Dear ImGui knows of that.
struct FrameInput {
  double now = 0;   ///< seconds, on any steady clock
  float width = 0;  ///< of the window, in pixels
  float height = 0;
  std::vector<input::KeyPress> keys;
  std::string typed = {};            ///< characters, UTF-8
  std::vector<std::string> dropped;  ///< paths of files
};

/// What the window remembers of a screen and the program need not know. A new screen starts with a new one.
struct ViewMemory {
  std::string screen;          ///< which one this is about: the sort of screen and its card
  std::string step;            ///< the same, and whether a basic card is revealed
  double shown_at = -1;        ///< when this step was first drawn; before any: never guarded
  bool guarded = false;        ///< false on the first screen of all: nobody can have pressed a key too often yet
  int last_key = 0;            ///< the place of the key that was pressed last; 0 for the mouse
  int came_by = 0;             ///< the last key before this step: it is guarded against itself
  FocusRing focus;             ///< where the keyboard is
  int reveal = -1;             ///< the option that has to be scrolled into view
  bool nudged = false;         ///< a confidence was given before enough options were chosen
  bool lit = false;            ///< Enter was pressed where a confidence is wanted: it is asked for more loudly
  Point pointer;               ///< where the mouse lay when the screen was first drawn
  bool pointer_moved = false;  ///< since then: a mouse at rest points at nothing
  ScrollState scroll;
  bool dense = false;              ///< the page did not fit with its usual spacing
  std::set<std::size_t> unfolded;  ///< options of the feedback whose reasons were opened one by one
  bool all_unfolded = false;       ///< everything on the feedback is open; outlives the screen
};

/// The key that brought a screen, pressed again this soon, was meant for the one before: it commits nothing. Another
/// key is intent, however soon it comes.
inline constexpr double kGuardSeconds = 0.150;
/// The same for the mouse: the second click of a double click must not press what has come to stand under it.
inline constexpr double kClickGuardSeconds = 0.500;

/// The drawing sheet of one frame, handed from view to view.
struct View {
  Canvas& canvas;
  const FrameInput& input;
  ViewMemory& memory;
  std::vector<state::Intent>& intents;
  Rect body;        ///< what is left of the window below the top bar
  float left = 0;   ///< of the reading column
  float width = 0;  ///< of the reading column

  /// A spacing in whole pixels: `usual` ems, or `tight` ones where the page would not fit.
  [[nodiscard]] float space(float usual, float tight) const { return canvas.look().snap(memory.dense ? tight : usual); }
  void emit(state::Intent intent) const { intents.push_back(std::move(intent)); }
  /// Whether an answer may be committed by the key at `place`, or by the mouse (0), at the time `at`.
  [[nodiscard]] bool may_commit(double at, int place = 0) const {
    return !memory.guarded || place != memory.came_by || at - memory.shown_at >= kGuardSeconds;
  }
  [[nodiscard]] bool may_commit(const input::KeyPress& press) const { return may_commit(press.at, press.at_place()); }
  /// The same for a click.
  [[nodiscard]] bool may_click() const { return !memory.guarded || input.now - memory.shown_at >= kClickGuardSeconds; }
};

struct ViewResult {
  std::vector<state::Intent> intents;
  SemanticTree tree;
};

/// Draws the window's contents. Call it between ImGui::NewFrame and ImGui::Render.
[[nodiscard]] ViewResult draw_screen(const state::AppState& state, const Look& look, const FrameInput& input,
                                     ViewMemory& memory);

/// Every character that the state may bring to the screen.
[[nodiscard]] GlyphSet glyphs_of(const state::AppState& state);

}  // namespace trapline::ui
