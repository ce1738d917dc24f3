// Room: app/shell. A picture on the graphics card, for as long as this lives.
#pragma once

#include <vector>

#include "app/theme/picture_view.hpp"

namespace trapline::ui {

class Texture {
 public:
  /// To be called while a Shell lives, and to end before it. `rgba`: rows from the top, four bytes a pixel.
  Texture(int width, int height, const std::vector<unsigned char>& rgba);
  ~Texture();
  Texture(Texture&& other) noexcept;
  Texture& operator=(Texture&&) = delete;
  Texture(const Texture&) = delete;
  Texture& operator=(const Texture&) = delete;

  [[nodiscard]] const PictureView& view() const { return view_; }

 private:
  PictureView view_;
};

}  // namespace trapline::ui
