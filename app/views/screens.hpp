// Room: app/views. One function a screen for drawing and one for its keys; each in the file of its name.
#pragma once

#include "app/views/view.hpp"

namespace trapline::ui {

void draw_today(View& view, const state::TodayScreen& screen);
void draw_review(View& view, const state::ReviewScreen& screen);
void draw_feedback(View& view, const state::FeedbackScreen& screen);

/// What a key press means on a screen; repeats of held keys never get here.
void today_key(View& view, const state::TodayScreen& screen, const input::KeyPress& press);
void review_key(View& view, const state::ReviewScreen& screen, const input::KeyPress& press);
void feedback_key(View& view, const state::FeedbackScreen& screen, const input::KeyPress& press);

/// PageUp, PageDown, Home and End, and the arrows where they have no other work. True where it was one of them.
bool scroll_key(View& view, const input::KeyPress& press, bool arrows);

}  // namespace trapline::ui
