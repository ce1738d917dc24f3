#include "app/picture_shelf.hpp"

#include <utility>

#include "engine/media/picture_file.hpp"

namespace trapline {

void PictureShelf::show(const std::vector<state::ShownPicture>& pictures) {
  std::map<std::string, Loaded> former = std::exchange(loaded_, {});
  views_.clear();
  for (const state::ShownPicture& picture : pictures) {
    if (const auto known = former.find(picture.path); known != former.end() && known->second.file == picture.file) {
      loaded_.insert(former.extract(known));
    } else if (const auto bitmap = media::decode_picture(*picture.file)) {
      loaded_.try_emplace(picture.path, Loaded{picture.file, ui::Texture(bitmap->width, bitmap->height, bitmap->rgba)});
    }
  }
  for (const auto& [path, loaded] : loaded_) views_.emplace(path, loaded.texture.view());
}

}  // namespace trapline
