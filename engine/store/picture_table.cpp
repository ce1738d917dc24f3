#include "engine/store/picture_table.hpp"

#include "engine/store/query.hpp"
#include "engine/store/sql.hpp"

namespace trapline::store {

std::optional<std::string> PictureTable::of_card(const CardId& card, const std::string& path) {
  Query query(*connection_, sql::picture_of_card);
  if (!query.with(card.key, path).next()) return {};
  return query.text(0);
}

}  // namespace trapline::store
