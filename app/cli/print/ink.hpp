// Room: app/cli/print. Colours and weights of text on a terminal, by what they mean.
#pragma once

#include <string>
#include <string_view>

namespace trapline::cli {

enum class Role { plain, strong, emphasis, code, faint, good, bad, accent };

class Ink {
 public:
  explicit Ink(bool colors) : colors_(colors) {}
  [[nodiscard]] bool colors() const { return colors_; }

  /// The text in its role's colour; the text alone where there are none.
  [[nodiscard]] std::string operator()(Role role, std::string_view text) const;

 private:
  bool colors_;
};

}  // namespace trapline::cli
