// Room: app/shell. The picture in the frame buffer as a PNG file.
#pragma once

#include <string>

namespace trapline::ui {

/// Reads the back buffer of the current OpenGL context: call it after drawing and before the buffers are swapped.
/// Throws std::runtime_error where the file cannot be written.
void save_screenshot(const std::string& path, int width, int height);

}  // namespace trapline::ui
