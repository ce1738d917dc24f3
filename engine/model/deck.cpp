#include "engine/model/deck.hpp"

#include <algorithm>

namespace trapline {

std::string_view topic_root(std::string_view path) { return path.substr(0, path.find('/')); }

bool topic_is_under(std::string_view path, std::string_view ancestor) {
  return path.starts_with(ancestor) && (path.size() == ancestor.size() || path[ancestor.size()] == '/');
}

int Question::choose() const {
  return static_cast<int>(std::count_if(options.begin(), options.end(), [](const Option& o) { return o.right; }));
}

std::vector<std::string> Question::traps() const {
  std::vector<std::string> ids;
  const auto add = [&ids](const std::string& trap_id) {
    if (!trap_id.empty() && std::find(ids.begin(), ids.end(), trap_id) == ids.end()) ids.push_back(trap_id);
  };
  for (const Option& option : options) add(option.trap);
  add(trap);
  return ids;
}

}  // namespace trapline
