// Room: engine/formats/deck_markdown. Ties `Trap:` fields to traps: those with a section of their own and those defined
// in place.
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "engine/formats/deck_markdown/question_reader.hpp"
#include "engine/formats/ids.hpp"

namespace trapline::formats {

/// All traps of a deck while it is read.
class TrapBook {
 public:
  /// A trap with a section of its own.
  void add(Trap trap, TrapLines lines);

  /// Defines the traps whose claims `draft` states in place. A claim that is known already defines nothing new.
  void define_in_place(const QuestionDraft& draft, IdRegistry& ids);

  /// Fills in the ids of the draft's traps; false, with an error, where it names one that the file does not define.
  [[nodiscard]] bool link(QuestionDraft& draft, Notices& notices) const;

  [[nodiscard]] std::vector<Trap> take_traps() { return std::move(traps_); }
  [[nodiscard]] const std::vector<TrapLines>& lines() const { return lines_; }

 private:
  [[nodiscard]] std::string find(const std::string& value) const;

  std::vector<Trap> traps_;
  std::vector<TrapLines> lines_;
  std::unordered_map<std::string, std::string> id_by_name_;  ///< by id, and by claim in lower case
};

}  // namespace trapline::formats
