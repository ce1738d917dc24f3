// Room: app/state. The screens as plain data: all that a view needs to draw one, and nothing that it has to work out.
// Knows no ImGui, no database and no rule.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/markdown/rich_text.hpp"
#include "engine/model/deck.hpp"
#include "engine/model/review.hpp"
#include "engine/model/settings.hpp"

namespace trapline::state {

/// How many cards of each sort are left today.
struct CardsLeft {
  int traps = 0;
  int reviews = 0;
  int fresh = 0;   ///< new questions
  int drills = 0;  ///< answered today and to be repeated today
  [[nodiscard]] int total() const { return traps + reviews + fresh + drills; }
  bool operator==(const CardsLeft&) const = default;
};

/// A topic with few right answers.
struct WeakTopic {
  TopicPath topic;
  int answered = 0;
  int correct = 0;
};

/// Reasons for an empty day; each says something else to the user.
enum class Emptiness { not_empty, nothing_imported, files_refused, done_for_today, cannot_open };

struct TodayScreen {
  std::string date;  ///< "Monday, 30 November"; empty where no collection is open
  CardsLeft left;
  int answered_today = 0;
  int correct_today = 0;
  std::vector<WeakTopic> weakest;  ///< at most five, weakest first
  Emptiness emptiness = Emptiness::not_empty;
  int files_refused = 0;
  std::string trouble;      ///< one sentence: why the collection cannot be opened, and what to do
  std::string next_due;     ///< "tomorrow", "Friday, 4 December"; empty where nothing is scheduled
  std::string data_path;    ///< where the collection lies
  std::string sample_deck;  ///< name of the deck that "Open the sample deck" imports; empty where none is found
  int decks = 0;
  int questions = 0;
  int traps_awake = 0;
  int traps_tamed = 0;
};

/// A choice as it stands on the screen, in the order shown.
struct OptionLine {
  std::string letter;  ///< "A"
  markdown::RichText text;
  bool chosen = false;
};

struct ReviewScreen {
  std::string card;     ///< changes with every card shown: views reset their scroll position on it
  std::string heading;  ///< "Question", "Trap check", "Drill"; never the topic or the trap
  markdown::RichText stem;
  std::vector<OptionLine> options;  ///< empty for a basic card
  int choose = 1;                   ///< how many options to choose
  bool basic = false;
  bool revealed = false;  ///< a basic card whose back is shown
  markdown::RichText back;          ///< filled when revealed
  markdown::RichText hint;          ///< shown on request; may be empty
  bool hint_shown = false;
  CardsLeft left;  ///< this card included
  int answered_today = 0;
  [[nodiscard]] int chosen_count() const;
  [[nodiscard]] bool ready_for_confidence() const { return !basic && chosen_count() == choose; }
};

struct FeedbackOption {
  std::string letter;
  markdown::RichText text;
  bool right = false;
  bool chosen = false;
  markdown::RichText why;
  markdown::RichText tempting;
  markdown::RichText right_if;
  std::string trap_claim;  ///< of the trap that it carries; empty for none
};

/// What an answer did to a trap.
struct TrapLine {
  std::string claim;
  std::string truth;
  TrapOutcome outcome = TrapOutcome::none;
  std::string comes_back;  ///< "tomorrow", "in 6 days (Sunday, 6 December)"
};

struct FeedbackScreen {
  std::string card;
  bool correct = false;
  bool lucky = false;
  std::string confidence;  ///< "certain"; empty for a basic card
  bool statement = false;  ///< a trap's claim or truth was judged: its traps say all that its options could
  markdown::RichText stem;
  std::vector<FeedbackOption> options;  ///< the chosen ones first, then the right ones, then the others
  std::vector<TrapLine> traps;          ///< sprung ones first
  markdown::RichText explanation;
  std::vector<TopicPath> topics;
  std::vector<Reference> references;
  std::string comes_back;      ///< "tomorrow", "in 6 days (Sunday, 6 December)"
  bool drilled_today = false;  ///< will be asked again today
  bool leech_alarm = false;
  int lapses = 0;
  CardsLeft left;
  int answered_today = 0;  ///< this answer included
};

using Screen = std::variant<TodayScreen, ReviewScreen, FeedbackScreen>;

/// A picture file that the screen's texts name.
struct ShownPicture {
  std::string path;                         ///< as in TextBlock::image_path
  std::shared_ptr<const std::string> file;  ///< PNG or JPEG, never null; shared since states are copied often
};

/// All that the window shows.
struct AppState {
  Screen screen;
  std::vector<ShownPicture> pictures;
  std::string message;  ///< one sentence: an error, or what an import did; empty for none
  bool message_is_error = false;
  bool can_undo = false;
  Theme theme = Theme::system;
  int scale_percent = 100;
  bool quit = false;
};

}  // namespace trapline::state
