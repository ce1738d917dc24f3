// Entry of the program: reads the machine (environment, streams, clock, terminal) and hands it to the command line.
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <iostream>

#include "app/cli/program.hpp"
#include "app/cli/review/terminal.hpp"
#include "app/decks_dir.hpp"
#include "app/window_entry.hpp"

namespace {

using namespace trapline;

std::string environment(const char* name) {
  const char* value = std::getenv(name);
  return value != nullptr ? value : "";
}

std::optional<cli::Exit> show_window(const cli::Context& context) try {
  return static_cast<cli::Exit>(open_window({context.collection_file, context.clock, context.deck_folder}));
} catch (const NoWindow& reason) {
  cli::complain(context.err, reason.what());
  return {};
}

cli::Exit run_on_this_machine(const std::vector<std::string>& words) {
  const SystemClock clock;
  cli::InterruptibleInput input(STDIN_FILENO);
  std::istream in(&input);
  cli::Outside outside{in, std::cout, std::cerr, clock, {}, find_deck_dir(running_program()), cli::terminal_look(),
                       {}, {}};
  outside.environment = {environment("TRAPLINE_DATA"), environment("XDG_DATA_HOME"), environment("HOME")};
  if (!environment("DISPLAY").empty() || !environment("WAYLAND_DISPLAY").empty()) {
    outside.open_window = show_window;
    outside.tell_in_window = tell_in_window;
  }
  const cli::Exit exit = cli::run_program(words, outside);
  if (std::cout.flush() || cli::nobody_reads(STDOUT_FILENO)) return exit;
  cli::complain(std::cerr, "The output could not be written to its end.");
  return exit == cli::Exit::done ? cli::Exit::failed : exit;
}

}  // namespace

int main(int count, char** words) try {
  std::signal(SIGPIPE, SIG_IGN);  // a reader that has had enough is no error
  return static_cast<int>(run_on_this_machine({words + 1, words + count}));
} catch (...) {
  return static_cast<int>(cli::Exit::failed);
}
