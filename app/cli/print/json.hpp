// Room: app/cli/print. What commands print with --json: each function gives one line, without its end. Field names are
// an interface: none is ever removed or renamed, only added. The JSON library stays out of this header: it is heavy.
#pragma once

#include <string>
#include <vector>

#include "app/cli/print/lint.hpp"
#include "app/files/importer.hpp"
#include "engine/collection/collection.hpp"

namespace trapline::cli {

[[nodiscard]] std::string import_json(const std::vector<files::FileReport>& files);
[[nodiscard]] std::string due_json(const collection::Today& today, const Limits& limits);
[[nodiscard]] std::string decks_json(const std::vector<DeckSummary>& decks);
[[nodiscard]] std::string topics_json(const std::vector<insight::TopicStanding>& topics);
[[nodiscard]] std::string traps_json(const std::vector<TrapStanding>& traps);
[[nodiscard]] std::string stats_json(const collection::Stats& stats);
/// One row; the log is too long to be put together as a whole.
[[nodiscard]] std::string review_json(const Review& review);
[[nodiscard]] std::string show_json(const collection::CardReport& report);
[[nodiscard]] std::string items_json(const std::vector<insight::ItemStats>& items);
[[nodiscard]] std::string check_json(const collection::CheckReport& report);
[[nodiscard]] std::string lint_json(const std::vector<LintReport>& files);
[[nodiscard]] std::string ids_json(const std::string& file, int written);
/// `card`: of the answer that was taken back.
[[nodiscard]] std::string undo_json(const CardId& card);
[[nodiscard]] std::string scheduler_json(const schedule::Scheduler& scheduler);
[[nodiscard]] std::string settings_json(const Settings& settings);

/// The name of a setting's value, as `trapline settings` takes it.
[[nodiscard]] const char* name_of(Theme theme);
/// "asleep", "awake" or "tamed".
[[nodiscard]] const char* standing_of(const CardState& trap);

}  // namespace trapline::cli
