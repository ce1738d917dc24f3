// Room: app/theme. The faces of the window, baked into Dear ImGui's atlas. Knows no graphics card: whoever has one
// uploads the atlas when `ensure` says that it changed.
#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "app/theme/font_files.hpp"
#include "app/theme/glyphs.hpp"

struct ImFont;
struct ImFontAtlas;

namespace trapline::ui {

/// What a piece of text is. Its size is a multiple of the em.
enum class FontRole { body, strong, emphasis, strong_emphasis, mono, small, small_strong, heading, title };
inline constexpr std::size_t kFontRoles = 9;

/// A role's size in ems.
[[nodiscard]] float ems_of(FontRole role);

/// The baked faces.
class Fonts {
 public:
  [[nodiscard]] ImFont* operator[](FontRole role) const { return faces_[static_cast<std::size_t>(role)]; }
  void set(FontRole role, ImFont* face) { faces_[static_cast<std::size_t>(role)] = face; }

 private:
  std::array<ImFont*, kFontRoles> faces_{};
};

/// The font files that the window draws with; looked up once, since asking fontconfig is slow.
struct FontFiles {
  FontFile regular, bold, italic, bold_italic, mono;
};
[[nodiscard]] FontFiles find_font_files();

/// Keeps the atlas fit for a scale and for the characters on the screen.
class FontBook {
 public:
  FontBook(ImFontAtlas& atlas, FontFiles files);

  /// Bakes the atlas anew where the em's size in pixels changed or `wanted` has characters that were not asked for yet.
  /// Returns true where it did: then the texture has to be uploaded. Call it between frames.
  bool ensure(float em_pixels, const GlyphSet& wanted);

  [[nodiscard]] const Fonts& fonts() const { return fonts_; }

 private:
  void choose_fallbacks();
  bool bake();
  ImFont* add_face(FontRole role);
  ImFont* add_file(const FontFile& file, FontRole role, const GlyphSet& glyphs, unsigned flags, bool merge);
  void bake_built_in();
  const FontFile& file_for(FontRole role, unsigned& flags) const;

  ImFontAtlas& atlas_;
  FontFiles files_;
  float em_pixels_ = 0;
  GlyphSet glyphs_;
  std::vector<FontFile> fallbacks_;
  std::vector<std::vector<unsigned short>> ranges_;  ///< the builder keeps pointers to them while it bakes
  std::map<std::string, std::string> bytes_;         ///< of files, while they are baked for one role after the other
  Fonts fonts_;
};

}  // namespace trapline::ui
