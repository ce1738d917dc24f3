#include "app/control/session.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace trapline::control {

Session::Session(collection::Collection& collection, const Clock& clock, SessionOptions options)
    : collection_(collection), clock_(clock), options_(std::move(options)) {}

std::optional<study::Asked> Session::next() {
  if (limit_reached()) return {};
  shown_at_ = clock_.now();
  return collection_.next(options_.filter, options_.ahead);
}

collection::Answered Session::answer(const study::Asked& asked, collection::Reply reply) {
  if (reply.duration_ms == 0) {
    const std::int64_t ms = clock_.now().at.ms - shown_at_.at.ms;
    reply.duration_ms = static_cast<int>(std::clamp<std::int64_t>(ms, 0, std::numeric_limits<int>::max()));
  }
  const collection::Answered answered = collection_.answer(asked, reply);
  answers_.push_back({asked.card, answered.review.correct});
  return answered;
}

std::optional<CardId> Session::undo() {
  const auto card = collection_.undo();
  if (card && !answers_.empty() && answers_.back().card == *card) answers_.pop_back();
  return card;
}

int Session::correct() const {
  return static_cast<int>(std::count_if(answers_.begin(), answers_.end(), [](const Given& a) { return a.correct; }));
}

}  // namespace trapline::control
