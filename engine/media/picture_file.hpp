// Room: engine/media. A picture file as pixels. Knows no deck and no screen.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace trapline::media {

struct Bitmap {
  int width = 0;  ///< in pixels
  int height = 0;
  std::vector<unsigned char> rgba;  ///< rows from the top, four bytes a pixel, alpha not multiplied in
};

/// The longest side and the most pixels that a picture may have; a full one takes 64 MB.
inline constexpr int kMaxPictureSide = 8192;
inline constexpr long kMaxPicturePixels = 1L << 24;

/// Reads a PNG or JPEG file; a larger JPEG is read at half its size, a quarter or an eighth. Nothing where the file is
/// neither, damaged, cut short or too large, or a JPEG in the colours of print (CMYK).
[[nodiscard]] std::optional<Bitmap> decode_picture(std::string_view file);

}  // namespace trapline::media
