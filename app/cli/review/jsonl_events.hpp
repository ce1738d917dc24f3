// Room: app/cli/review. What a review by JSON lines says, event by event, each as one line without its end.
#pragma once

#include <string>

#include "app/control/sitting.hpp"

namespace trapline::cli::event {

/// `left`: what is left today, the card included.
[[nodiscard]] std::string card(const study::Asked& asked, const collection::Today& left);
[[nodiscard]] std::string reveal(const study::Asked& asked);
[[nodiscard]] std::string feedback(const study::Asked& asked, const collection::Answered& answered);
[[nodiscard]] std::string undone(const CardId& card);
[[nodiscard]] std::string error(const std::string& sentence);
[[nodiscard]] std::string done(int answered, int correct, const std::optional<StudyDay>& next_due);

}  // namespace trapline::cli::event
