#include "app/theme/font_files.hpp"

#include <fontconfig/fontconfig.h>
#include <ft2build.h>
#include FT_FREETYPE_H

#include <algorithm>
#include <array>
#include <memory>

namespace trapline::ui {
namespace {

struct PatternDeleter {
  void operator()(FcPattern* pattern) const { FcPatternDestroy(pattern); }
};
struct CharSetDeleter {
  void operator()(FcCharSet* set) const { FcCharSetDestroy(set); }
};
struct FontSetDeleter {
  void operator()(FcFontSet* set) const { FcFontSetDestroy(set); }
};
using Pattern = std::unique_ptr<FcPattern, PatternDeleter>;
using CharSet = std::unique_ptr<FcCharSet, CharSetDeleter>;
using FontSet = std::unique_ptr<FcFontSet, FontSetDeleter>;

const FcChar8* fc(const char* text) { return reinterpret_cast<const FcChar8*>(text); }

bool is_bold(FontStyle style) { return style == FontStyle::bold || style == FontStyle::bold_italic; }
bool is_italic(FontStyle style) { return style == FontStyle::italic || style == FontStyle::bold_italic; }

/// Families in the order in which we like them; the last is what the system prefers.
std::vector<const char*> families(FontStyle style) {
  if (style == FontStyle::mono) {
    return {"JetBrains Mono", "Noto Sans Mono", "DejaVu Sans Mono", "Liberation Mono", "monospace"};
  }
  return {"Inter", "Noto Sans", "DejaVu Sans", "Liberation Sans", "sans-serif"};
}

GlyphSet glyphs_of(const FcCharSet* set) {
  GlyphSet glyphs;
  std::array<FcChar32, FC_CHARSET_MAP_SIZE> map{};
  FcChar32 next = 0;
  for (FcChar32 base = FcCharSetFirstPage(set, map.data(), &next); base != FC_CHARSET_DONE;
       base = FcCharSetNextPage(set, map.data(), &next)) {
    for (FcChar32 i = 0; i < 32 * FC_CHARSET_MAP_SIZE; ++i) {
      if ((map[i / 32] >> (i % 32)) & 1U) glyphs.add(static_cast<char32_t>(base + i));
    }
  }
  return glyphs;
}

/// Nothing but the face's own file knows how tall it is. 0 where the file cannot be read.
float height_of(const FontFile& file) {
  FT_Library library = nullptr;
  FT_Face face = nullptr;
  float height = 0;
  if (FT_Init_FreeType(&library) != 0) return 0;
  if (FT_New_Face(library, file.path.c_str(), file.index, &face) == 0) {
    if (face->units_per_EM > 0) {
      height = static_cast<float>(face->ascender - face->descender) / static_cast<float>(face->units_per_EM);
    }
    FT_Done_Face(face);
  }
  FT_Done_FreeType(library);
  return height;
}

FontFile file_of(FcPattern* pattern) {
  FontFile file;
  FcChar8* path = nullptr;
  FcCharSet* set = nullptr;
  FcBool scalable = FcFalse;
  FcPatternGetBool(pattern, FC_SCALABLE, 0, &scalable);
  if (!scalable || FcPatternGetString(pattern, FC_FILE, 0, &path) != FcResultMatch) return file;
  file.path = reinterpret_cast<const char*>(path);
  FcPatternGetInteger(pattern, FC_INDEX, 0, &file.index);
  if (FcPatternGetCharSet(pattern, FC_CHARSET, 0, &set) == FcResultMatch) file.coverage = glyphs_of(set);
  file.height = height_of(file);
  return file.height > 0 ? file : FontFile{};
}

bool has_family(FcPattern* pattern, const char* family) {
  FcChar8* name = nullptr;
  for (int i = 0; FcPatternGetString(pattern, FC_FAMILY, i, &name) == FcResultMatch; ++i) {
    if (FcStrCmpIgnoreCase(name, fc(family)) == 0) return true;
  }
  return false;
}

/// fontconfig always answers with something: a face of another weight or slant is not what was asked for.
bool has_style(FcPattern* pattern, FontStyle style) {
  int weight = FC_WEIGHT_REGULAR;
  int slant = FC_SLANT_ROMAN;
  FcPatternGetInteger(pattern, FC_WEIGHT, 0, &weight);
  FcPatternGetInteger(pattern, FC_SLANT, 0, &slant);
  return (!is_bold(style) || weight >= FC_WEIGHT_DEMIBOLD) && (!is_italic(style) || slant != FC_SLANT_ROMAN);
}

Pattern match(const char* family, FontStyle style) {
  const Pattern wanted(FcPatternCreate());
  FcPatternAddString(wanted.get(), FC_FAMILY, fc(family));
  FcPatternAddInteger(wanted.get(), FC_WEIGHT, is_bold(style) ? FC_WEIGHT_BOLD : FC_WEIGHT_REGULAR);
  FcPatternAddInteger(wanted.get(), FC_SLANT, is_italic(style) ? FC_SLANT_ITALIC : FC_SLANT_ROMAN);
  FcPatternAddBool(wanted.get(), FC_SCALABLE, FcTrue);
  FcConfigSubstitute(nullptr, wanted.get(), FcMatchPattern);
  FcDefaultSubstitute(wanted.get());
  FcResult result = FcResultNoMatch;
  return Pattern(FcFontMatch(nullptr, wanted.get(), &result));
}

CharSet char_set(const GlyphSet& glyphs) {
  CharSet set(FcCharSetCreate());
  for (char32_t c = 0; c < GlyphSet::kEnd; ++c) {
    if (glyphs.contains(c)) FcCharSetAddChar(set.get(), c);
  }
  return set;
}

std::size_t common(const GlyphSet& a, const GlyphSet& b) {
  GlyphSet rest = a;
  rest.remove(b);
  return a.size() - rest.size();
}

}  // namespace

FontFile find_font(FontStyle style) {
  const auto liked = families(style);
  for (const char* family : liked) {
    const Pattern found = match(family, style);
    if (!found) continue;
    const bool generic = family == liked.back();
    if (!generic && !has_family(found.get(), family)) continue;
    // The family is settled by the regular face: a bold of another family would look foreign beside it.
    return has_style(found.get(), style) ? file_of(found.get()) : FontFile{};
  }
  return {};
}

FontFile find_font_for(const GlyphSet& missing) {
  const CharSet set = char_set(missing);
  const Pattern wanted(FcPatternCreate());
  FcPatternAddString(wanted.get(), FC_FAMILY, fc("sans-serif"));
  FcPatternAddCharSet(wanted.get(), FC_CHARSET, set.get());
  FcPatternAddBool(wanted.get(), FC_SCALABLE, FcTrue);
  FcConfigSubstitute(nullptr, wanted.get(), FcMatchPattern);
  FcDefaultSubstitute(wanted.get());
  FcResult result = FcResultNoMatch;
  const FontSet sorted(FcFontSort(nullptr, wanted.get(), FcTrue, nullptr, &result));
  FontFile best;
  std::size_t most = 0;
  for (int i = 0; sorted && i < sorted->nfont; ++i) {
    FontFile file = file_of(sorted->fonts[i]);
    const std::size_t drawn = common(missing, file.coverage);
    if (!file.found() || drawn <= most) continue;
    most = drawn;
    best = std::move(file);
    if (most == missing.size()) break;
  }
  return best;
}

}  // namespace trapline::ui
