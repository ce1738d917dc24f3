// Room: app/cli/commands. The commands, each in a file of its own, with what the command line gave them. They return an
// exit code and throw UsageError, CollectionError, or std::runtime_error with one sentence.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/cli/print/context.hpp"
#include "app/control/sitting.hpp"

namespace trapline::cli {

struct ImportCommand {
  std::vector<std::string> files;  ///< "-" is standard input
  bool dry_run = false;
};
Exit run(const ImportCommand& command, const Context& context);

struct ReviewCommand {
  control::SittingOptions options;
  bool jsonl = false;
};
Exit run(const ReviewCommand& command, const Context& context);

struct DueCommand {};
Exit run(const DueCommand& command, const Context& context);

struct DecksCommand {};
Exit run(const DecksCommand& command, const Context& context);

struct TopicsCommand {};
Exit run(const TopicsCommand& command, const Context& context);

struct TrapsCommand {};
Exit run(const TrapsCommand& command, const Context& context);

struct ItemsCommand {
  std::string deck;                ///< empty: all
  std::vector<std::string> files;  ///< other collections, each of one learner; they are only read
};
Exit run(const ItemsCommand& command, const Context& context);

struct StatsCommand {};
Exit run(const StatsCommand& command, const Context& context);

struct LogCommand {
  std::string card;          ///< empty: all
  std::optional<int> limit;  ///< the last ones only
};
Exit run(const LogCommand& command, const Context& context);

struct ShowCommand {
  std::string id;
};
Exit run(const ShowCommand& command, const Context& context);

struct UndoCommand {};
Exit run(const UndoCommand& command, const Context& context);

struct SchedulerCommand {
  std::string name;              ///< "sm2" or "fsrs"; empty: only say which
  std::optional<int> retention;  ///< percent
};
Exit run(const SchedulerCommand& command, const Context& context);

struct CheckCommand {
  std::vector<std::string> files;  ///< deck files; empty: the collection
  bool repair = false;
};
Exit run(const CheckCommand& command, const Context& context);

struct IdsCommand {
  std::string file;
};
Exit run(const IdsCommand& command, const Context& context);

struct SettingsCommand {
  std::string name;   ///< empty: show all
  std::string value;  ///< empty: show
};
Exit run(const SettingsCommand& command, const Context& context);

}  // namespace trapline::cli
