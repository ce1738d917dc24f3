#include "app/cli/context.hpp"

#include "app/cli/diagnostics.hpp"
#include "engine/collection/files.hpp"

namespace trapline {

Collection open_collection(const Context& context, Access access) {
  check_collection_file(context.collection_file);  // before anything beside it is looked at
  const LoadedSettings loaded = load_settings(settings_path(context.collection_file));
  if (!loaded.message.empty()) complain(context.err, loaded.message);
  return Collection(context.collection_file, context.clock, loaded.settings, access);
}

void complain(std::ostream& err, const std::string& sentence) { err << "trapline: " << printable(sentence) << "\n"; }

}  // namespace trapline
