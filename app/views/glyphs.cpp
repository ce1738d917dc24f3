// Room: app/views. Which characters a state may bring to the screen.
#include "app/theme/glyphs.hpp"
#include "app/views/view.hpp"

namespace trapline::ui {
namespace {

/// Collects texts, plain or rich.
struct Collector {
  GlyphSet& glyphs;

  void operator()(const std::string& text) const { glyphs.add(text); }
  void operator()(const std::vector<markdown::TextSpan>& spans) const {
    for (const markdown::TextSpan& span : spans) glyphs.add(span.text);
  }
  void operator()(const markdown::RichText& text) const {
    for (const markdown::TextBlock& block : text) {
      (*this)(block.marker);
      (*this)(block.spans);
      for (const auto& row : block.rows) {
        for (const auto& cell : row) (*this)(cell);
      }
    }
  }
};

}  // namespace

GlyphSet glyphs_of(const state::AppState& state) {
  GlyphSet glyphs = basic_glyphs();
  glyphs.add("›");  // between the parts of a topic
  const Collector take{glyphs};
  take(state.message);
  if (state.job) take(state.job->doing);
  std::visit([&](const auto& screen) { for_each_text(screen, take); }, state.screen);
  return glyphs;
}

}  // namespace trapline::ui
