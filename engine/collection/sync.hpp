// Room: engine/collection. The door through which logs of several devices meet.
#pragma once

#include <span>
#include <vector>

#include "engine/collection/reports.hpp"
#include "engine/model/fact.hpp"

namespace trapline::collection {

struct Core;

class Sync {
 public:
  explicit Sync(Core& core) : core_(&core) {}

  /// All facts of this collection, its own and those that it has learned of, in their order.
  [[nodiscard]] std::vector<Fact> facts();

  /// Adds the facts that are not here yet and computes anew what they bear on. The states are the same in whatever
  /// order facts come, in parts or repeated. Facts about cards whose deck is not here are kept for when it comes.
  MergeReport merge(std::span<const Fact> facts);

 private:
  Core* core_;
};

}  // namespace trapline::collection
