// Picture files as pixels: good ones exactly, bad ones never.
#include "engine/media/picture_file.hpp"

#include <gtest/gtest.h>

#include <random>
#include <string>

#include "support/pictures.hpp"

namespace trapline::test {
namespace {

using namespace media;

TEST(PictureFile, OfAPngFileIsExact) {
  const auto bitmap = media::decode_picture(png_file());
  ASSERT_TRUE(bitmap);
  EXPECT_EQ(bitmap->width, kPictureWidth);
  EXPECT_EQ(bitmap->height, kPictureHeight);
  EXPECT_EQ(bitmap->rgba, picture_pixels());
}

TEST(PictureFile, OfAJpegFileIsNearlyExactAndOpaque) {
  const auto bitmap = media::decode_picture(jpeg_file());
  ASSERT_TRUE(bitmap);
  EXPECT_EQ(bitmap->width, kPictureWidth);
  EXPECT_EQ(bitmap->height, kPictureHeight);
  EXPECT_GT(bitmap->rgba[0], 245);
  EXPECT_LT(bitmap->rgba[2], 10);
  EXPECT_EQ(bitmap->rgba[3], 255);
}

TEST(PictureFile, IsNotReadWhereItIsNoPicture) {
  for (const std::string& file : {std::string(), std::string("GIF89a"), std::string("\x89PNG\r\n\x1A\n"),
                                  std::string("\xFF\xD8\xFF"), std::string(1000, 'x')}) {
    EXPECT_FALSE(media::decode_picture(file));
  }
}

TEST(PictureFile, IsNotReadWhereItIsCutShort) {
  const std::string jpeg = jpeg_file();
  const std::string png = png_file();
  for (std::size_t size = 0; size < jpeg.size() - 2; ++size)
    EXPECT_FALSE(media::decode_picture(jpeg.substr(0, size))) << size;
  for (std::size_t size = 0; size < png.size() - 30; ++size)
    EXPECT_FALSE(media::decode_picture(png.substr(0, size))) << size;
}

TEST(PictureFile, ThatIsDamagedIsOfTheRightSizeOrNotRead) {
  std::mt19937 random(1);
  for (const std::string& whole : {jpeg_file(), png_file()}) {
    for (int round = 0; round < 300; ++round) {
      std::string damaged = whole;
      for (int i = 0; i < 3; ++i) damaged[random() % damaged.size()] = static_cast<char>(random() % 256);
      const auto bitmap = media::decode_picture(damaged);
      if (!bitmap) continue;
      EXPECT_EQ(bitmap->rgba.size(),
                static_cast<std::size_t>(bitmap->width) * static_cast<std::size_t>(bitmap->height) * 4);
    }
  }
}

TEST(PictureFile, ThatIsTooLargeIsNotReadAsPng) {
  EXPECT_TRUE(media::decode_picture(blank_png_file(media::kMaxPictureSide, 1)));
  EXPECT_FALSE(media::decode_picture(blank_png_file(media::kMaxPictureSide + 1, 1)));
  EXPECT_FALSE(media::decode_picture(blank_png_file(1, media::kMaxPictureSide + 1)));
  EXPECT_FALSE(media::decode_picture(blank_png_file(4100, 4100)));
}

TEST(PictureFile, ThatIsTooLargeIsReadSmallerAsJpeg) {
  const auto half = media::decode_picture(blank_jpeg_file(media::kMaxPictureSide + 1, 16));
  ASSERT_TRUE(half);
  EXPECT_EQ(half->width, media::kMaxPictureSide / 2 + 1);
  EXPECT_EQ(half->height, 8);
  const auto quarter = media::decode_picture(blank_jpeg_file(4 * media::kMaxPictureSide, 8));
  ASSERT_TRUE(quarter);
  EXPECT_EQ(quarter->width, media::kMaxPictureSide);
  EXPECT_EQ(media::decode_picture(blank_jpeg_file(6000, 4000)).value().width, 3000);
}

}  // namespace
}  // namespace trapline::test
