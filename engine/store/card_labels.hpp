// Room: engine/store. Between a card's label, which people read, and its number, which joins the tables.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>

#include "engine/model/card.hpp"

namespace trapline::store {

class Connection;

/// Remembers what it has looked up: a label is given once. Only a card that came without its deck gets another, when
/// the deck comes; then forget() is due.
class CardLabels {
 public:
  explicit CardLabels(Connection& connection) : connection_(&connection) {}

  /// 0 where there is no such card.
  [[nodiscard]] std::int64_t number(const CardId& card);
  [[nodiscard]] const CardId& label(std::int64_t number);

  /// A form: the label of a question, or what a statement is called. Empty for 0.
  [[nodiscard]] std::string form(std::int64_t number);
  [[nodiscard]] std::int64_t form_number(const std::string& form);

  void forget();

 private:
  Connection* connection_;
  std::unordered_map<std::string, std::int64_t> numbers_;
  std::unordered_map<std::int64_t, CardId> labels_;
};

}  // namespace trapline::store
