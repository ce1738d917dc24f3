// Room: engine/store. The picture files that decks bring along. Does not look into them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "engine/model/card.hpp"
#include "engine/model/deck.hpp"
#include "engine/store/content_table.hpp"

namespace trapline::store {

class PictureTable {
 public:
  explicit PictureTable(Connection& connection) : connection_(&connection) {}

  /// A picture of a known path takes the place of the former one.
  PutResult put(std::int64_t deck_id, const Picture& picture);

  /// The bytes of the picture that this card's deck brought under this path.
  [[nodiscard]] std::optional<std::string> of_card(const CardId& card, const std::string& path);

 private:
  Connection* connection_;
};

}  // namespace trapline::store
