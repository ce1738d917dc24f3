// Room: app/theme. A picture that is ready to be drawn. Knows no file and no graphics library.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>

namespace trapline::ui {

struct PictureView {
  std::uintptr_t texture = 0;  ///< the graphics card's name for it
  float width = 0;             ///< in pixels of its own
  float height = 0;
};

/// By the path that the Markdown names.
using PictureViews = std::map<std::string, PictureView, std::less<>>;

}  // namespace trapline::ui
