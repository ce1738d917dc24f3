#include "engine/store/picture_table.hpp"

#include "engine/store/query.hpp"
#include "engine/store/sql.hpp"

namespace trapline::store {

PutResult PictureTable::put(std::int64_t deck_id, const Picture& picture) {
  const Blob bytes{picture.bytes};
  std::optional<std::int64_t> known;
  {
    Query find(*connection_, sql::picture_find);
    if (find.with(deck_id, picture.path, bytes).next()) {
      if (find.truth(1)) return PutResult::unchanged;
      known = find.integer(0);
    }
  }
  if (known) {
    Query(*connection_, sql::picture_update).with(*known, bytes).run();
    return PutResult::updated;
  }
  Query(*connection_, sql::picture_insert).with(deck_id, picture.path, bytes).run();
  return PutResult::added;
}

std::optional<std::string> PictureTable::of_card(const CardId& card, const std::string& path) {
  Query query(*connection_, sql::picture_of_card);
  if (!query.with(card.key, path).next()) return {};
  return query.text(0);
}

}  // namespace trapline::store
