#include "app/widgets/semantics.hpp"

#include <algorithm>

namespace trapline::ui {

const Node* SemanticTree::find(Role role, std::string_view name) const {
  const auto found =
      std::find_if(nodes.begin(), nodes.end(), [&](const Node& n) { return n.role == role && n.name == name; });
  return found == nodes.end() ? nullptr : &*found;
}

bool SemanticTree::says(std::string_view text) const {
  return std::any_of(nodes.begin(), nodes.end(), [&](const Node& n) {
    return n.name.find(text) != std::string::npos || n.value.find(text) != std::string::npos;
  });
}

}  // namespace trapline::ui
