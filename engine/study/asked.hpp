// Room: engine/study. What stands on the screen when a card is asked: a question with its options in the order shown,
// or a statement to judge. The order depends on the card and on how often it was asked, and on nothing else, so that
// it is the same after an undo or a crash. Pure.
#pragma once

#include <string>

#include "engine/model/card.hpp"
#include "engine/model/deck.hpp"

namespace trapline::study {

enum class AskedAs {
  question,         ///< a question for its own sake
  probe_question,   ///< a trap, by a question that carries it
  probe_statement,  ///< a trap, by a statement to be judged true or false
};

struct Asked {
  CardId card;
  AskedAs as = AskedAs::question;
  bool drill = false;
  std::string form;      ///< what goes into the log as the form
  Question question;     ///< options in the order shown; a statement is a true_false question
  int asked_before = 0;  ///< the card's count when it was shown: an answer to an older showing is refused
  bool operator==(const Asked&) const = default;
};

[[nodiscard]] Asked ask_question(const CardId& card, Question question, int asked_before);

/// `question_card` is the question that carries the trap `trap_card`.
[[nodiscard]] Asked ask_by_question(const CardId& trap_card, const CardId& question_card, Question question,
                                    int asked_before);

/// By the truth, or by the claim or another false form of it: which, is a hash of the card and its count. A trap
/// without a truth is always asked by a false form, and `refutation` tells why that is false.
[[nodiscard]] Asked ask_by_statement(const CardId& trap_card, const Trap& trap, const std::string& refutation,
                                     int asked_before);

/// The letter of the option at `position`: "A" for 0.
[[nodiscard]] std::string option_letter(std::size_t position);

}  // namespace trapline::study
