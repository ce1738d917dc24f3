#include "engine/store/option_numbers.hpp"

#include <algorithm>

#include "engine/store/query.hpp"
#include "engine/store/sql.hpp"

namespace trapline::store {
namespace {

/// A log of a million questions is read through: what was read is forgotten now and then.
constexpr std::size_t kMostQuestions = 20'000;

const std::string kNone;

}  // namespace

OptionNumbers::Options& OptionNumbers::options_of(std::int64_t question, bool again) {
  if (options_.size() > kMostQuestions) options_.clear();
  const auto [it, is_first] = options_.try_emplace(question);
  if (!is_first && !again) return it->second;
  Query query(*connection_, sql::option_numbers);
  it->second.clear();
  for (query.with(question); query.next();) it->second.push_back({query.number(0), query.text(1), query.text(2)});
  return it->second;
}

const NumberedOption* OptionNumbers::by_number(std::int64_t question, int no) {
  for (const bool again : {false, true}) {
    const Options& options = options_of(question, again);
    const auto found =
        std::find_if(options.begin(), options.end(), [no](const auto& option) { return option.no == no; });
    if (found != options.end()) return &*found;
  }
  return nullptr;
}

Shown OptionNumbers::numbers_of(std::int64_t question, const std::vector<std::string>& names) {
  Shown numbers;
  for (const std::string& name : names) {
    const auto is_it = [&name](const NumberedOption& option) { return option.name == name; };
    const Options* options = &options_of(question);
    auto found = std::find_if(options->begin(), options->end(), is_it);
    if (found == options->end()) {
      options = &options_of(question, true);
      found = std::find_if(options->begin(), options->end(), is_it);
    }
    numbers.push_back(found == options->end() ? add_former(question, name, "") : found->no);
  }
  return numbers;
}

std::vector<std::string> OptionNumbers::names_of(std::int64_t question, const Shown& numbers) {
  std::vector<std::string> names;
  for (const int no : numbers)
    if (const NumberedOption* option = by_number(question, no)) names.push_back(option->name);
  return names;
}

Shown OptionNumbers::numbers_of_identities(std::int64_t question, const std::vector<std::string>& identities) {
  Shown numbers;
  for (const std::string& identity : identities) {
    const Options& options = options_of(question, true);
    const auto found = std::find_if(options.begin(), options.end(),
                                    [&](const NumberedOption& option) { return option.identity == identity; });
    numbers.push_back(found == options.end() ? add_former(question, "", identity) : found->no);
  }
  return numbers;
}

std::vector<std::string> OptionNumbers::identities_of(std::int64_t question, const Shown& numbers) {
  std::vector<std::string> identities;
  for (const int no : numbers)
    if (const NumberedOption* option = by_number(question, no)) identities.push_back(option->identity);
  return identities;
}

int OptionNumbers::add_former(std::int64_t question, const std::string& name, const std::string& identity) {
  const Options& options = options_of(question, true);
  const int no = options.empty() ? 1 : options.back().no + 1;
  const std::string made = name.empty() ? "former-" + std::to_string(no) : name;
  const std::optional<int> nowhere;
  Query(*connection_, sql::option_insert)
      .with(question, no, nowhere, made, false, identity.empty() ? made : identity, kNone, false, false, kNone, kNone,
            kNone, kNone)
      .run();
  options_of(question, true);
  return no;
}

}  // namespace trapline::store
