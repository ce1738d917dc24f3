#include "app/shell/screenshot.hpp"

#include <GL/gl.h>
#include <fmt/format.h>
#include <stb/stb_image_write.h>

#include <algorithm>
#include <cstddef>
#include <stdexcept>
#include <vector>

namespace trapline::ui {

void save_screenshot(const std::string& path, int width, int height) {
  constexpr int kChannels = 3;
  const auto stride = static_cast<std::size_t>(width) * kChannels;
  std::vector<unsigned char> pixels(stride * static_cast<std::size_t>(height));
  glPixelStorei(GL_PACK_ALIGNMENT, 1);
  glReadBuffer(GL_BACK);
  glReadPixels(0, 0, width, height, GL_RGB, GL_UNSIGNED_BYTE, pixels.data());
  std::vector<unsigned char> upright(pixels.size());  // OpenGL's first row is the lowest
  for (std::size_t row = 0; row < static_cast<std::size_t>(height); ++row) {
    const auto from = pixels.end() - static_cast<std::ptrdiff_t>((row + 1) * stride);
    std::copy(from, from + static_cast<std::ptrdiff_t>(stride),
              upright.begin() + static_cast<std::ptrdiff_t>(row * stride));
  }
  if (stbi_write_png(path.c_str(), width, height, kChannels, upright.data(), static_cast<int>(stride)) == 0) {
    throw std::runtime_error(
        fmt::format("The picture {} cannot be written: is its folder there, and may you write to it?", path));
  }
}

}  // namespace trapline::ui
