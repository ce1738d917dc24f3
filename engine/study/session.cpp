#include "engine/study/session.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace trapline::study {

void Session::ask(Asked asked, Timestamp now) {
  chosen_.assign(asked.question.options.size(), false);
  asked_ = std::move(asked);
  shown_at_ = now;
}

int Session::elapsed_ms(Timestamp now) const {
  return static_cast<int>(std::clamp<std::int64_t>(now.ms - shown_at_.ms, 0, kMostAnswerMs));
}

void Session::toggle(std::size_t index) {
  if (!asked_ || index >= chosen_.size()) return;
  const bool chosen = chosen_[index];
  if (asked_->question.choose() == 1) chosen_.assign(chosen_.size(), false);
  chosen_[index] = !chosen;
}

std::vector<std::string> Session::chosen_ids() const {
  std::vector<std::string> ids;
  for (std::size_t i = 0; i < chosen_.size(); ++i)
    if (chosen_[i]) ids.push_back(asked_->question.options[i].id);
  return ids;
}

bool Session::is_choice_complete() const {
  return asked_ && std::count(chosen_.begin(), chosen_.end(), true) == asked_->question.choose();
}

void Session::note_undo(const CardId& card) {
  if (!answers_.empty() && answers_.back().card == card) answers_.pop_back();
}

int Session::correct() const {
  return static_cast<int>(std::count_if(answers_.begin(), answers_.end(), [](const Given& a) { return a.correct; }));
}

}  // namespace trapline::study
