// Room: engine/collection. The door to the file's own health.
#pragma once

#include "engine/collection/reports.hpp"

namespace trapline::collection {

struct Core;

enum class Repair { no, yes };

class Upkeep {
 public:
  explicit Upkeep(Core& core) : core_(&core) {}

  /// Compares every stored state with what the log says, and asks SQLite about the file. Keeps nobody from writing,
  /// unless something is to be repaired.
  CheckReport check(Repair repair = Repair::no);

 private:
  Core* core_;
};

}  // namespace trapline::collection
