// Room: engine/formats. What a reader of deck files has to say about one of them.
#pragma once

#include <string>
#include <vector>

#include "engine/model/deck.hpp"

namespace trapline::formats {

enum class Severity { warning, error };

/// One sentence about one place in a file that a user wrote.
struct Diagnostic {
  int line = 0;  ///< from 1; 0 where the whole file is meant
  Severity severity = Severity::error;
  std::string message;  ///< says what is wrong and what to do
  bool operator==(const Diagnostic&) const = default;
};

/// Where the parts of an option begin in the file; 0 where unknown.
struct OptionLines {
  int line = 0;
  int why = 0;
  int tempting = 0;
  int right_if = 0;
};

/// Where the parts of a question begin in the file; 0 where unknown.
struct QuestionLines {
  int line = 0;
  int explanation = 0;
  int topics = 0;
  std::vector<OptionLines> options;  ///< as many as the question has
  int stem = 0;
  int answer = 0;
  int hint = 0;
};

struct TrapLines {
  int line = 0;
  bool in_place = false;  ///< defined by the claim in an option's `Trap:`, where no truth can be written
};

/// Line numbers for what a deck holds, in the same order. Empty where a reader keeps none.
struct DeckLines {
  std::vector<QuestionLines> questions;
  std::vector<TrapLines> traps;
  std::vector<int> cases;  ///< where each begins
};

/// A picture file that a text names.
struct NamedPicture {
  std::string path;  ///< as the Markdown names it
  int line = 0;      ///< of the first mention; 0 where unknown
  bool operator==(const NamedPicture&) const = default;
};

/// What a file held. A file that is no deck at all has no questions and at least one error.
struct ParsedDeck {
  std::string format;  ///< "deck-markdown", "exam-page", …: the reader that took it; empty where none did
  Deck deck;
  int refused = 0;                      ///< questions and traps left out because of an error
  int refused_traps = 0;                ///< how many of them were traps
  std::vector<Diagnostic> diagnostics;  ///< in the order of lines
  DeckLines lines;
  std::vector<NamedPicture> pictures;  ///< that the deck's texts name; no file was read yet
  std::vector<Diagnostic> remarks;     ///< warnings on style that only the reader can see; lint() adds its own to them

  [[nodiscard]] bool accepted() const { return !deck.questions.empty() || !deck.traps.empty(); }
};

}  // namespace trapline::formats
