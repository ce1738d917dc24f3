// Test support: small picture files.
#pragma once

#include <string>
#include <vector>

namespace trapline::test {

inline constexpr int kPictureWidth = 40, kPictureHeight = 30;

/// Red on the left, half transparent blue on the right: rows of four bytes a pixel.
[[nodiscard]] std::vector<unsigned char> picture_pixels();

/// These pixels as a file.
[[nodiscard]] std::string png_file();
[[nodiscard]] std::string jpeg_file();

/// A picture of nothing, of this size.
[[nodiscard]] std::string blank_png_file(int width, int height);
[[nodiscard]] std::string blank_jpeg_file(int width, int height);

}  // namespace trapline::test
