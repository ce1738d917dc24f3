// Room: app/views. The first screen: what is due today, and one button.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "app/views/chrome.hpp"
#include "app/views/empty_card.hpp"
#include "app/views/screens.hpp"
#include "app/widgets/controls.hpp"
#include "app/widgets/icons.hpp"
#include "app/widgets/paragraph.hpp"
#include "app/words/counts.hpp"

namespace trapline::ui {
namespace {

// In ems.
constexpr float kCardPad = 1.8F;
constexpr float kStartHeight = 3.2F;
constexpr float kRowHeight = 2.3F;
constexpr float kSection = 2.2F;

bool can_start(const state::TodayScreen& screen) {
  return screen.emptiness == state::Emptiness::not_empty && screen.left.total() > 0;
}

bool can_open_sample(const state::TodayScreen& screen) {
  const bool bare =
      screen.emptiness == state::Emptiness::nothing_imported || screen.emptiness == state::Emptiness::files_refused;
  return bare && !screen.sample_deck.empty();
}

/// Draws one screen; `y` is where the next thing goes.
class TodayPage {
 public:
  TodayPage(View& view, const state::TodayScreen& screen, float top)
      : view_(view), canvas_(view.canvas), screen_(screen), y_(top + view.canvas.look().snap(1.6F)) {}

  float draw() {
    y_ = draw_today_heading(view_, screen_.date, y_);
    switch (screen_.emptiness) {
      case state::Emptiness::not_empty:
        due_card();
        break;
      case state::Emptiness::nothing_imported:
        nothing_imported();
        break;
      case state::Emptiness::files_refused:
        files_refused();
        break;
      case state::Emptiness::done_for_today:
        done();
        break;
    }
    if (screen_.emptiness == state::Emptiness::not_empty || screen_.emptiness == state::Emptiness::done_for_today) {
      weakest();
      collection();
    }
    return y_ + canvas_.px(2);
  }

 private:
  [[nodiscard]] const Palette& colors() const { return canvas_.colors(); }
  void gap(float ems) { y_ += canvas_.look().snap(ems); }

  void due_card() {
    const float pad = canvas_.look().snap(kCardPad);
    const float numbers = canvas_.line_height(FontRole::title) + canvas_.look().snap(1.7F);
    const float start = canvas_.look().snap(kStartHeight);
    const Rect card{view_.left, y_, view_.width, numbers + start + 3 * pad};
    canvas_.fill(card, colors().surface, 0.8F);
    canvas_.frame(card, colors().border, 0.8F);
    figures({card.x + pad, card.y + pad, card.width - 2 * pad, numbers});
    const Rect button_rect{card.x + pad, card.bottom() - pad - start, card.width - 2 * pad, start};
    const ButtonSpec spec{.label = "Start",
                          .key = "Enter",
                          .kind = ButtonKind::primary,
                          .enabled = can_start(screen_),
                          .font = FontRole::heading};
    if (button(canvas_, spec, button_rect) && view_.may_commit(view_.input.now)) view_.emit(state::intent::Start{});
    y_ = card.bottom();
    so_far();
  }

  void figures(const Rect& area) {
    struct Figure {
      int count;
      const char* one;
      const char* many;
      Color color;
    };
    std::vector<Figure> all = {{screen_.left.traps, "trap", "traps", colors().trap},
                               {screen_.left.reviews, "review", "reviews", colors().text},
                               {screen_.left.unseen, "new", "new", colors().text}};
    if (screen_.left.drills > 0) all.push_back({screen_.left.drills, "to repeat", "to repeat", colors().text});
    const float width = area.width / static_cast<float>(all.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
      const Figure& f = all[i];
      const Rect cell{area.x + width * static_cast<float>(i), area.y, width, area.height};
      const std::string count = fmt::format("{}", f.count);
      const std::string label = f.count == 1 ? f.one : f.many;
      canvas_.text(count, {cell.x, cell.y}, FontRole::title, f.count == 0 ? colors().muted : f.color);
      canvas_.text(label, {cell.x, cell.bottom() - canvas_.line_height(FontRole::body)}, FontRole::body,
                   colors().muted);
      canvas_.note({.role = Role::status, .name = label, .value = count, .rect = cell});
    }
  }

  void so_far() {
    if (screen_.answered_today == 0) return;
    gap(0.9F);
    const std::string text =
        fmt::format("So far today: {} answered, {} right.", screen_.answered_today, screen_.correct_today);
    y_ = draw_paragraph(canvas_, text, FontRole::small, colors().muted, {view_.left, y_}, view_.width, Role::status);
  }

  void weakest() {
    gap(kSection);
    y_ = draw_paragraph(canvas_, "Weakest topics", FontRole::heading, colors().text, {view_.left, y_}, view_.width,
                        Role::heading);
    gap(0.3F);
    if (screen_.weakest.empty()) {
      y_ = draw_paragraph(canvas_, "A topic appears here once you have given three answers in it.", FontRole::body,
                          colors().muted, {view_.left, y_}, view_.width);
    }
    for (const state::WeakTopic& topic : screen_.weakest) topic_row(topic);
  }

  void topic_row(const state::WeakTopic& topic) {
    const Rect row{view_.left, y_, view_.width, canvas_.look().snap(kRowHeight)};
    const bool known = topic.answered > 0;
    const std::string share = words::percent(topic.correct, topic.answered, "—");
    const std::string detail = known ? fmt::format("{} of {} right", topic.correct, topic.answered) : "no answers yet";
    const float detail_width = canvas_.px(7.2F);
    const float share_width = canvas_.px(3.6F);
    const float bar_width = std::round(row.width * 0.2F);
    const float name_width = row.width - detail_width - share_width - bar_width - canvas_.px(2);
    const auto line = [&](std::string_view text, float x, FontRole font, Color color) {
      canvas_.text(text, {x, row.middle_y() - canvas_.line_height(font) / 2}, font, color);
    };
    line(shortened(topic.topic, name_width), row.x, FontRole::body, colors().text);
    const float bar_height = canvas_.look().snap(0.45F);
    const float bar_x = row.x + name_width + canvas_.px(1);
    meter(canvas_, {bar_x, std::round(row.middle_y() - bar_height / 2), bar_width, bar_height},
          known ? static_cast<float>(topic.correct) / static_cast<float>(topic.answered) : 0, colors().accent);
    line(share, bar_x + bar_width + share_width - canvas_.text_width(share, FontRole::strong), FontRole::strong,
         colors().text);
    line(detail, row.right() - canvas_.text_width(detail, FontRole::small), FontRole::small, colors().muted);
    canvas_.note({.role = Role::status, .name = topic.topic, .value = share + ", " + detail, .rect = row});
    y_ = row.bottom();
  }

  /// "3.3 Hardware › Data parallelism". A path that is too long loses its middle: its ends say most.
  [[nodiscard]] std::string shortened(const TopicPath& path, float width) const {
    std::string all;
    for (const char c : path) c == '/' ? all += " › " : all += c;
    const std::size_t first = path.find('/');
    const std::size_t last = path.rfind('/');
    if (first == last || canvas_.text_width(all, FontRole::body) <= width)
      return canvas_.elided(all, width, FontRole::body);
    return canvas_.elided(path.substr(0, first) + " › … › " + path.substr(last + 1), width, FontRole::body);
  }

  void collection() {
    gap(kSection);
    canvas_.hairline(view_.left, view_.left + view_.width, y_, colors().border);
    gap(0.8F);
    const std::string text =
        fmt::format("{}  ·  {}  ·  {} awake, {} tamed", words::count_of(screen_.decks, "deck", "decks"),
                    words::count_of(screen_.questions, "question", "questions"),
                    words::count_of(screen_.traps_awake, "trap", "traps"), screen_.traps_tamed);
    y_ = draw_paragraph(canvas_, text, FontRole::small, colors().muted, {view_.left, y_}, view_.width, Role::status);
  }

  void empty_card(Icon icon, Color ink, Color ground, const std::string& title, std::vector<std::string> lines) {
    EmptyCard card{icon, ink, ground, title, std::move(lines), std::nullopt};
    if (can_open_sample(screen_)) card.action = "Open the sample deck";
    if (draw_empty_card(view_, card, y_)) view_.emit(state::intent::OpenSampleDeck{});
  }

  void nothing_imported() {
    std::vector<std::string> lines = {"Drop a deck file onto this window, or run: trapline import FILE"};
    if (!screen_.sample_deck.empty())
      lines.push_back("Or begin with the deck that comes along: " + screen_.sample_deck + ".");
    if (!screen_.data_path.empty()) lines.push_back("Your collection is kept in " + screen_.data_path + ".");
    empty_card(Icon::mark, colors().accent, colors().accent_soft, "Nothing to study yet", lines);
  }

  void files_refused() {
    const std::string title = words::count_of(screen_.files_refused, "file was", "files were") + " refused";
    std::vector<std::string> lines = {
        "Nothing has been imported. To see what is wrong and where, run: trapline import FILE --dry-run"};
    if (!screen_.sample_deck.empty())
      lines.push_back("Or begin with the deck that comes along: " + screen_.sample_deck + ".");
    empty_card(Icon::cross, colors().wrong, colors().wrong_soft, title, lines);
  }

  void done() {
    std::vector<std::string> lines;
    if (screen_.answered_today > 0) {
      lines.push_back(fmt::format("{} answered today, {} right.", screen_.answered_today, screen_.correct_today));
    }
    lines.push_back(screen_.next_due.empty() ? "Nothing is scheduled."
                                             : "The next cards are due " + screen_.next_due + ".");
    empty_card(Icon::check, colors().right, colors().right_soft, "Done for today", lines);
  }

  View& view_;
  Canvas& canvas_;
  const state::TodayScreen& screen_;
  float y_;
};

}  // namespace

template <>
void ScreenView<state::TodayScreen>::draw(View& view, const state::TodayScreen& screen) {
  draw_page(view, [&](float top) { return TodayPage(view, screen, top).draw(); }, 0, {});
}

template <>
void ScreenView<state::TodayScreen>::key(View& view, const state::TodayScreen& screen, const input::KeyPress& press) {
  if (scroll_key(view, press, true)) return;
  if (!(press.is_enter() || press.is_space()) || !view.may_commit(press.at)) return;
  if (can_start(screen)) {
    view.emit(state::intent::Start{});
  } else if (can_open_sample(screen)) {
    view.emit(state::intent::OpenSampleDeck{});
  }
}

}  // namespace trapline::ui
