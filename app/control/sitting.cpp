#include "app/control/sitting.hpp"

#include <utility>

namespace trapline::control {
namespace {

/// The counter that the answered card stood in; null where it was not in today's queue.
int* counter_of(collection::Today& left, const study::Asked& asked, const Review& review) {
  if (asked.drill) return &left.drills;
  if (review.kind == ReviewKind::early) return nullptr;
  if (asked.card.kind() == CardKind::trap) return &left.traps;
  return is_new(review.before) ? &left.fresh : &left.reviews;
}

/// Today without the card that was answered.
void take_off(collection::Today& left, const study::Asked& asked, const collection::Answered& answered) {
  if (int* counter = counter_of(left, asked, answered.review); counter && *counter > 0) --*counter;
  if (answered.drilled_today) ++left.drills;
  ++left.answered;
  if (answered.review.correct) ++left.correct;
}

}  // namespace

Sitting::Sitting(collection::Collection& collection, const Clock& clock, SittingOptions options)
    : collection_(collection), clock_(clock), options_(std::move(options)), session_(options_.limit) {}

const study::Asked* Sitting::next() {
  session_.leave();
  if (session_.limit_reached()) return nullptr;
  std::optional<study::Asked> asked = collection_.daily_review().next(options_.filter, options_.ahead);
  if (!asked) return nullptr;
  session_.ask(std::move(*asked), clock_.now().at);
  count();
  return session_.asked();
}

collection::Answered Sitting::answer(collection::Reply reply) {
  const study::Asked& asked = *session_.asked();
  if (reply.duration_ms == 0) reply.duration_ms = session_.elapsed_ms(clock_.now().at);
  const collection::Answered answered = collection_.daily_review().answer(asked, reply);
  session_.note_answer(asked.card, answered.review.correct);
  take_off(known_, asked, answered);
  return answered;
}

std::optional<CardId> Sitting::undo() {
  const auto card = collection_.daily_review().undo();
  if (card) session_.note_undo(*card);
  return card;
}

}  // namespace trapline::control
