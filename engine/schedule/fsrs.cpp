#include "engine/schedule/fsrs.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/schedule/sm2.hpp"

namespace trapline::schedule {
namespace {

/// The published weights of FSRS-6, fitted to many people's logs.
constexpr std::array<double, 21> kWeights{0.212,  1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194,
                                          0.001,  1.8722, 0.1666, 0.796,  1.4835, 0.0614, 0.2629,
                                          1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542};
constexpr double kDecay = -kWeights[20];

double factor() { return std::pow(0.9, 1 / kDecay) - 1; }

double number(FsrsRating rating) { return static_cast<double>(rating); }

double in_bounds(double stability) { return std::clamp(stability, 0.001, static_cast<double>(kMaxIntervalDays)); }

/// Not clamped: that is how the mean to which difficulty returns is defined.
double first_difficulty(FsrsRating rating) { return kWeights[4] - std::exp(kWeights[5] * (number(rating) - 1)) + 1; }

double next_difficulty(double difficulty, FsrsRating rating) {
  const double damped = difficulty - kWeights[6] * (number(rating) - 3) * (10 - difficulty) / 9;
  return std::clamp(kWeights[7] * first_difficulty(FsrsRating::easy) + (1 - kWeights[7]) * damped, 1.0, 10.0);
}

double after_success(const FsrsPoint& before, FsrsRating rating, double recall) {
  const double growth = std::exp(kWeights[8]) * (11 - before.difficulty) * std::pow(before.stability, -kWeights[9]) *
                        (std::exp(kWeights[10] * (1 - recall)) - 1);
  const double penalty = rating == FsrsRating::hard ? kWeights[15] : 1;
  const double bonus = rating == FsrsRating::easy ? kWeights[16] : 1;
  return before.stability * (1 + growth * penalty * bonus);
}

double after_lapse(const FsrsPoint& before, double recall) {
  const double relearned = kWeights[11] * std::pow(before.difficulty, -kWeights[12]) *
                           (std::pow(before.stability + 1, kWeights[13]) - 1) * std::exp(kWeights[14] * (1 - recall));
  return std::min(relearned, before.stability / std::exp(kWeights[17] * kWeights[18]));
}

double same_day(double stability, FsrsRating rating) {
  const double change =
      std::exp(kWeights[17] * (number(rating) - 3 + kWeights[18])) * std::pow(stability, -kWeights[19]);
  return stability * (rating == FsrsRating::again ? change : std::max(change, 1.0));
}

int thousandths(double value) { return static_cast<int>(std::lround(value * 1000)); }

}  // namespace

FsrsPoint fsrs_first(FsrsRating rating) {
  return {in_bounds(kWeights[static_cast<std::size_t>(rating) - 1]), std::clamp(first_difficulty(rating), 1.0, 10.0)};
}

double fsrs_recall(double stability, double days) { return std::pow(1 + factor() * days / stability, kDecay); }

double fsrs_interval(double stability, double retention) {
  return stability / factor() * (std::pow(retention, 1 / kDecay) - 1);
}

FsrsPoint fsrs_next(const FsrsPoint& before, FsrsRating rating, int days) {
  const double difficulty = next_difficulty(before.difficulty, rating);
  if (days <= 0) return {in_bounds(same_day(before.stability, rating)), difficulty};
  const double recall = fsrs_recall(before.stability, days);
  const bool failed = rating == FsrsRating::again;
  return {in_bounds(failed ? after_lapse(before, recall) : after_success(before, rating, recall)), difficulty};
}

FsrsMemory fsrs(const std::optional<FsrsMemory>& before, FsrsRating rating, StudyDay today) {
  FsrsPoint after;
  if (before) {
    const int days = std::max(0, today.number - before->last.number);
    after = fsrs_next({before->stability / 1000.0, before->difficulty / 1000.0}, rating, days);
  } else {
    after = fsrs_first(rating);
  }
  return {std::max(1, thousandths(after.stability)), thousandths(after.difficulty), today};
}

int fsrs_interval_days(const FsrsMemory& memory, int retention_percent) {
  const double days = fsrs_interval(memory.stability / 1000.0, retention_percent / 100.0);
  return static_cast<int>(std::lround(std::clamp(days, 1.0, static_cast<double>(kMaxIntervalDays))));
}

}  // namespace trapline::schedule
