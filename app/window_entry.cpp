// Room: app, the composition root. This build has no window.
#include "app/window_entry.hpp"

namespace trapline {

int open_window(const WindowRequest&) { throw NoWindow("This build has no window: the review goes on here."); }

}  // namespace trapline
