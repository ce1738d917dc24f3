// Room: engine/store. What a collection is opened for.
#pragma once

namespace trapline::store {

enum class Access {
  read,   ///< only looks
  write,  ///< will change something: fails at once where another program holds the lock
};

}  // namespace trapline::store
