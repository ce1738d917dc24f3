#include "app/cli/program.hpp"

#include <fmt/format.h>

#include <exception>
#include <type_traits>
#include <variant>

#include "app/cli/grammar/command_line.hpp"
#include "app/words/errors.hpp"

namespace trapline::cli {
namespace {

Exit open(const Context& context, const Outside& outside) {
  if (outside.open_window) {
    if (const auto exit = outside.open_window(context)) return *exit;
  }
  return run(ReviewCommand{}, context);
}

/// As from a desktop's menu, where nobody reads what is printed: trouble is told in the window.
Exit open_only_the_window(const Context& context, const Outside& outside) {
  if (!outside.open_window)
    throw std::runtime_error("There is no display to open a window on: run `trapline review` in a terminal.");
  for (;;) {
    try {
      return outside.open_window(context).value_or(Exit::failed);
    } catch (const UsageError&) {
      throw;
    } catch (const std::exception& error) {
      if (!outside.tell_in_window || !outside.tell_in_window(words::sentence_of(error))) throw;
    }
  }
}

Exit carry_out(const CommandLine& line, const Outside& outside) {
  std::optional<FixedClock> chosen_clock;
  if (!line.now.empty()) {
    const auto now = moment_from_iso(line.now);
    if (!now)
      throw UsageError(
          fmt::format("--now wants a time with its offset in a year from 1970 on, such as 2026-12-01T09:00:00+01:00, "
                      "and not \"{}\".",
                      line.now));
    chosen_clock.emplace(*now);
  }
  const Clock& clock = chosen_clock ? static_cast<const Clock&>(*chosen_clock) : outside.clock;
  const Context context{
      outside.in,          outside.out, outside.err, clock, find_collection(line.data, outside.environment),
      outside.deck_folder, line.json,   outside.look};
  return std::visit(
      [&](const auto& command) {
        if constexpr (std::is_same_v<std::decay_t<decltype(command)>, OpenCommand>)
          return open(context, outside);
        else if constexpr (std::is_same_v<std::decay_t<decltype(command)>, WindowCommand>)
          return open_only_the_window(context, outside);
        else
          return run(command, context);
      },
      line.command);
}

Exit say_why(std::ostream& err, const std::string& sentence, Exit code) {
  complain(err, sentence);
  return code;
}

}  // namespace

Exit run_program(const std::vector<std::string>& words, const Outside& outside) noexcept try {
  const CommandLine line = read_command_line(words);
  if (!line.answer.empty()) {
    outside.out << line.answer;
    return Exit::done;
  }
  return carry_out(line, outside);
} catch (const UsageError& error) {
  return say_why(outside.err, error.what(), Exit::wrong_usage);
} catch (const CollectionError& error) {
  return say_why(outside.err, error.what(), Exit::collection_unusable);
} catch (const std::exception& error) {
  return say_why(outside.err, words::sentence_of(error), Exit::failed);
} catch (...) {
  return say_why(outside.err, "Something failed that has no name.", Exit::failed);
}

}  // namespace trapline::cli
