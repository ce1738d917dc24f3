// Room: app/cli/commands. `trapline undo`.
#include "app/cli/commands/commands.hpp"
#include "app/cli/print/json.hpp"

namespace trapline::cli {

Exit run(const UndoCommand&, const Context& context) {
  collection::Collection collection = open_collection(context, Access::write);
  const auto card = collection.daily_review().undo();
  if (!card) {
    complain(context.err, "There is no answer of today to take back.");
    return Exit::failed;
  }
  context.out << (context.json ? undo_json(*card) : "Taken back: the answer to " + card->key + ".") << "\n";
  return Exit::done;
}

}  // namespace trapline::cli
