// Room: app/shell. A picture file as pixels. Knows no graphics card and no deck.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace trapline {

struct Bitmap {
  int width = 0;  ///< in pixels
  int height = 0;
  std::vector<unsigned char> rgba;  ///< rows from the top, four bytes a pixel, alpha not multiplied in
};

/// The longest side and the most pixels that a picture may have; a full one takes 64 MB.
inline constexpr int kMaxPictureSide = 8192;
inline constexpr long kMaxPicturePixels = 1L << 24;

/// Reads a PNG or JPEG file. Nothing where it is neither, damaged, cut short or too large.
[[nodiscard]] std::optional<Bitmap> decode_picture(std::string_view file);

}  // namespace trapline
