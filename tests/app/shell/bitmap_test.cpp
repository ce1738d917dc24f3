// Picture files as pixels: good ones exactly, bad ones never.
#include "app/shell/bitmap.hpp"

#include <gtest/gtest.h>
#include <png.h>
#include <turbojpeg.h>

#include <memory>
#include <random>
#include <string>

namespace trapline {
namespace {

constexpr int kWidth = 40, kHeight = 30;

/// Red on the left, half transparent blue on the right.
std::vector<unsigned char> pixels() {
  std::vector<unsigned char> rgba;
  for (int i = 0; i < kWidth * kHeight; ++i) {
    const bool left = i % kWidth < kWidth / 2;
    for (const int part : {left ? 255 : 0, 0, left ? 0 : 255, left ? 255 : 128})
      rgba.push_back(static_cast<unsigned char>(part));
  }
  return rgba;
}

std::string png_file(int width = kWidth, int height = kHeight, const void* rgba = nullptr) {
  png_image image{};
  image.version = PNG_IMAGE_VERSION;
  image.width = static_cast<png_uint_32>(width);
  image.height = static_cast<png_uint_32>(height);
  image.format = PNG_FORMAT_RGBA;
  const std::vector<unsigned char> blank(rgba == nullptr ? std::size_t{4} * image.width * image.height : 0);
  const void* source = rgba == nullptr ? blank.data() : rgba;
  png_alloc_size_t size = PNG_IMAGE_PNG_SIZE_MAX(image);
  std::string file(size, '\0');
  EXPECT_NE(png_image_write_to_memory(&image, file.data(), &size, 0, source, 0, nullptr), 0);
  file.resize(size);
  return file;
}

std::string jpeg_file() {
  const std::unique_ptr<void, decltype(&tjDestroy)> coder(tjInitCompress(), &tjDestroy);
  unsigned char* bytes = nullptr;
  unsigned long size = 0;  // NOLINT(google-runtime-int): the library's type
  EXPECT_EQ(tjCompress2(coder.get(), pixels().data(), kWidth, 0, kHeight, TJPF_RGBX, &bytes, &size, TJSAMP_444, 95, 0),
            0);
  std::string file(reinterpret_cast<char*>(bytes), size);
  tjFree(bytes);
  return file;
}

TEST(Bitmap, OfAPngFileIsExact) {
  const auto bitmap = decode_picture(png_file(kWidth, kHeight, pixels().data()));
  ASSERT_TRUE(bitmap);
  EXPECT_EQ(bitmap->width, kWidth);
  EXPECT_EQ(bitmap->height, kHeight);
  EXPECT_EQ(bitmap->rgba, pixels());
}

TEST(Bitmap, OfAJpegFileIsNearlyExactAndOpaque) {
  const auto bitmap = decode_picture(jpeg_file());
  ASSERT_TRUE(bitmap);
  EXPECT_EQ(bitmap->width, kWidth);
  EXPECT_EQ(bitmap->height, kHeight);
  EXPECT_GT(bitmap->rgba[0], 245);
  EXPECT_LT(bitmap->rgba[2], 10);
  EXPECT_EQ(bitmap->rgba[3], 255);
}

TEST(Bitmap, IsNotMadeOfWhatIsNoPicture) {
  for (const std::string& file : {std::string(), std::string("GIF89a"), std::string("\x89PNG\r\n\x1A\n"),
                                  std::string("\xFF\xD8\xFF"), std::string(1000, 'x')}) {
    EXPECT_FALSE(decode_picture(file));
  }
}

TEST(Bitmap, IsNotMadeOfAFileThatIsCutShort) {
  const std::string jpeg = jpeg_file();
  const std::string png = png_file(kWidth, kHeight, pixels().data());
  for (std::size_t size = 0; size < jpeg.size() - 2; ++size) EXPECT_FALSE(decode_picture(jpeg.substr(0, size))) << size;
  for (std::size_t size = 0; size < png.size() - 30; ++size) EXPECT_FALSE(decode_picture(png.substr(0, size))) << size;
}

TEST(Bitmap, OfADamagedFileIsOfTheRightSizeOrNone) {
  std::mt19937 random(1);
  for (std::string whole : {jpeg_file(), png_file(kWidth, kHeight, pixels().data())}) {
    for (int round = 0; round < 300; ++round) {
      std::string damaged = whole;
      for (int i = 0; i < 3; ++i) damaged[random() % damaged.size()] = static_cast<char>(random() % 256);
      const auto bitmap = decode_picture(damaged);
      if (!bitmap) continue;
      EXPECT_EQ(bitmap->rgba.size(),
                static_cast<std::size_t>(bitmap->width) * static_cast<std::size_t>(bitmap->height) * 4);
    }
  }
}

TEST(Bitmap, IsNotMadeOfAPictureThatIsTooLarge) {
  EXPECT_TRUE(decode_picture(png_file(kMaxPictureSide, 1)));
  EXPECT_FALSE(decode_picture(png_file(kMaxPictureSide + 1, 1)));
  EXPECT_FALSE(decode_picture(png_file(1, kMaxPictureSide + 1)));
  EXPECT_FALSE(decode_picture(png_file(4100, 4100)));
}

}  // namespace
}  // namespace trapline
