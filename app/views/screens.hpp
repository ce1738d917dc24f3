// Room: app/views. What every screen's view has to say; each in the file of its name, as
//   template <> void ScreenView<state::TodayScreen>::draw(View& view, const state::TodayScreen& screen) { … }
// There is one for every screen in app/state/screens.hpp: a view that is forgotten is an error when the program is
// linked, which names it.
#pragma once

#include "app/views/view.hpp"

namespace trapline::ui {

template <class Screen>
struct ScreenView {
  static void draw(View& view, const Screen& screen);
  /// What a key press means on the screen; repeats of held keys never get here, nor what works on every screen.
  static void key(View& view, const Screen& screen, const input::KeyPress& press);
};

/// PageUp, PageDown, Home and End, and the arrows where they have no other work. True where it was one of them.
bool scroll_key(View& view, const input::KeyPress& press, bool arrows);

}  // namespace trapline::ui
