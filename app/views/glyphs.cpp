// Room: app/views. Which characters a state may bring to the screen.
#include <type_traits>

#include "app/theme/glyphs.hpp"
#include "app/views/view.hpp"

namespace trapline::ui {
namespace {

/// Collects the texts of a screen. One `take` for each thing that holds some.
class Collector {
 public:
  GlyphSet glyphs = basic_glyphs();

  void take(const std::string& text) { glyphs.add(text); }
  void take(const std::vector<markdown::TextSpan>& spans) {
    for (const markdown::TextSpan& span : spans) take(span.text);
  }
  void take(const markdown::RichText& text) {
    for (const markdown::TextBlock& block : text) {
      take(block.marker);
      take(block.spans);
      for (const auto& row : block.rows) {
        for (const auto& cell : row) take(cell);
      }
    }
  }
  void take(const state::TodayScreen& screen) {
    for (const state::WeakTopic& topic : screen.weakest) take(topic.topic);
    for (const std::string* text : {&screen.date, &screen.next_due, &screen.data_path, &screen.sample_deck})
      take(*text);
    glyphs.add("›");
  }
  void take(const state::ReviewScreen& screen) {
    take(screen.heading);
    for (const markdown::RichText* text : {&screen.stem, &screen.back, &screen.hint}) take(*text);
    for (const state::OptionLine& option : screen.options) {
      take(option.letter);
      take(option.text);
    }
  }
  void take(const state::FeedbackScreen& screen) {
    take(screen.stem);
    take(screen.explanation);
    take(screen.comes_back);
    take(screen.confidence);
    for (const state::FeedbackOption& option : screen.options) take(option);
    for (const state::TrapLine& trap : screen.traps) {
      for (const std::string* text : {&trap.claim, &trap.truth, &trap.comes_back}) take(*text);
    }
    for (const TopicPath& topic : screen.topics) take(topic);
    for (const Reference& reference : screen.references) {
      take(reference.label);
      take(reference.url);
    }
  }

 private:
  void take(const state::FeedbackOption& option) {
    take(option.letter);
    for (const markdown::RichText* text : {&option.text, &option.why, &option.tempting, &option.right_if}) take(*text);
    take(option.trap_claim);
  }
};

}  // namespace

GlyphSet glyphs_of(const state::AppState& state) {
  Collector collector;
  collector.take(state.message);
  std::visit([&](const auto& screen) { collector.take(screen); }, state.screen);
  return collector.glyphs;
}

}  // namespace trapline::ui
