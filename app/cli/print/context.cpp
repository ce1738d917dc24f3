#include "app/cli/print/context.hpp"

#include "app/cli/print/diagnostics.hpp"
#include "app/files/settings_file.hpp"
#include "engine/collection/collection_file.hpp"

namespace trapline::cli {

collection::Collection open_collection(const Context& context, Access access) {
  collection::check_collection_file(context.collection_file);  // before anything beside it is looked at
  const files::LoadedSettings loaded = files::load_settings(files::settings_path(context.collection_file));
  if (!loaded.message.empty()) complain(context.err, loaded.message);
  return collection::Collection(context.collection_file, context.clock, loaded.settings, access);
}

void complain(std::ostream& err, const std::string& sentence) { err << "trapline: " << printable(sentence) << "\n"; }

}  // namespace trapline::cli
