// Room: app/control. One sitting: which cards it is about, how many answers it takes, and how it went. The rules are the
// collection's; the terminal and the JSON lines are two faces of this.
#pragma once

#include <optional>
#include <vector>

#include "engine/collection/collection.hpp"

namespace trapline::control {

struct SessionOptions {
  store::CardFilter filter;
  std::optional<int> limit;  ///< of answers, drills included; nothing: as many as today brings
  collection::Ahead ahead = collection::Ahead::no;
};

class Session {
 public:
  Session(collection::Collection& collection, const Clock& clock, SessionOptions options);

  /// The card to answer now. Nothing when the limit is reached or nothing is left. Starts the card's time.
  [[nodiscard]] std::optional<study::Asked> next();
  /// As Collection::answer; where the reply has no duration, the time since next() counts.
  collection::Answered answer(const study::Asked& asked, collection::Reply reply);
  /// Takes the last answer of today back, of this sitting or of an earlier one.
  std::optional<CardId> undo();

  [[nodiscard]] collection::Today left() { return collection_.today(options_.filter); }
  [[nodiscard]] StudyDay today() const { return collection_.study_day(); }
  [[nodiscard]] bool limit_reached() const { return options_.limit && answered() >= *options_.limit; }
  [[nodiscard]] int answered() const { return static_cast<int>(answers_.size()); }
  [[nodiscard]] int correct() const;
  /// Today while anything is left, whatever the sitting is about.
  [[nodiscard]] std::optional<StudyDay> next_due() { return collection_.today().next_due; }
  /// To be called while the user reads.
  void idle() { collection_.idle(); }

 private:
  struct Given {
    CardId card;
    bool correct = false;
  };
  collection::Collection& collection_;
  const Clock& clock_;
  SessionOptions options_;
  Moment shown_at_;
  std::vector<Given> answers_;
};

}  // namespace trapline::control
