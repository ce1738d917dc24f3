// Room: engine/store. How an answer is packed into the narrow row of a fact, and taken out of it again.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "engine/model/fact.hpp"

namespace trapline::store {

/// The numbers of a question's options in the order shown.
using Shown = std::vector<int>;

/// All that a grade is made of, in fifteen bits; migration 003 names them.
struct Graded {
  int kind = 0;  ///< a ReviewKind or an EventKind
  bool was_new = false;
};
[[nodiscard]] int pack_graded(const Review& review, const Graded& graded);
/// Sets kind (of answers only), outcome, correct, lucky, confidence and quality.
Graded unpack_graded(int packed, Review& review);

/// As the column wants it: nothing, a number with four bits an option, the first lowest, or a byte an option.
using PackedShown = std::variant<std::monostate, std::int64_t, std::string>;
[[nodiscard]] PackedShown pack_shown(const Shown& shown);
[[nodiscard]] Shown unpack_shown(std::int64_t packed);
[[nodiscard]] Shown unpack_shown(const std::string& bytes);

/// "statement:claim" -> -1, "statement:truth" -> -2, "statement:false2" -> -3 and so on; 0 for any other text.
[[nodiscard]] std::int64_t number_of_statement(const std::string& form);
[[nodiscard]] std::string statement_of_number(std::int64_t number);

}  // namespace trapline::store
