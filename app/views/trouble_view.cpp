// Room: app/views. Why the collection cannot be opened, and one button.
#include "app/views/chrome.hpp"
#include "app/views/empty_card.hpp"
#include "app/views/screens.hpp"

namespace trapline::ui {
namespace {

float draw_page_of(const View& view, const state::TroubleScreen& screen, float top) {
  const Palette& colors = view.canvas.colors();
  float y = draw_today_heading(view, {}, top + view.canvas.look().snap(1.6F));
  const EmptyCard card{Icon::cross,       colors.wrong, colors.wrong_soft, "Your collection cannot be opened",
                       {screen.sentence}, "Try again"};
  if (draw_empty_card(view, card, y)) view.emit(state::intent::TryAgain{});
  return y + view.canvas.px(2);
}

}  // namespace

template <>
void ScreenView<state::TroubleScreen>::draw(View& view, const state::TroubleScreen& screen) {
  draw_page(view, [&](float top) { return draw_page_of(view, screen, top); }, 0, {});
}

template <>
void ScreenView<state::TroubleScreen>::key(View& view, const state::TroubleScreen& /*screen*/,
                                           const input::KeyPress& press) {
  if (scroll_key(view, press, true)) return;
  if ((press.is_enter() || press.is_space()) && view.may_commit(press.at)) view.emit(state::intent::TryAgain{});
}

}  // namespace trapline::ui
