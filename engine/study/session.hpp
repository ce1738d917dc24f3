// Room: engine/study. One sitting, whoever holds it: a window, a terminal or an exam. Who is asked, since when, what
// was chosen, and how it went. Pure: cards and times are handed in, and nothing is written.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/study/asked.hpp"
#include "engine/time/study_day.hpp"

namespace trapline::study {

/// The longest time that an answer is said to have taken: a card left open over night says nothing more.
inline constexpr int kMostAnswerMs = 24 * 60 * 60 * 1000;

class Session {
 public:
  /// `limit` of answers, drills included; nothing: as many as there are.
  explicit Session(std::optional<int> limit = std::nullopt) : limit_(limit) {}

  /// From here on `asked` is the card; its time runs and nothing is chosen.
  void ask(Asked asked, Timestamp now);
  /// No card is asked any more.
  void leave() { asked_.reset(); }
  /// The card that is asked; null where there is none.
  [[nodiscard]] const Asked* asked() const { return asked_ ? &*asked_ : nullptr; }
  /// Since the card was shown, in milliseconds: 0 where the clock was set back, at most kMostAnswerMs.
  [[nodiscard]] int elapsed_ms(Timestamp now) const;

  /// Chooses the option at `index` as it stands on the screen, or clears it; where one is wanted, others are cleared.
  /// An index that is not there does nothing.
  void toggle(std::size_t index);
  [[nodiscard]] bool is_chosen(std::size_t index) const { return index < chosen_.size() && chosen_[index]; }
  /// Ids of the chosen options, in the order shown.
  [[nodiscard]] std::vector<std::string> chosen_ids() const;
  /// As many are chosen as the question wants.
  [[nodiscard]] bool is_choice_complete() const;

  void note_answer(const CardId& card, bool correct) { answers_.push_back({card, correct}); }
  /// An answer was taken back: it counts no longer, where it was the last of this sitting.
  void note_undo(const CardId& card);
  [[nodiscard]] int answered() const { return static_cast<int>(answers_.size()); }
  [[nodiscard]] int correct() const;
  [[nodiscard]] bool limit_reached() const { return limit_ && answered() >= *limit_; }

 private:
  struct Given {
    CardId card;
    bool correct = false;
  };
  std::optional<int> limit_;
  std::optional<Asked> asked_;
  std::vector<bool> chosen_;
  Timestamp shown_at_;
  std::vector<Given> answers_;
};

}  // namespace trapline::study
