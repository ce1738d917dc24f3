// Room: engine/formats. What a reader of deck files has to say about one of them.
#pragma once

#include <string>
#include <vector>

#include "engine/model/deck.hpp"

namespace trapline {

enum class Severity { warning, error };

/// One sentence about one place in a file that a user wrote.
struct Diagnostic {
  int line = 0;  ///< from 1; 0 where the whole file is meant
  Severity severity = Severity::error;
  std::string message;  ///< says what is wrong and what to do
  bool operator==(const Diagnostic&) const = default;
};

/// What a file held. A file that is no deck at all has no questions and at least one error.
struct ParsedDeck {
  std::string format;  ///< "deck-markdown", "exam-page", …: the reader that took it; empty where none did
  Deck deck;
  int refused = 0;                      ///< questions and traps left out because of an error
  std::vector<Diagnostic> diagnostics;  ///< in the order of lines

  [[nodiscard]] bool accepted() const { return !deck.questions.empty() || !deck.traps.empty(); }
};

}  // namespace trapline
