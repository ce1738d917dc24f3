// Room: app/theme. Which font files this machine has, asked of fontconfig. Knows no font builder.
#pragma once

#include <string>
#include <vector>

#include "app/theme/glyphs.hpp"

namespace trapline::ui {

/// A face inside a font file.
struct FontFile {
  std::string path;     ///< empty where there is none
  int index = 0;        ///< of the face in a collection
  GlyphSet coverage;    ///< the characters that it can draw
  float height = 1.2F;  ///< from ascender to descender, in ems: what the font builder takes for the size
  [[nodiscard]] bool found() const { return !path.empty(); }
};

enum class FontStyle { regular, bold, italic, bold_italic, mono };

/// The best face for a style from the families that we like, or what the system prefers. A style that is missing is not
/// found: the caller slants or thickens another.
[[nodiscard]] FontFile find_font(FontStyle style);

/// A face that draws some of `missing`, and the more the better. Not found where no font has any.
[[nodiscard]] FontFile find_font_for(const GlyphSet& missing);

}  // namespace trapline::ui
