// Room: app/theme. All that a view needs to know of the looks: colours, faces, and the em in pixels.
#pragma once

#include <string_view>

#include "app/theme/fonts.hpp"
#include "app/theme/palette.hpp"
#include "app/theme/picture_view.hpp"

namespace trapline::ui {

/// Pixels of an em at scale 1.
inline constexpr float kEmPixels = 16.0F;

struct Look {
  const Palette* palette = nullptr;
  const Fonts* fonts = nullptr;
  float em = kEmPixels;                    ///< in pixels, whole
  const PictureViews* pictures = nullptr;  ///< of the screen that is drawn; may be null

  [[nodiscard]] const Palette& colors() const { return *palette; }
  [[nodiscard]] ImFont* font(FontRole role) const { return (*fonts)[role]; }
  /// Null where there is no such picture.
  [[nodiscard]] const PictureView* picture(std::string_view path) const;
  /// Ems as pixels.
  [[nodiscard]] float px(float ems) const { return ems * em; }
  /// Ems as whole pixels: for edges, which would blur between two.
  [[nodiscard]] float snap(float ems) const;
};

/// The em for a display's scale and the user's own; both at their limits where they are out of reason.
[[nodiscard]] float em_pixels(double display_scale, int scale_percent);

/// Gives Dear ImGui's own parts (scroll bars and windows) the look's colours and sizes.
void apply_style(const Look& look);

}  // namespace trapline::ui
