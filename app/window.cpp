// The window: the composition of shell and views, and the loop that asks the program what to show.
#include "app/window.hpp"

#include <imgui.h>

#include <cstdlib>
#include <utility>

#include "app/picture_shelf.hpp"
#include "app/shell/shell.hpp"
#include "app/theme/look.hpp"
#include "app/theme/system_theme.hpp"
#include "app/views/view.hpp"

namespace trapline {
namespace {

double scale_of(const WindowOptions& options) {
  if (options.scale > 0) return options.scale;
  const char* text = std::getenv("TRAPLINE_SCALE");
  return text == nullptr ? 0 : std::strtod(text, nullptr);
}

bool is_answer(const state::Intent& intent) {
  return state::intent_as<state::intent::Answer>(intent) != nullptr ||
         state::intent_as<state::intent::GradeBasic>(intent) != nullptr;
}

class Window {
 public:
  Window(const WindowOptions& options, const WindowCallbacks& callbacks)
      : options_(options),
        callbacks_(callbacks),
        shell_({.title = "Trapline",
                .width = options.width,
                .height = options.height,
                .scale = scale_of(options),
                .visible = options.screenshot.empty()}),
        book_(*ImGui::GetIO().Fonts, ui::find_font_files()),
        system_dark_(ui::desktop_prefers_dark()) {
    refresh();
  }

  void run() {
    constexpr int kSettledFrame = 3;  // the scroll limits are known after the first
    for (int frame = 1; !shell_.closing() && !state_->quit; ++frame) {
      const bool last = !options_.screenshot.empty() && frame == kSettledFrame;
      draw(shell_.wait(), last ? options_.screenshot : std::string());
      if (last) return;
    }
  }

 private:
  void draw(const ui::ShellFrame& frame, const std::string& picture) {
    if (callbacks_.look_at_jobs && callbacks_.look_at_jobs()) refresh();
    if (frame.woken && callbacks_.look_again && callbacks_.look_again()) refresh();
    const ui::Look look = this->look(frame.scale);
    shell_.begin(frame);
    const ui::FrameInput input{.now = frame.now,
                               .width = frame.width,
                               .height = frame.height,
                               .keys = frame.input.keys,
                               .typed = frame.input.typed,
                               .dropped = frame.input.dropped};
    const ui::ViewResult result = ui::draw_screen(*state_, look, input, memory_);
    shell_.end(look.colors().background, picture);
    if (options_.drawn) options_.drawn(result.tree);
    if (result.intents.empty() && std::exchange(chores_, false) && callbacks_.idle && callbacks_.idle()) refresh();
    for (const state::Intent& intent : result.intents) carry_out(intent);
  }

  /// Colours, faces and sizes for the state as it is; bakes the faces where the state needs characters that they lack.
  ui::Look look(double display_scale) {
    const bool dark = state_->theme == Theme::dark || (state_->theme == Theme::system && system_dark_);
    const float em = ui::em_pixels(display_scale, state_->scale_percent);
    if (book_.ensure(em, glyphs_)) ui::upload_fonts();
    const ui::Look look{.palette = dark ? &ui::dark_palette() : &ui::light_palette(),
                        .fonts = &book_.fonts(),
                        .em = em,
                        .pictures = &pictures_.views()};
    ui::apply_style(look);
    return look;
  }

  void carry_out(const state::Intent& intent) {
    callbacks_.handle(intent);
    chores_ = chores_ || is_answer(intent);
    refresh();
  }

  void refresh() {
    state_ = &callbacks_.state();
    glyphs_ = ui::glyphs_of(*state_);
    pictures_.show(state_->pictures);
    shell_.ask_for_frames();
  }

  const WindowOptions& options_;
  const WindowCallbacks& callbacks_;
  ui::Shell shell_;
  ui::FontBook book_;
  PictureShelf pictures_;
  bool system_dark_;
  const state::AppState* state_ = nullptr;  ///< the program's own
  ui::GlyphSet glyphs_;
  ui::ViewMemory memory_;
  bool chores_ = false;
};

}  // namespace

bool can_open_window() { return ui::has_display(); }

void run_window(const WindowOptions& options, const WindowCallbacks& callbacks) { Window(options, callbacks).run(); }

}  // namespace trapline
