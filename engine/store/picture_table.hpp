// Room: engine/store. The picture files that decks bring along. Does not look into them.
#pragma once

#include <optional>
#include <string>

#include "engine/model/card.hpp"

namespace trapline::store {

class Connection;

class PictureTable {
 public:
  explicit PictureTable(Connection& connection) : connection_(&connection) {}

  /// The bytes of the picture that this card's deck brought under this path.
  [[nodiscard]] std::optional<std::string> of_card(const CardId& card, const std::string& path);

 private:
  Connection* connection_;
};

}  // namespace trapline::store
