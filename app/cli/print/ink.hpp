// Room: app/cli/print. Colours and weights of text on a terminal, by what they mean.
#pragma once

#include <string>
#include <string_view>

namespace trapline::cli {

enum class Role { plain, strong, emphasis, code, faint, good, bad, accent };

class Ink {
 public:
  explicit Ink(bool colours) : colours_(colours) {}
  [[nodiscard]] bool colours() const { return colours_; }

  /// The text in its role's colour; the text alone where there are none.
  [[nodiscard]] std::string operator()(Role role, std::string_view text) const;

 private:
  bool colours_;
};

}  // namespace trapline::cli
