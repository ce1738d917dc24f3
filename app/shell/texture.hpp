// Room: app/shell. A picture on the graphics card, for as long as this lives.
#pragma once

#include "app/shell/bitmap.hpp"
#include "app/theme/picture_view.hpp"

namespace trapline {

class Texture {
 public:
  /// To be called while a Shell lives, and to end before it.
  explicit Texture(const Bitmap& bitmap);
  ~Texture();
  Texture(Texture&& other) noexcept;
  Texture& operator=(Texture&&) = delete;
  Texture(const Texture&) = delete;
  Texture& operator=(const Texture&) = delete;

  [[nodiscard]] const PictureView& view() const { return view_; }

 private:
  PictureView view_;
};

}  // namespace trapline
