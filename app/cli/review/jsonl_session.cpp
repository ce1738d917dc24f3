#include "app/cli/review/jsonl_session.hpp"

#include <stdexcept>

#include "app/cli/print/option_keys.hpp"
#include "app/cli/review/jsonl_events.hpp"
#include "app/cli/review/line_input.hpp"

namespace trapline::cli {
namespace {

constexpr std::size_t kMostLineBytes = std::size_t{64} << 10;

}  // namespace

Exit JsonlSession::run() {
  try {
    while (const study::Asked* asked = session_.next()) {
      say(event::card(*asked, session_.known()));
      if (converse(*asked) == Step::quit) break;
    }
    say(event::done(session_.answered(), session_.correct(), session_.next_due()));
    return Exit::done;
  } catch (const CollectionError& error) {
    say(event::error(error.what()));
    return Exit::collection_unusable;
  }
}

JsonlSession::Step JsonlSession::converse(const study::Asked& asked) {
  revealed_ = false;
  session_.idle();
  std::string line;
  while (out_) {
    const LineRead read = read_line(in_, line, kMostLineBytes);
    if (read == LineRead::end) return Step::quit;
    try {
      if (read == LineRead::too_long) throw std::invalid_argument("This line is too long.");
      const said::Reply reply = read_reply(line);
      const Step step = std::visit([&](const auto& it) { return heed(asked, it); }, reply);
      if (step != Step::stay) return step;
    } catch (const std::invalid_argument& error) {
      say(event::error(error.what()));
    } catch (const collection::StaleAnswer& error) {
      say(event::error(error.what()));
      return Step::next_card;
    } catch (const CollectionError& error) {
      if (error.kind() != CollectionError::Kind::locked) throw;
      say(event::error(error.what()));
    }
  }
  return Step::quit;
}

JsonlSession::Step JsonlSession::heed(const study::Asked& asked, const said::Choose& choose) {
  if (asked.question.kind == QuestionKind::basic)
    throw std::invalid_argument("This card has no options: reply with {\"reveal\":true}, then with a grade.");
  collection::Reply reply;
  reply.chosen = options_at(asked.question, choose.keys);
  reply.confidence = choose.confidence;
  reply.duration_ms = choose.ms;
  return answer(asked, reply);
}

JsonlSession::Step JsonlSession::heed(const study::Asked& asked, const said::GradeIt& grade) {
  if (asked.question.kind != QuestionKind::basic)
    throw std::invalid_argument("This card is not graded: reply with \"choose\" and \"confidence\".");
  if (!revealed_) throw std::invalid_argument("The answer comes before the grade: reply with {\"reveal\":true}.");
  collection::Reply reply;
  reply.grade = grade.grade;
  reply.duration_ms = grade.ms;
  return answer(asked, reply);
}

JsonlSession::Step JsonlSession::heed(const study::Asked& asked, const said::Reveal&) {
  if (asked.question.kind != QuestionKind::basic)
    throw std::invalid_argument("There is nothing to reveal: reply with \"choose\" and \"confidence\".");
  revealed_ = true;
  say(event::reveal(asked));
  return Step::stay;
}

JsonlSession::Step JsonlSession::heed(const study::Asked&, const said::Undo&) {
  const auto card = session_.undo();
  if (!card) throw std::invalid_argument("There is no answer of today to take back.");
  say(event::undone(*card));
  return Step::next_card;
}

JsonlSession::Step JsonlSession::heed(const study::Asked&, const said::Quit&) { return Step::quit; }

JsonlSession::Step JsonlSession::answer(const study::Asked& asked, const collection::Reply& reply) {
  say(event::feedback(asked, session_.answer(reply)));
  return Step::next_card;
}

void JsonlSession::say(const std::string& line) { out_ << line << '\n' << std::flush; }

}  // namespace trapline::cli
