#include "app/theme/fonts.hpp"

#include <imgui.h>
#include <imgui_freetype.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <fstream>
#include <iterator>
#include <utility>

namespace trapline::ui {
namespace {

/// An atlas of 4096 x 4096 is what every OpenGL 3 driver takes, and 64 MB as the backend uploads it.
constexpr float kAtlasPixels = 4096.0F * 4096.0F * 0.8F;
constexpr int kMostFallbacks = 6;

std::size_t most_glyphs(float em_pixels) {
  float pixels = 0;
  for (std::size_t i = 0; i < kFontRoles; ++i) {
    const float size = 1.3F * ems_of(static_cast<FontRole>(i)) * em_pixels;
    pixels += size * size;
  }
  return static_cast<std::size_t>(std::max(200.0F, kAtlasPixels / pixels));
}

constexpr std::size_t kLeastFontFile = 128;  // shorter ones are no fonts, and the library asserts on them

std::string read_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

}  // namespace

float ems_of(FontRole role) {
  switch (role) {
    case FontRole::mono:
      return 0.92F;
    case FontRole::small:
    case FontRole::small_strong:
      return 0.86F;
    case FontRole::heading:
      return 1.2F;
    case FontRole::title:
      return 1.9F;
    default:
      return 1.0F;
  }
}

FontFiles find_font_files() {
  return {find_font(FontStyle::regular), find_font(FontStyle::bold), find_font(FontStyle::italic),
          find_font(FontStyle::bold_italic), find_font(FontStyle::mono)};
}

FontBook::FontBook(ImFontAtlas& atlas, FontFiles files) : atlas_(atlas), files_(std::move(files)) {}

bool FontBook::ensure(float em_pixels, const GlyphSet& wanted) {
  const bool same_size = std::abs(em_pixels - em_pixels_) < 0.01F;
  if (same_size && glyphs_.covers(wanted)) return false;
  const std::size_t most = most_glyphs(em_pixels);
  glyphs_.add(basic_glyphs());
  glyphs_.add(wanted);
  if (glyphs_.size() > most) {  // a new start with what is on the screen now
    glyphs_ = basic_glyphs();
    glyphs_.add(wanted);
  }
  const GlyphSet asked = glyphs_;
  glyphs_.truncate(most);
  em_pixels_ = em_pixels;
  choose_fallbacks();
  if (!bake()) bake_built_in();
  glyphs_ = asked;  // what did not fit is not tried again at each frame
  return true;
}

void FontBook::choose_fallbacks() {
  fallbacks_.clear();
  if (!files_.regular.found()) return;
  GlyphSet missing = glyphs_;
  missing.remove(files_.regular.coverage);
  for (int i = 0; i < kMostFallbacks && !missing.empty(); ++i) {
    FontFile file = find_font_for(missing);
    if (!file.found()) break;
    missing.remove(file.coverage);
    fallbacks_.push_back(std::move(file));
  }
}

const FontFile& FontBook::file_for(FontRole role, unsigned& flags) const {
  const auto styled = [&](const FontFile& file, unsigned otherwise) -> const FontFile& {
    if (file.found()) return file;
    flags |= otherwise;
    return files_.regular;
  };
  switch (role) {
    case FontRole::strong:
    case FontRole::small_strong:
    case FontRole::heading:
    case FontRole::title:
      return styled(files_.bold, ImGuiFreeTypeBuilderFlags_Bold);
    case FontRole::emphasis:
      return styled(files_.italic, ImGuiFreeTypeBuilderFlags_Oblique);
    case FontRole::strong_emphasis:
      return styled(files_.bold_italic, ImGuiFreeTypeBuilderFlags_Bold | ImGuiFreeTypeBuilderFlags_Oblique);
    case FontRole::mono:
      return styled(files_.mono, 0);
    default:
      return files_.regular;
  }
}

ImFont* FontBook::add_file(const FontFile& file, FontRole role, const GlyphSet& glyphs, unsigned flags, bool merge) {
  ranges_.push_back(glyphs.ranges());
  ImFontConfig config;
  config.FontNo = file.index;
  config.MergeMode = merge;
  config.FontBuilderFlags = flags | ImGuiFreeTypeBuilderFlags_LightHinting;
  config.GlyphRanges = ranges_.back().data();
  std::string& bytes = bytes_[file.path];
  if (bytes.empty()) bytes = read_file(file.path);
  if (bytes.size() < kLeastFontFile) return nullptr;
  void* copy = ImGui::MemAlloc(bytes.size());  // the atlas frees it
  std::memcpy(copy, bytes.data(), bytes.size());
  return atlas_.AddFontFromMemoryTTF(copy, static_cast<int>(bytes.size()),
                                     std::round(ems_of(role) * em_pixels_ * file.height), &config);
}

ImFont* FontBook::add_face(FontRole role) {
  unsigned flags = 0;
  const FontFile& file = file_for(role, flags);
  GlyphSet left = glyphs_;
  ImFont* face = add_file(file, role, glyphs_, flags, false);
  if (face == nullptr) return nullptr;
  left.remove(file.coverage);
  std::vector<const FontFile*> others = {&files_.regular};
  for (const FontFile& fallback : fallbacks_) others.push_back(&fallback);
  for (const FontFile* other : others) {
    GlyphSet drawn = left;
    left.remove(other->coverage);
    drawn.remove(left);
    if (!drawn.empty()) add_file(*other, role, drawn, flags, true);
  }
  return face;
}

bool FontBook::bake() {
  if (!files_.regular.found()) return false;
  atlas_.Clear();
  ranges_.clear();
  bytes_.clear();
  atlas_.FontBuilderIO = ImGuiFreeType::GetBuilderForFreeType();
  for (std::size_t i = 0; i < kFontRoles; ++i) {
    const auto role = static_cast<FontRole>(i);
    ImFont* face = add_face(role);
    if (face == nullptr) return false;
    fonts_.set(role, face);
  }
  const bool built = atlas_.Build();
  atlas_.ClearInputData();  // the files' bytes are not needed once they are baked
  bytes_.clear();
  return built;
}

/// No font file that can be read: the face inside Dear ImGui, at each role's size.
void FontBook::bake_built_in() {
  atlas_.Clear();
  for (std::size_t i = 0; i < kFontRoles; ++i) {
    const auto role = static_cast<FontRole>(i);
    ImFontConfig config;
    config.SizePixels = std::round(ems_of(role) * em_pixels_);
    fonts_.set(role, atlas_.AddFontDefault(&config));
  }
  atlas_.Build();
  atlas_.ClearInputData();
}

}  // namespace trapline::ui
