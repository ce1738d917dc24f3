// Room: app/cli. What a review by JSON lines says, event by event, each as one line without its end.
#pragma once

#include <string>

#include "app/cli/session.hpp"

namespace trapline::event {

/// `left`: what is left today, the card included.
[[nodiscard]] std::string card(const Asked& asked, const Today& left);
[[nodiscard]] std::string reveal(const Asked& asked);
[[nodiscard]] std::string feedback(const Asked& asked, const Answered& answered);
[[nodiscard]] std::string undone(const CardId& card);
[[nodiscard]] std::string error(const std::string& sentence);
[[nodiscard]] std::string done(int answered, int correct, const std::optional<StudyDay>& next_due);

}  // namespace trapline::event
