#include "engine/schedule/scheduler.hpp"

#include <charconv>
#include <system_error>

namespace trapline::schedule {
namespace {

constexpr std::string_view kSm2 = "sm2";
constexpr std::string_view kFsrs = "fsrs-6 ";

}  // namespace

std::string to_text(const Scheduler& scheduler) {
  if (scheduler.kind == SchedulerKind::sm2) return std::string(kSm2);
  return std::string(kFsrs) + std::to_string(scheduler.retention);
}

std::optional<Scheduler> scheduler_in(std::string_view text) {
  if (text == kSm2) return Scheduler{};
  if (!text.starts_with(kFsrs)) return {};
  text.remove_prefix(kFsrs.size());
  Scheduler scheduler{SchedulerKind::fsrs, 0};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), scheduler.retention);
  if (error != std::errc{} || end != text.data() + text.size()) return {};
  if (scheduler.retention < kLeastRetention || scheduler.retention > kMostRetention) return {};
  return scheduler;
}

}  // namespace trapline::schedule
