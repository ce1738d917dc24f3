#include "support/pictures.hpp"

#include <png.h>
#include <turbojpeg.h>

#include <memory>
#include <stdexcept>

namespace trapline::test {
namespace {

std::string as_png(int width, int height, const std::vector<unsigned char>& rgba) {
  png_image image{};
  image.version = PNG_IMAGE_VERSION;
  image.width = static_cast<png_uint_32>(width);
  image.height = static_cast<png_uint_32>(height);
  image.format = PNG_FORMAT_RGBA;
  png_alloc_size_t size = PNG_IMAGE_PNG_SIZE_MAX(image);
  std::string file(size, '\0');
  if (png_image_write_to_memory(&image, file.data(), &size, 0, rgba.data(), 0, nullptr) == 0)
    throw std::runtime_error(image.message);
  file.resize(size);
  return file;
}

std::string as_jpeg(int width, int height, const std::vector<unsigned char>& rgba) {
  const std::unique_ptr<void, decltype(&tjDestroy)> coder(tjInitCompress(), &tjDestroy);
  unsigned char* bytes = nullptr;
  unsigned long size = 0;  // NOLINT(google-runtime-int): the library's type
  if (tjCompress2(coder.get(), rgba.data(), width, 0, height, TJPF_RGBX, &bytes, &size, TJSAMP_444, 95, 0) != 0)
    throw std::runtime_error("no JPEG");
  std::string file(reinterpret_cast<char*>(bytes), size);
  tjFree(bytes);
  return file;
}

std::vector<unsigned char> blank(int width, int height) {
  return std::vector<unsigned char>(std::size_t{4} * static_cast<std::size_t>(width) *
                                    static_cast<std::size_t>(height));
}

}  // namespace

std::vector<unsigned char> picture_pixels() {
  std::vector<unsigned char> rgba;
  for (int i = 0; i < kPictureWidth * kPictureHeight; ++i) {
    const bool left = i % kPictureWidth < kPictureWidth / 2;
    for (const int part : {left ? 255 : 0, 0, left ? 0 : 255, left ? 255 : 128})
      rgba.push_back(static_cast<unsigned char>(part));
  }
  return rgba;
}

std::string png_file() { return as_png(kPictureWidth, kPictureHeight, picture_pixels()); }
std::string jpeg_file() { return as_jpeg(kPictureWidth, kPictureHeight, picture_pixels()); }
std::string blank_png_file(int width, int height) { return as_png(width, height, blank(width, height)); }
std::string blank_jpeg_file(int width, int height) { return as_jpeg(width, height, blank(width, height)); }

}  // namespace trapline::test
