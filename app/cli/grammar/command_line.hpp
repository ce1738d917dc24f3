// Room: app/cli/grammar. From the words on the command line to a command and its options. The only file that sees
// CLI11, which is heavy and whose messages are not ours.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "app/cli/commands/commands.hpp"

namespace trapline::cli {

/// No command was named: the window, or the review in the terminal.
struct OpenCommand {};

/// The window and nothing else; what goes wrong is told in it.
struct WindowCommand {};

using Command = std::variant<OpenCommand, WindowCommand, ImportCommand, ReviewCommand, DueCommand, DecksCommand,
                             TopicsCommand, TrapsCommand, ItemsCommand, StatsCommand, LogCommand, ShowCommand,
                             UndoCommand, CheckCommand, IdsCommand, SettingsCommand, SchedulerCommand>;

struct CommandLine {
  std::string data;  ///< --data; empty where it was not given
  std::string now;   ///< --now; empty where it was not given
  bool json = false;
  Command command;
  std::string answer;  ///< what --help or --version asked for: to be printed, and nothing else done
};

/// `words` without the program's name. Throws UsageError.
[[nodiscard]] CommandLine read_command_line(const std::vector<std::string>& words);

}  // namespace trapline::cli
