#include "engine/collection/collection.hpp"

#include "engine/collection/core.hpp"

namespace trapline::collection {

Collection::Collection(const std::filesystem::path& file, const Clock& clock, Settings settings, Access access)
    : core_(std::make_unique<Core>(file, clock, settings, access)),
      decks_(*core_),
      daily_review_(*core_),
      insights_(*core_),
      upkeep_(*core_),
      sync_(*core_) {}

Collection::~Collection() = default;
Collection::Collection(Collection&&) noexcept = default;

void Collection::set_settings(const Settings& settings) {
  core_->settings = settings;
  core_->prepared.reset();
}

const Settings& Collection::settings() const { return core_->settings; }

}  // namespace trapline::collection
