// The pictures of the screen that is shown, on the graphics card. Part of the composition: joins state and shell.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "app/shell/texture.hpp"
#include "app/state/app_state.hpp"

namespace trapline {

class PictureShelf {
 public:
  /// Brings these to the graphics card, and drops all others. What is there already stays; what cannot be read as a
  /// picture is left out. To be called while a Shell lives.
  void show(const std::vector<state::ShownPicture>& pictures);

  [[nodiscard]] const ui::PictureViews& views() const { return views_; }

 private:
  struct Loaded {
    std::shared_ptr<const std::string> file;
    ui::Texture texture;
  };
  std::map<std::string, Loaded> loaded_;
  ui::PictureViews views_;
};

}  // namespace trapline
