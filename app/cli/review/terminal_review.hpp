// Room: app/cli/review. The daily review for people at a terminal, or at a pipe. An answer is written before its
// feedback is printed: an end of any sort (Ctrl-C, Ctrl-D, a closed window) loses nothing but what was not confirmed.
#pragma once

#include <string>

#include "app/cli/print/context.hpp"
#include "app/cli/review/prompt_line.hpp"
#include "app/cli/review/review_page.hpp"
#include "app/control/sitting.hpp"

namespace trapline::cli {

class TerminalReview {
 public:
  TerminalReview(control::Sitting& session, const Context& context) : session_(session), context_(context) {}

  /// Card by card, until nothing is left or the user leaves; ends with one line on how it went.
  void run();

 private:
  enum class Step { stay, next_card, quit };

  Step ask(const study::Asked& asked);
  Step converse_about_options(const study::Asked& asked);
  Step converse_about_basic(const study::Asked& asked);
  /// Grades, writes and tells. `stay`: the answer was not taken.
  Step answer(const study::Asked& asked, const collection::Reply& reply);
  Step after_feedback();
  Step undo();
  /// Heeds a line that is no answer.
  Step heed(const PromptLine& line, const study::Asked& asked);

  /// One line from the user; the end of the input is as good as "quit". `options`: how many letters stand for one.
  PromptLine prompt(const std::string& text, std::size_t options);
  void say(const std::string& sentence);
  void say_goodbye();
  [[nodiscard]] Page page() const;

  control::Sitting& session_;
  const Context& context_;
};

}  // namespace trapline::cli
