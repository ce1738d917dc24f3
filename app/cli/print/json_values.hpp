// Room: app/cli/print. Our values as JSON values, for whoever puts them together to a line.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "engine/collection/collection.hpp"

namespace trapline::cli {

/// Keeps the order in which fields were added.
using Json = nlohmann::ordered_json;

/// On one line. Bytes that are no UTF-8 (a file's name may have some) become U+FFFD.
[[nodiscard]] std::string to_line(const Json& json);

/// "2026-12-01" or null.
[[nodiscard]] Json to_json(const std::optional<StudyDay>& day);
/// "fairly_sure" or null.
[[nodiscard]] Json to_json(const std::optional<Confidence>& confidence);
/// "sprung", "resisted", "inconclusive", or null.
[[nodiscard]] Json to_json(TrapOutcome outcome);
/// {"due","interval_days","ease","repetitions","lapses"}; the ease factor as the decimal that it stands for.
[[nodiscard]] Json to_json(const Schedule& schedule);
[[nodiscard]] Json to_json(const Review& review);
[[nodiscard]] Json to_json(const Question& question);
[[nodiscard]] Json to_json(const Trap& trap);
[[nodiscard]] Json to_json(const Reference& reference);
/// {"new","review","trap","drill"}: what is left of today.
[[nodiscard]] Json left_json(const collection::Today& today);

}  // namespace trapline::cli
