#include "engine/store/identity_table.hpp"

#include "engine/store/identity.hpp"
#include "engine/store/query.hpp"
#include "engine/store/sql.hpp"

namespace trapline::store {

std::vector<Identity> IdentityTable::of_card(std::int64_t card) {
  std::vector<Identity> names;
  Query query(*connection_, sql::identity_of_card);
  for (query.with(card); query.next();) names.push_back(query.identity(0));
  return names;
}

std::int64_t IdentityTable::card(const std::vector<Identity>& names) {
  for (const Identity& name : names) {
    Query query(*connection_, sql::card_of_identity);
    if (query.with(name).next()) return query.integer(0);
  }
  return 0;
}

std::int64_t IdentityTable::card_or_new(const std::vector<Identity>& names, CardKind kind) {
  std::int64_t found = card(names);
  if (found == 0) {
    const CardId label{(kind == CardKind::trap ? "t:~" : "q:~") + to_hex(names.front())};
    const std::optional<std::int64_t> nothing;
    Query(*connection_, sql::card_insert).with(label.key, kind == CardKind::trap, nothing, nothing).run();
    found = labels_->number(label);
  }
  add(found, names);
  return found;
}

void IdentityTable::add(std::int64_t card, const std::vector<Identity>& names) {
  for (const Identity& name : names) Query(*connection_, sql::identity_insert).with(name, card).run();
}

}  // namespace trapline::store
