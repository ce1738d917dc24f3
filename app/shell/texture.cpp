#include "app/shell/texture.hpp"

#define GL_GLEXT_PROTOTYPES  // for glGenerateMipmap
#include <GL/gl.h>
#include <GL/glext.h>

#include <utility>

namespace trapline::ui {

Texture::Texture(int width, int height, const std::vector<unsigned char>& rgba)
    : view_{.width = static_cast<float>(width), .height = static_cast<float>(height)} {
  GLuint name = 0;
  glGenTextures(1, &name);
  view_.texture = name;
  glBindTexture(GL_TEXTURE_2D, name);
  glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
  glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, width, height, 0, GL_RGBA, GL_UNSIGNED_BYTE, rgba.data());
  // Large pictures are drawn smaller than they are: without smaller copies thin lines would be lost.
  glGenerateMipmap(GL_TEXTURE_2D);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
}

Texture::~Texture() {
  const auto name = static_cast<GLuint>(view_.texture);
  if (name != 0) glDeleteTextures(1, &name);
}

Texture::Texture(Texture&& other) noexcept : view_(std::exchange(other.view_, {})) {}

}  // namespace trapline::ui
