// Room: app/state. What a user can want. Views hand these out; control carries them out.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "engine/model/review.hpp"
#include "engine/model/settings.hpp"

namespace trapline::state::intent {

struct Start {};  ///< begin or go on with today's review
struct ToggleOption {
  std::size_t index;
};  ///< choose; the same again clears
struct Answer {
  Confidence confidence;
};                 ///< commits the chosen options
struct Reveal {};  ///< shows the back of a basic card
struct GradeBasic {
  Grade grade;
};  ///< commits a basic card
struct ShowHint {};
struct Continue {};   ///< from the feedback to the next card
struct Undo {};       ///< takes the last answer back
struct ShowToday {};  ///< leaves the review; nothing that was answered is lost
struct TryAgain {};   ///< to open the collection
struct ImportFiles {
  std::vector<std::string> paths;
};
struct OpenSampleDeck {};
struct SetTheme {
  Theme theme;
};
struct SetScale {
  int percent;
};
struct DismissMessage {};
struct Quit {};

}  // namespace trapline::state::intent

namespace trapline::state {

using Intent = std::variant<intent::Start, intent::ToggleOption, intent::Answer, intent::Reveal, intent::GradeBasic,
                            intent::ShowHint, intent::Continue, intent::Undo, intent::ShowToday, intent::TryAgain,
                            intent::ImportFiles, intent::OpenSampleDeck, intent::SetTheme, intent::SetScale,
                            intent::DismissMessage, intent::Quit>;

}  // namespace trapline::state
