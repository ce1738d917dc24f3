// Room: engine/model. What a deck is made of. Plain values; knows no file format, no database and no schedule.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace trapline {

/// A topic's path, such as "3.3 Hardware/Data parallelism". The first part may be a section of a blueprint.
using TopicPath = std::string;

/// "3.3 Hardware/Data parallelism" -> "3.3 Hardware".
[[nodiscard]] std::string_view topic_root(std::string_view path);

/// True where `path` is `ancestor` or lies below it.
[[nodiscard]] bool topic_is_under(std::string_view path, std::string_view ancestor);

enum class QuestionKind { single, multiple, true_false, basic };

/// What a question asks of its reader; `unsaid` where the deck does not say.
enum class Level { unsaid, recall, apply, judge };

/// One choice of a question. Its texts are Markdown.
struct Option {
  std::string id;  ///< stable within the question; the shown letter is another thing
  std::string text;
  bool right = false;    ///< the key, or one of the keys
  bool pinned = false;   ///< keeps its place when the others are shuffled
  std::string why;       ///< why it is right, or wrong here
  std::string tempting;  ///< what makes a distractor look right; may be empty
  std::string right_if;  ///< when the distractor would be right; may be empty
  std::string trap;      ///< id of the trap that it carries; empty for none
  bool keyed = false;    ///< the deck writes the id, so that it stays whatever becomes of the text

  bool operator==(const Option&) const = default;
};

/// A link to public documentation.
struct Reference {
  std::string label;
  std::string url;
  bool operator==(const Reference&) const = default;
};

/// Something to ask. A `basic` one has a back (`answer`) and no options; the others have two or more options.
struct Question {
  std::string id;  ///< unique within its deck
  std::string title;
  QuestionKind kind = QuestionKind::single;
  std::string stem;  ///< Markdown
  std::vector<Option> options;
  std::string answer;       ///< the back of a basic card, Markdown
  std::string explanation;  ///< Markdown
  std::string hint;         ///< Markdown
  std::string trap;         ///< id of a trap that any wrong answer springs; empty for none
  std::vector<TopicPath> topics;
  std::vector<Reference> references;
  Level level = Level::unsaid;
  std::string checked;  ///< when and against what its facts were checked: "2026-11 (source)"; may be empty
  int mock_form = 0;    ///< kept for the mock exam of this number, 1 where only "mock" was said; 0: for practice
  std::string case_id;  ///< id of the case whose exhibit is shown beside the stem; empty for none

  /// How many options are right: what the user has to choose exactly.
  [[nodiscard]] int choose() const;
  /// The ids of all traps that it carries, at an option or as a whole, without repetition, in order.
  [[nodiscard]] std::vector<std::string> traps() const;

  bool operator==(const Question&) const = default;
};

/// A false belief and the truth that refutes it. Wrong options of any number of questions may carry it.
struct Trap {
  std::string id;     ///< unique within its deck
  std::string claim;  ///< the false belief, as a statement
  std::string truth;  ///< the statement that refutes it, the mirror of the claim; may be empty
  std::vector<TopicPath> topics;
  std::string because = {};                  ///< the lesson, Markdown: shown after the answer; may be empty
  std::vector<std::string> also_false = {};  ///< further false forms of the belief, each a statement of its own
  std::string same_as = {};                  ///< "DECK#id" of the trap of another deck that this one is; empty for none
  bool operator==(const Trap&) const = default;
};

/// A text that several questions share: a company, its system, its figures. Shown beside the stem of each.
struct Case {
  std::string id;  ///< unique within its deck
  std::string title;
  std::string exhibit;  ///< Markdown
  bool operator==(const Case&) const = default;
};

/// A picture that its deck's Markdown names.
struct Picture {
  std::string path;   ///< as the Markdown names it, relative to the deck file
  std::string bytes;  ///< a PNG or JPEG file, whole
  bool operator==(const Picture&) const = default;
};

/// A named set of questions and traps that comes from one deck file or package.
struct Deck {
  std::string id;    ///< names the deck for good, whatever its name becomes; empty: the name does
  std::string name;  ///< a path with '/'
  std::string format;
  std::string blueprint;
  std::string license;
  std::string author;
  std::string language;
  std::vector<TopicPath> topics;                           ///< defaults for questions that name none
  std::vector<std::pair<std::string, std::string>> extra;  ///< front matter that we do not know: kept
  std::string notes;                                       ///< text outside of any question: kept, never asked
  std::vector<Trap> traps;
  std::vector<Case> cases;
  std::vector<Question> questions;
  std::vector<Picture> pictures;
  bool operator==(const Deck&) const = default;
};

}  // namespace trapline
