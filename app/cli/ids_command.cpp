// Room: app/cli. `trapline ids`.
#include "app/cli/commands.hpp"

namespace trapline {

Exit run(const IdsCommand&, const Context&) { return Exit::failed; }

}  // namespace trapline
