// Room: app/state. What can be wanted on every screen.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "engine/model/settings.hpp"

namespace trapline::state {
namespace intent {

struct Undo {};  ///< takes the last answer back
struct ImportFiles {
  std::vector<std::string> paths;
};
struct CancelJob {};
struct SetTheme {
  Theme theme;
};
struct SetScale {
  int percent;
};
struct DismissMessage {};
struct Quit {};

}  // namespace intent

using WindowIntent = std::variant<intent::Undo, intent::ImportFiles, intent::CancelJob, intent::SetTheme,
                                  intent::SetScale, intent::DismissMessage, intent::Quit>;

}  // namespace trapline::state
