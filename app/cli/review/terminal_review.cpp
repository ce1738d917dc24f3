#include "app/cli/review/terminal_review.hpp"

#include <algorithm>
#include <stdexcept>

#include <fmt/format.h>

#include <array>

#include "app/cli/print/option_keys.hpp"
#include "app/cli/print/rich_lines.hpp"
#include "app/cli/review/line_input.hpp"
#include "app/control/screens.hpp"
#include "app/words/confidences.hpp"
#include "app/words/counts.hpp"
#include "app/words/days.hpp"

namespace trapline::cli {
namespace {

constexpr std::size_t kMostTyped = 1'000;
constexpr int kWidest = 100;  // longer lines are hard to read
std::string how_sure() { return "How sure are you? " + words::confidences_by_digit(); }

std::array<std::string, 5> help() {
  return {
      "Type the letter of an option and how sure you are: b3 means B, fairly sure. For several options: ac2.",
      words::confidences_by_digit(),
      "u takes the last answer back",
      "h shows a hint",
      "q leaves; whatever was answered is kept",
  };
}

}  // namespace

void TerminalReview::run() {
  while (const study::Asked* asked = session_.next()) {
    if (ask(*asked) == Step::quit || !context_.out) break;
  }
  say_goodbye();
  context_.out.flush();
}

TerminalReview::Step TerminalReview::ask(const study::Asked& asked) {
  context_.out << "\n" << card_text(control::review_screen(asked, session_.known()), page());
  context_.out.flush();
  session_.idle();
  return asked.question.kind == QuestionKind::basic ? converse_about_basic(asked) : converse_about_options(asked);
}

TerminalReview::Step TerminalReview::converse_about_options(const study::Asked& asked) {
  const Question& question = asked.question;
  const auto wanted = static_cast<std::size_t>(question.choose());
  std::vector<std::string> chosen;
  for (Step step = Step::stay;;) {
    const PromptLine line = prompt(chosen.empty() ? "Your answer (? for help)" : how_sure(), question.options.size());
    if (line.typed != Typed::answer) {
      step = heed(line, asked);
    } else {
      if (!line.letters.empty()) chosen = options_at(question, line.letters);
      if (chosen.size() != wanted) {
        say(chosen.empty() ? "First the option, then how sure you are: b3."
                           : fmt::format("Choose {}, not {}.", words::count_of(question.choose(), "option", "options"),
                                         chosen.size()));
        chosen.clear();
      } else if (line.number > 0) {
        step = answer(asked, {chosen, static_cast<Confidence>(line.number), {}, 0});
      }
    }
    if (step != Step::stay) return step;
  }
}

TerminalReview::Step TerminalReview::converse_about_basic(const study::Asked& asked) {
  bool revealed = false;
  for (Step step = Step::stay;;) {
    const PromptLine line =
        prompt(revealed ? "How well did you know it? " + words::grades_by_digit() : "Enter shows the answer", 0);
    if (!revealed && (line.typed == Typed::nothing || line.typed == Typed::answer)) {
      revealed = true;
      const Page here = page();
      context_.out << "\n" << rich_lines(markdown::rich_text(asked.question.answer), here.width, here.ink) << "\n";
    } else if (line.typed == Typed::answer && line.number > 0) {
      step = answer(asked, {{}, {}, static_cast<Grade>(line.number), 0});
    } else if (line.typed != Typed::answer) {
      step = heed(line, asked);
    }
    if (step != Step::stay) return step;
  }
}

TerminalReview::Step TerminalReview::answer(const study::Asked& asked, const collection::Reply& reply) try {
  const collection::Answered answered = session_.answer(reply);
  const state::FeedbackScreen feedback = control::feedback_screen(asked, answered, session_.known());
  if (asked.question.kind == QuestionKind::basic) {  // the back has been read already
    context_.out << comes_back_text(feedback, page());
    return Step::next_card;
  }
  context_.out << "\n" << feedback_text(feedback, page());
  return after_feedback();
} catch (const std::invalid_argument& error) {
  say(error.what());
  return Step::stay;
} catch (const collection::StaleAnswer& error) {
  say(error.what());
  return Step::next_card;
} catch (const CollectionError& error) {
  if (error.kind() != CollectionError::Kind::locked) throw;
  say(error.what());
  return Step::stay;
}

TerminalReview::Step TerminalReview::after_feedback() {
  session_.idle();
  for (;;) {
    const PromptLine line = prompt("Enter goes on, u takes the answer back, q leaves", 0);
    if (line.typed == Typed::quit) return Step::quit;
    if (line.typed == Typed::nothing) return Step::next_card;
    if (line.typed == Typed::undo && undo() != Step::stay) return Step::next_card;
  }
}

TerminalReview::Step TerminalReview::undo() try {
  if (session_.undo()) {
    say("Taken back.");
    return Step::next_card;
  }
  say("There is no answer of today to take back.");
  return Step::stay;
} catch (const CollectionError& error) {
  if (error.kind() != CollectionError::Kind::locked) throw;
  say(error.what());
  return Step::stay;
}

TerminalReview::Step TerminalReview::heed(const PromptLine& line, const study::Asked& asked) {
  const Page here = page();
  switch (line.typed) {
    case Typed::quit:
      return Step::quit;
    case Typed::undo:
      return undo();
    case Typed::hint:
      if (asked.question.hint.empty())
        say("There is no hint to this one.");
      else
        context_.out << rich_lines(markdown::rich_text(asked.question.hint), here.width, here.ink, {"  ", "  "});
      break;
    case Typed::help:
      for (const std::string& line_of_help : help()) say(line_of_help);
      break;
    case Typed::not_understood:
      say("That is no option of this question; ? for help.");
      break;
    case Typed::nothing:
    case Typed::answer:
      break;
  }
  return Step::stay;
}

PromptLine TerminalReview::prompt(const std::string& text, std::size_t options) {
  const Page here = page();
  std::string shown = wrapped(text + " ›", here.width, here.ink);
  while (shown.ends_with('\n')) shown.pop_back();  // what is typed follows on the same line
  context_.out << here.ink(Role::accent, shown + " ") << std::flush;
  std::string line;
  const LineRead read = context_.out ? read_line(context_.in, line, kMostTyped) : LineRead::end;
  if (read == LineRead::too_long) return {Typed::not_understood, {}, 0};
  if (read == LineRead::line) return read_prompt(line, options);
  context_.out << "\n";
  return {Typed::quit, {}, 0};
}

void TerminalReview::say(const std::string& sentence) { context_.out << wrapped(sentence, page().width, page().ink); }

void TerminalReview::say_goodbye() {
  const collection::Today left = session_.count();
  const auto next = session_.next_due();
  std::string text = session_.answered() == 0
                         ? "Nothing answered"
                         : fmt::format("{} answered, {} right", session_.answered(), session_.correct());
  if (left.left() > 0)
    text += fmt::format("; {} left today.", words::count_of(left.left(), "card is", "cards are"));
  else if (next)
    text += fmt::format("; done for today. Next: {}.", words::when(*next, left.day));
  else
    text += ".";
  say(text);
}

Page TerminalReview::page() const { return {std::min(context_.look.width(), kWidest), Ink(context_.look.colors)}; }

}  // namespace trapline::cli
