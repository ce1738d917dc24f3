#include "engine/media/picture_file.hpp"

#include <png.h>
#include <turbojpeg.h>

#include <memory>

namespace trapline::media {
namespace {

constexpr int kChannels = 4;

/// Room for the pixels; nothing where they are too many.
std::optional<Bitmap> blank(long width, long height) {
  if (width < 1 || height < 1 || width > kMaxPictureSide || height > kMaxPictureSide) return {};
  if (width * height > kMaxPicturePixels) return {};
  Bitmap bitmap{static_cast<int>(width), static_cast<int>(height), {}};
  bitmap.rgba.resize(static_cast<std::size_t>(width * height * kChannels));
  return bitmap;
}

std::optional<Bitmap> decode_png(std::string_view file) {
  png_image image{};
  image.version = PNG_IMAGE_VERSION;
  const std::unique_ptr<png_image, decltype(&png_image_free)> release(&image, &png_image_free);
  if (png_image_begin_read_from_memory(&image, file.data(), file.size()) == 0) return {};
  image.format = PNG_FORMAT_RGBA;
  std::optional<Bitmap> bitmap = blank(image.width, image.height);
  if (!bitmap || png_image_finish_read(&image, nullptr, bitmap->rgba.data(), 0, nullptr) == 0) return {};
  return bitmap;
}

std::optional<Bitmap> decode_jpeg(std::string_view file) {
  const std::unique_ptr<void, decltype(&tjDestroy)> decoder(tjInitDecompress(), &tjDestroy);
  const auto* bytes = reinterpret_cast<const unsigned char*>(file.data());
  int width = 0, height = 0, subsampling = 0, colors = 0;
  if (tjDecompressHeader3(decoder.get(), bytes, file.size(), &width, &height, &subsampling, &colors) != 0) return {};
  std::optional<Bitmap> bitmap;
  for (int part = 1; part <= 8 && !bitmap; part *= 2)
    bitmap = blank((width + part - 1) / part, (height + part - 1) / part);
  // A file of many scans would take minutes; a file that is cut short must not be shown as if it were whole.
  constexpr int kCareful = TJFLAG_LIMITSCANS | TJFLAG_STOPONWARNING;
  if (!bitmap || tjDecompress2(decoder.get(), bytes, file.size(), bitmap->rgba.data(), bitmap->width,
                               bitmap->width * kChannels, bitmap->height, TJPF_RGBA, kCareful) != 0)
    return {};
  return bitmap;
}

}  // namespace

std::optional<Bitmap> decode_picture(std::string_view file) {
  return file.starts_with("\xFF\xD8") ? decode_jpeg(file) : decode_png(file);
}

}  // namespace trapline::media
