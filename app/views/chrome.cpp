#include "app/views/chrome.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "app/widgets/controls.hpp"
#include "app/widgets/icons.hpp"
#include "app/widgets/paragraph.hpp"

namespace trapline::ui {
namespace {

// In ems.
constexpr float kBarHeight = 3.4F;
constexpr float kButtonHeight = 2.0F;
constexpr float kProgressHeight = 0.28F;
constexpr float kFooterPad = 0.9F;
constexpr float kTightFooterPad = 0.35F;
constexpr float kTightBar = 2.3F;
constexpr float kLeastBody = 8.0F;  // in a lower window the footer scrolls with the page

std::optional<state::Progress> progress_of(const state::Screen& screen) {
  return std::visit([](const auto& shown) { return shown.progress(); }, screen);
}

/// Puts quiet buttons from right to left, and returns whether this one was clicked.
bool button_at_right(View& view, float& right, const std::string& label, const std::string& key) {
  const ButtonSpec spec{.label = label, .key = key, .kind = ButtonKind::quiet, .font = FontRole::small};
  const float width = button_width(view.canvas, spec);
  const float height = view.canvas.px(kButtonHeight);
  right -= width;
  const float y = std::round(view.body.y + (view.space(kBarHeight, kTightBar) - height) / 2);
  return button(view.canvas, spec, {right, y, width, height});
}

void draw_word_mark(View& view, float middle) {
  Canvas& canvas = view.canvas;
  const float icon = canvas.px(1.5F);
  draw_icon(canvas, Icon::mark, {view.left + icon / 2, middle}, 1.5F, canvas.colors().accent);
  canvas.text("Trapline", {view.left + icon + canvas.px(0.5F), middle - canvas.line_height(FontRole::strong) / 2},
              FontRole::strong, canvas.colors().text);
}

void draw_progress(View& view, const state::Progress& progress, float y) {
  Canvas& canvas = view.canvas;
  const int total = progress.done + progress.left;
  const float share = total == 0 ? 1.0F : static_cast<float>(progress.done) / static_cast<float>(total);
  const Rect bar{view.left, y, view.width, canvas.look().snap(kProgressHeight)};
  meter(canvas, bar, share, canvas.colors().accent);
  canvas.note({.role = Role::progress,
               .name = fmt::format("{} left", progress.left),
               .value = fmt::format("{} of {}", progress.done, total),
               .rect = bar});
}

/// Scrolls to the thing that the keyboard went to, where it is one of those on the page.
void reveal_focus(View& view, std::size_t first, float top) {
  if (!view.memory.focus.has_moved()) return;
  const auto& nodes = view.canvas.tree().nodes;
  for (std::size_t i = first; i < nodes.size(); ++i) {
    if (nodes[i].focused)
      view.memory.scroll.reveal(nodes[i].rect.y - top, nodes[i].rect.bottom() - top, view.canvas.px(0.8F));
  }
}

/// Work beside the screen: what it does, how far it is, and a way to end it.
void draw_job(View& view, const state::JobLine& job) {
  Canvas& canvas = view.canvas;
  const Palette& colors = canvas.colors();
  const float pad = canvas.look().snap(0.7F);
  const float button_height = canvas.px(kButtonHeight);
  const ButtonSpec cancel{.label = "Cancel", .kind = ButtonKind::quiet, .font = FontRole::small};
  const float button_room = button_width(canvas, cancel);
  const Rect box{view.left, view.body.y + canvas.look().snap(0.4F), view.width, button_height + 2 * pad};
  const std::string text =
      job.total > 1 ? fmt::format("{}  ({} of {})", job.doing, job.done + 1, job.total) : job.doing;
  canvas.fill(box, colors.surface, 0.5F);
  canvas.text(canvas.elided(text, box.width - 3 * pad - button_room, FontRole::body),
              {box.x + pad, box.middle_y() - canvas.line_height(FontRole::body) / 2}, FontRole::body, colors.muted);
  canvas.note(
      {.role = Role::progress, .name = job.doing, .value = fmt::format("{} of {}", job.done, job.total), .rect = box});
  const Rect at{box.right() - pad - button_room, box.middle_y() - button_height / 2, button_room, button_height};
  if (button(canvas, cancel, at)) view.emit(state::intent::CancelJob{});
  const float used = box.bottom() - view.body.y;
  view.body.y += used;
  view.body.height -= used;
}

}  // namespace

bool is_home(const state::Screen& screen) {
  return std::visit([](const auto& shown) { return shown.is_home(); }, screen);
}

void draw_top_bar(View& view, const state::AppState& state) {
  Canvas& canvas = view.canvas;
  const float height = view.space(kBarHeight, kTightBar);
  const float middle = view.body.y + height / 2;
  const std::optional<state::Progress> progress = progress_of(state.screen);
  float right = view.left + view.width + canvas.px(0.5F);  // its words end where the column ends
  const bool dark = canvas.colors().dark;
  if (button_at_right(view, right, dark ? "Light" : "Dark", "Ctrl+T")) {
    view.emit(state::intent::SetTheme{dark ? Theme::light : Theme::dark});
  }
  if (state.can_undo && button_at_right(view, right, "Undo", "U")) view.emit(state::intent::Undo{});
  float used = height;
  if (!is_home(state.screen)) {
    float back = view.left - canvas.px(0.5F);
    const ButtonSpec spec{.label = "Today", .key = "Esc", .kind = ButtonKind::quiet, .font = FontRole::small};
    back += button_width(canvas, spec);
    if (button_at_right(view, back, "Today", "Esc")) view.emit(state::intent::ShowToday{});
  } else {
    draw_word_mark(view, middle);
  }
  if (progress) {
    const std::string left = fmt::format("{} left", progress->left);
    const Rect center{view.left, view.body.y, view.width, height};
    const float ends = center.middle_x() + canvas.text_width(left, FontRole::small) / 2;
    if (ends < right) canvas.text_centered(left, center, FontRole::small, canvas.colors().muted);
    draw_progress(view, *progress, view.body.y + height);
    used += canvas.look().snap(kProgressHeight);
  }
  view.body.y += used;
  view.body.height -= used;
}

void draw_message(View& view, const state::AppState& state) {
  if (state.job) draw_job(view, *state.job);
  if (state.message.empty()) return;
  Canvas& canvas = view.canvas;
  const Palette& colors = canvas.colors();
  const float pad = canvas.look().snap(0.7F);
  const bool esc = is_home(state.screen);  // elsewhere the key has other work
  const ButtonSpec close{
      .label = "Dismiss", .key = esc ? "Esc" : "", .kind = ButtonKind::quiet, .font = FontRole::small};
  const float close_width = button_width(canvas, close);
  const float icon = canvas.px(2.0F);
  const Paragraph text(canvas, state.message, FontRole::body, colors.text, view.width - 3 * pad - icon - close_width);
  const float y = view.body.y + canvas.look().snap(0.4F);
  const float height = std::max(text.height(), canvas.px(kButtonHeight)) + 2 * pad;
  const Rect box{view.left, y, view.width, height};
  const Color ink = state.message_is_error ? colors.wrong : colors.accent;
  canvas.fill(box, state.message_is_error ? colors.wrong_soft : colors.accent_soft, 0.5F);
  draw_badge(canvas, state.message_is_error ? Icon::cross : Icon::check,
             {box.x + pad + canvas.px(0.65F), box.middle_y()}, 1.3F, ink,
             state.message_is_error ? colors.wrong_soft : colors.accent_soft);
  text.draw(canvas, {box.x + pad + icon, box.middle_y() - text.height() / 2});
  canvas.note(
      {.role = Role::alert, .name = state.message, .value = state.message_is_error ? "error" : "", .rect = box});
  const float button_height = canvas.px(kButtonHeight);
  if (button(canvas, close,
             {box.right() - pad - close_width, box.middle_y() - button_height / 2, close_width, button_height})) {
    view.emit(state::intent::DismissMessage{});
  }
  const float used = height + canvas.look().snap(0.4F);
  view.body.y += used;
  view.body.height -= used;
}

void draw_page(View& view, const PageDrawer& page, float footer_height, const FooterDrawer& footer) {
  Canvas& canvas = view.canvas;
  const float pad = view.space(kFooterPad, kTightFooterPad);
  const float all = std::round(footer_height) + 2 * pad;
  const bool fixed = footer && view.body.height - all >= canvas.px(kLeastBody);
  if (fixed) {
    view.body.height -= all;
    const float y = view.body.bottom();
    canvas.hairline(0, view.body.width, y, canvas.colors().border);
    footer({view.left, y + pad, view.width, std::round(footer_height)});
  }
  ScrollArea area(canvas, view.body, view.memory.scroll);
  const std::size_t first = canvas.tree().nodes.size();
  float bottom = page(area.top());
  reveal_focus(view, first, area.top());
  if (footer && !fixed) {
    footer({view.left, bottom, view.width, std::round(footer_height)});
    bottom += all;
  }
  area.end_at(bottom);
  // Kept until the screen changes: what fits with tight spacing would not with the usual one.
  if (bottom - area.top() > view.body.height) view.memory.dense = true;
}

}  // namespace trapline::ui
