// Room: engine/authoring. Former names of products in a deck that was read. Knows no file format.
#pragma once

#include <vector>

#include "engine/formats/diagnostic.hpp"
#include "engine/model/blueprint.hpp"

namespace trapline::authoring {

/// A warning, in the order of lines, for each former name that a question or a trap uses without saying a current name
/// anywhere in it; "Agent Platform (formerly Vertex AI)" is fine. The longest name counts: "Vertex AI Pipelines" is not
/// "Vertex AI". Names are told apart by case. Code, addresses, links and the list of references are not looked at, as
/// libraries and pages keep their names.
[[nodiscard]] std::vector<formats::Diagnostic> stale_names(const formats::ParsedDeck& parsed,
                                                           const std::vector<Rename>& renames);

}  // namespace trapline::authoring
