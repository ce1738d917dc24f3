// Room: app/words. Errors as sentences. Ours are sentences already; those of libraries are not.
#pragma once

#include <exception>
#include <string>

namespace trapline::words {

/// One sentence for the user, whatever was thrown.
[[nodiscard]] std::string sentence_of(const std::exception& error);

/// The same where not even the sort of the error is known.
[[nodiscard]] std::string sentence_of_nothing_known();

}  // namespace trapline::words
