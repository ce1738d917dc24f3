// Room: engine/store. Cards by what names them on every machine.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/model/fact.hpp"
#include "engine/store/card_labels.hpp"

namespace trapline::store {

class Connection;

class IdentityTable {
 public:
  IdentityTable(Connection& connection, CardLabels& labels) : connection_(&connection), labels_(&labels) {}

  [[nodiscard]] std::vector<Identity> of_card(std::int64_t card);
  /// 0 where no card has one of these names.
  [[nodiscard]] std::int64_t card(const std::vector<Identity>& names);
  /// The card with one of these names; where there is none, one without content that waits for its deck. It has all of
  /// these names from then on.
  std::int64_t card_or_new(const std::vector<Identity>& names, CardKind kind);
  void add(std::int64_t card, const std::vector<Identity>& names);

 private:
  Connection* connection_;
  CardLabels* labels_;
};

}  // namespace trapline::store
