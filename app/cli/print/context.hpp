// Room: app/cli/print. What every command is given: streams, clock, paths, and how to print. Commands own nothing
// global, so that a test runs them with string streams and a clock of its own.
#pragma once

#include <filesystem>
#include <functional>
#include <istream>
#include <optional>
#include <ostream>
#include <stdexcept>
#include <string>

#include "engine/collection/collection.hpp"

namespace trapline::cli {

/// The exit codes; an interface.
enum class Exit { done = 0, failed = 1, wrong_usage = 2, file_refused = 3, collection_unusable = 4 };

/// Thrown where the command line itself is at fault; ends in Exit::wrong_usage.
class UsageError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// How text may look on the output.
struct Look {
  bool colors = false;
  std::function<int()> width = [] { return 80; };  ///< columns; asked again for every card, as windows change
};

struct Context {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  const Clock& clock;
  std::filesystem::path collection_file;
  std::optional<std::filesystem::path> deck_folder;  ///< of the decks that ship
  bool json = false;
  Look look;
};

/// Opens the collection with its settings; says on `err` where those had to be set aside.
[[nodiscard]] collection::Collection open_collection(const Context& context, Access access);

/// One line on `err`, in the form that all messages have.
void complain(std::ostream& err, const std::string& sentence);

}  // namespace trapline::cli
