#include "engine/study/asked.hpp"

#include <cstdint>
#include <random>
#include <utility>
#include <vector>

#include "engine/model/review.hpp"
#include "engine/text/stable_hash.hpp"

namespace trapline::study {
namespace {

/// Fisher and Yates over the options that may move. The engine is the standard's, whose numbers are fixed; its
/// distributions are not, hence the remainder (its bias over 26 options is beyond notice).
void shuffle_options(Question& question, const CardId& card, int asked_before) {
  if (question.kind == QuestionKind::true_false) return;  // True, then False: as everybody expects
  std::vector<std::size_t> movable;
  for (std::size_t i = 0; i < question.options.size(); ++i)
    if (!question.options[i].pinned) movable.push_back(i);
  std::mt19937_64 random(text::stable_hash(card.key) + static_cast<unsigned>(asked_before));
  for (std::size_t left = movable.size(); left > 1; --left)
    std::swap(question.options[movable[left - 1]], question.options[movable[random() % left]]);
}

Option verdict(const char* id, const char* text, bool right, const std::string& why, const std::string& trap) {
  Option option;
  option.id = id;
  option.text = text;
  option.right = right;
  option.why = why;
  if (!right) option.trap = trap;
  return option;
}

/// One of the sentences by which a trap can be asked.
struct Statement {
  std::string form;
  std::string text;
  bool is_true = false;
};

/// True and false come equally often, in an order that nobody can learn; of several false forms, each.
Statement choose_statement(const CardId& card, const Trap& trap, int asked_before) {
  const std::uint64_t hash = text::mixed_hash(card.key, static_cast<unsigned>(asked_before) + 1);
  if (!trap.truth.empty() && (hash & 1) == 1) return {kFormTruth, trap.truth, true};
  const std::size_t form = (hash >> 1) % (trap.also_false.size() + 1);
  if (form == 0) return {kFormClaim, trap.claim, false};
  return {std::string(kFormFalse) + std::to_string(form + 1), trap.also_false[form - 1], false};
}

}  // namespace

Asked ask_question(const CardId& card, Question question, int asked_before) {
  shuffle_options(question, card, asked_before);
  return {card, AskedAs::question, false, card.key, std::move(question), asked_before};
}

Asked ask_by_question(const CardId& trap_card, const CardId& question_card, Question question, int asked_before) {
  shuffle_options(question, trap_card, asked_before);
  return {trap_card, AskedAs::probe_question, false, question_card.key, std::move(question), asked_before};
}

Asked ask_by_statement(const CardId& trap_card, const Trap& trap, const std::string& refutation, int asked_before) {
  const Statement shown = choose_statement(trap_card, trap, asked_before);
  Question statement;
  statement.id = trap.id;
  statement.kind = QuestionKind::true_false;
  statement.stem = shown.text;
  statement.topics = trap.topics;
  const std::string& truth = trap.truth.empty() ? refutation : trap.truth;
  std::string why_true = shown.is_true ? "It is so." : truth;
  std::string why_false = shown.is_true ? "It is so; to believe otherwise is the trap: " + trap.claim : truth;
  // The right verdict is always explained: the lesson stands there, once.
  if (!trap.because.empty()) (shown.is_true ? why_true : why_false) += "\n\n" + trap.because;
  statement.options = {verdict("true", "True", shown.is_true, why_true, trap.id),
                       verdict("false", "False", !shown.is_true, why_false, trap.id)};
  return {trap_card, AskedAs::probe_statement, false, shown.form, std::move(statement), asked_before};
}

std::string option_letter(std::size_t position) { return std::string(1, static_cast<char>('A' + position)); }

}  // namespace trapline::study
