#include "engine/store/card_labels.hpp"

#include "engine/store/fact_codec.hpp"
#include "engine/store/query.hpp"
#include "engine/store/sql.hpp"

namespace trapline::store {

std::int64_t CardLabels::number(const CardId& card) {
  if (const auto known = numbers_.find(card.key); known != numbers_.end()) return known->second;
  Query query(*connection_, sql::card_id_of_key);
  if (!query.with(card.key).next()) return 0;
  return numbers_[card.key] = query.integer(0);
}

const CardId& CardLabels::label(std::int64_t number) {
  const auto [it, is_first] = labels_.try_emplace(number);
  if (!is_first) return it->second;
  Query query(*connection_, sql::card_key_of_id);
  if (query.with(number).next()) it->second = {query.text(0)};
  return it->second;
}

std::string CardLabels::form(std::int64_t number) {
  if (number == 0) return {};
  return number < 0 ? statement_of_number(number) : label(number).key;
}

std::int64_t CardLabels::form_number(const std::string& form) {
  if (form.empty()) return 0;
  return is_question_form(form) ? number(CardId{form}) : number_of_statement(form);
}

void CardLabels::forget() {
  numbers_.clear();
  labels_.clear();
}

}  // namespace trapline::store
