// Room: app/state. The first screen: what today brings, and what can be wanted there.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/state/cards_left.hpp"
#include "engine/model/deck.hpp"

namespace trapline::state {

namespace intent {

struct ShowToday {};  ///< leaves the review; nothing that was answered is lost
struct Start {};      ///< begin or go on with today's review
struct OpenSampleDeck {};

}  // namespace intent

using TodayIntent = std::variant<intent::ShowToday, intent::Start, intent::OpenSampleDeck>;

/// A topic with few right answers.
struct WeakTopic {
  TopicPath topic;
  int answered = 0;
  int correct = 0;
};

/// Reasons for an empty day; each says something else to the user.
enum class Emptiness { not_empty, nothing_imported, files_refused, done_for_today };

struct TodayScreen {
  using Intent = TodayIntent;

  std::string date;  ///< "Monday, 30 November"
  CardsLeft left;
  int answered_today = 0;
  int correct_today = 0;
  std::vector<WeakTopic> weakest;  ///< at most five, weakest first
  Emptiness emptiness = Emptiness::not_empty;
  int files_refused = 0;
  std::string next_due;     ///< "tomorrow", "Friday, 4 December"; empty where nothing is scheduled
  std::string data_path;    ///< where the collection lies
  std::string sample_deck;  ///< name of the deck that "Open the sample deck" imports; empty where none is found
  int decks = 0;
  int questions = 0;
  int traps_awake = 0;
  int traps_tamed = 0;

  [[nodiscard]] std::string name() const { return "today"; }
  [[nodiscard]] std::string step() const { return name(); }
  [[nodiscard]] std::optional<Progress> progress() const { return std::nullopt; }
  [[nodiscard]] bool is_home() const { return true; }
};

template <class Take>
void for_each_text(const TodayScreen& screen, const Take& take) {
  for (const WeakTopic& topic : screen.weakest) take(topic.topic);
  for (const std::string* text : {&screen.date, &screen.next_due, &screen.data_path, &screen.sample_deck}) take(*text);
}

}  // namespace trapline::state
