// Room: app/cli/review. The daily review for programs: one JSON object a line, in and out. Every line is flushed, so
// that the other side can wait for it. A line that is not understood costs an error event and nothing else.
#pragma once

#include <istream>
#include <ostream>
#include <string>

#include "app/cli/print/context.hpp"
#include "app/cli/review/jsonl_reply.hpp"
#include "app/control/sitting.hpp"

namespace trapline::cli {

class JsonlSession {
 public:
  JsonlSession(control::Sitting& session, std::istream& in, std::ostream& out)
      : session_(session), in_(in), out_(out) {}

  /// Until nothing is left, the other side quits, or a stream ends. What was confirmed is written, whatever happens.
  Exit run();

 private:
  enum class Step { stay, next_card, quit };

  /// Talks about one card until it is done with.
  Step converse(const study::Asked& asked);
  Step heed(const study::Asked& asked, const said::Choose& choose);
  Step heed(const study::Asked& asked, const said::GradeIt& grade);
  Step heed(const study::Asked& asked, const said::Reveal& reveal);
  Step heed(const study::Asked& asked, const said::Undo& undo);
  Step heed(const study::Asked& asked, const said::Quit& quit);
  Step answer(const study::Asked& asked, const collection::Reply& reply);
  void say(const std::string& line);

  control::Sitting& session_;
  std::istream& in_;
  std::ostream& out_;
  bool revealed_ = false;
};

}  // namespace trapline::cli
