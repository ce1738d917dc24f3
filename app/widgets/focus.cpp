#include "app/widgets/focus.hpp"

#include <algorithm>

namespace trapline::ui {
namespace {

bool can_have_focus(const Node& node) {
  return node.enabled && (node.role == Role::button || node.role == Role::option || node.role == Role::text_field);
}

}  // namespace

bool FocusRing::is_on(Role role, std::string_view name) const { return is_on(role) && name_ == name; }

void FocusRing::put_on(Role role, std::string_view name) {
  moved_ = !is_on(role, name);
  on_ = true;
  role_ = role;
  name_ = name;
}

void FocusRing::move(int by) {
  if (order_.empty()) return;
  const auto size = static_cast<int>(order_.size());
  const auto here =
      std::find_if(order_.begin(), order_.end(), [this](const Stop& stop) { return is_on(stop.role, stop.name); });
  const int at = here == order_.end() ? (by > 0 ? -1 : size) : static_cast<int>(here - order_.begin());
  const Stop& stop = order_[static_cast<std::size_t>((at + by + size) % size)];
  put_on(stop.role, stop.name);
}

bool FocusRing::take_at_field(const input::KeyPress& press) {
  if (!press.plain()) return false;
  if (press.key == input::key::kEscape) {
    leave();
  } else {
    keys_.push_back(press);
  }
  return true;
}

bool FocusRing::take(const input::KeyPress& press) {
  if (press.key == input::key::kTab && press.plain()) {
    move(press.shift ? -1 : 1);
    return true;
  }
  if (is_on(Role::text_field)) return take_at_field(press);
  if (!is_on(Role::button) || !(press.is_enter() || press.is_space())) return false;
  pressed_ = pressed_ || !press.repeat;
  return true;
}

void FocusRing::type(std::string_view utf8) {
  if (is_on(Role::text_field)) typed_ += utf8;
}

void FocusRing::end_frame(const SemanticTree& drawn) {
  order_.clear();
  for (const Node& node : drawn.nodes)
    if (can_have_focus(node)) order_.push_back({node.role, node.name});
  const bool is_there =
      std::any_of(order_.begin(), order_.end(), [this](const Stop& stop) { return is_on(stop.role, stop.name); });
  on_ = on_ && is_there;
  pressed_ = false;
  moved_ = false;
  keys_.clear();
  typed_.clear();
}

}  // namespace trapline::ui
