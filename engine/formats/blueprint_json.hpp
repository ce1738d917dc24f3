// Room: engine/formats. The reader of blueprints, `*.blueprint.json`. Knows no deck.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/formats/diagnostic.hpp"
#include "engine/model/blueprint.hpp"

namespace trapline::formats {

/// The most bytes that a blueprint may have; a real one has a few thousand.
inline constexpr std::size_t kMaxBlueprintBytes = std::size_t{1} << 20;

/// What a file held: the blueprint, or at least one error. Warnings are about keys that we do not know.
struct ParsedBlueprint {
  std::optional<Blueprint> blueprint;
  std::vector<Diagnostic> diagnostics;
};

/// Reads a blueprint. Never throws on what a user wrote. A line is known only where the text is no JSON; other errors
/// name the place, such as "sections[2].weight".
[[nodiscard]] ParsedBlueprint parse_blueprint(std::string_view text);

}  // namespace trapline::formats
