// Entry of the program: reads the machine (environment, streams, clock, terminal) and hands it to the command line.
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <iostream>

#include "app/cli/program.hpp"
#include "app/cli/terminal.hpp"
#include "app/decks_dir.hpp"
#include "app/window_entry.hpp"

namespace {

using namespace trapline;

std::string environment(const char* name) {
  const char* value = std::getenv(name);
  return value != nullptr ? value : "";
}

std::optional<Exit> show_window(const Context& context) try {
  return static_cast<Exit>(open_window({context.collection_file, context.clock, context.deck_folder}));
} catch (const NoWindow& reason) {
  complain(context.err, reason.what());
  return {};
}

Exit run_on_this_machine(const std::vector<std::string>& words) {
  const SystemClock clock;
  InterruptibleInput input(STDIN_FILENO);
  std::istream in(&input);
  Outside outside{in, std::cout, std::cerr, clock, {}, find_deck_dir(running_program()), terminal_look(), {}, {}};
  outside.environment = {environment("TRAPLINE_DATA"), environment("XDG_DATA_HOME"), environment("HOME")};
  if (!environment("DISPLAY").empty() || !environment("WAYLAND_DISPLAY").empty()) {
    outside.open_window = show_window;
    outside.tell_in_window = tell_in_window;
  }
  const Exit exit = run_program(words, outside);
  if (std::cout.flush() || nobody_reads(STDOUT_FILENO)) return exit;
  complain(std::cerr, "The output could not be written to its end.");
  return exit == Exit::done ? Exit::failed : exit;
}

}  // namespace

int main(int count, char** words) try {
  std::signal(SIGPIPE, SIG_IGN);  // a reader that has had enough is no error
  return static_cast<int>(run_on_this_machine({words + 1, words + count}));
} catch (...) {
  return static_cast<int>(Exit::failed);
}
