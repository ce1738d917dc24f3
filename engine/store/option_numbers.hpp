// Room: engine/store. The options of questions by number: those that a question has, and those that it had.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "engine/store/fact_codec.hpp"

namespace trapline::store {

class Connection;

struct NumberedOption {
  int no = 0;
  std::string name;
  std::string identity;  ///< the same on every machine: see Fact
};

/// Reads each question's options once. A number is given for ever, so that what was read stays true; a number or name
/// that is not there yet is looked for again.
class OptionNumbers {
 public:
  explicit OptionNumbers(Connection& connection) : connection_(&connection) {}

  [[nodiscard]] Shown numbers_of(std::int64_t question, const std::vector<std::string>& names);
  [[nodiscard]] std::vector<std::string> names_of(std::int64_t question, const Shown& numbers);

  /// By what names them on every machine. An option that this collection has never seen becomes one without a place.
  [[nodiscard]] Shown numbers_of_identities(std::int64_t question, const std::vector<std::string>& identities);
  [[nodiscard]] std::vector<std::string> identities_of(std::int64_t question, const Shown& numbers);

  /// Makes an option that the question does not have any more; gives its number.
  int add_former(std::int64_t question, const std::string& name, const std::string& identity);

 private:
  using Options = std::vector<NumberedOption>;
  Options& options_of(std::int64_t question, bool again = false);
  [[nodiscard]] const NumberedOption* by_number(std::int64_t question, int no);

  Connection* connection_;
  std::unordered_map<std::int64_t, Options> options_;
};

/// The names that stand for statements' options: their numbers are 1 and 2, whatever the trap.
inline constexpr const char* kStatementTrue = "true";
inline constexpr const char* kStatementFalse = "false";

}  // namespace trapline::store
