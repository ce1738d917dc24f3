// Room: engine/markdown. The pictures that a text names.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace trapline::markdown {

struct NamedImage {
  std::string path;  ///< as written
  int line = 1;      ///< of the text, from 1
};

/// In the order of the text; one that is named twice comes twice. Nothing for a text of more than 128 KB: the library
/// needs time that grows faster than the text for some inputs.
[[nodiscard]] std::vector<NamedImage> images_in(std::string_view markdown);

}  // namespace trapline::markdown
