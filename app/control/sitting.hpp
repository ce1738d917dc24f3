// Room: app/control. A sitting over a collection: joins engine/study's session with the collection that it asks from.
// The window, the terminal and the JSON lines are three faces of this.
#pragma once

#include <optional>

#include "engine/collection/collection.hpp"
#include "engine/study/session.hpp"

namespace trapline::control {

struct SittingOptions {
  CardFilter filter;
  std::optional<int> limit;  ///< of answers, drills included; nothing: as many as today brings
  collection::Ahead ahead = collection::Ahead::no;
};

class Sitting {
 public:
  /// Both references must outlive the sitting.
  Sitting(collection::Collection& collection, const Clock& clock, SittingOptions options = {});

  /// The card to answer now; its time starts. Null when the limit is reached or nothing is left.
  const study::Asked* next();
  /// The card that is asked; null where there is none.
  [[nodiscard]] const study::Asked* asked() const { return session_.asked(); }
  /// What is chosen of it.
  [[nodiscard]] study::Session& session() { return session_; }
  /// No card is asked any more.
  void leave() { session_.leave(); }

  /// Answers the card that is asked, as Collection::answer; where the reply has no duration, the time since it was
  /// shown counts. Builds no new queue: idle() does, while the user reads.
  collection::Answered answer(collection::Reply reply);
  /// Takes the last answer of today back, of this sitting or of an earlier one.
  std::optional<CardId> undo();

  /// What is left, as it was known when the card was shown, less what was answered since. Costs nothing.
  [[nodiscard]] const collection::Today& known() const { return known_; }
  /// What is left, counted.
  const collection::Today& count() { return known_ = collection_.daily_review().today(options_.filter); }
  [[nodiscard]] int answered() const { return session_.answered(); }
  [[nodiscard]] int correct() const { return session_.correct(); }
  /// Today while anything is left, whatever the sitting is about.
  [[nodiscard]] std::optional<StudyDay> next_due() { return collection_.daily_review().today().next_due; }
  /// To be called while the user reads.
  void idle() { collection_.daily_review().idle(); }

 private:
  collection::Collection& collection_;
  const Clock& clock_;
  SittingOptions options_;
  study::Session session_;
  collection::Today known_;
};

}  // namespace trapline::control
