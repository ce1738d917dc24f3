// Room: tests/support. Which types the headers define: two with one name in one namespace would be one to the linker.
#pragma once

#include <string>
#include <vector>

#include "tests/support/house_rules.hpp"

namespace trapline::house {

/// Every type that is defined a second time, as "file:line: what is wrong". Looks at .hpp files, and there at what
/// stands in a namespace and in no class; what is only declared does not count.
[[nodiscard]] std::vector<std::string> types_twice(const std::vector<SourceFile>& files);

}  // namespace trapline::house
