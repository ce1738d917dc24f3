#include "app/cli/print/context.hpp"

#include "app/cli/print/diagnostics.hpp"
#include "engine/collection/settings.hpp"

namespace trapline::cli {

collection::Collection open_collection(const Context& context, store::Access access) {
  collection::check_collection_file(context.collection_file);  // before anything beside it is looked at
  const collection::LoadedSettings loaded = collection::load_settings(collection::settings_path(context.collection_file));
  if (!loaded.message.empty()) complain(context.err, loaded.message);
  return collection::Collection(context.collection_file, context.clock, loaded.settings, access);
}

void complain(std::ostream& err, const std::string& sentence) { err << "trapline: " << printable(sentence) << "\n"; }

}  // namespace trapline::cli
